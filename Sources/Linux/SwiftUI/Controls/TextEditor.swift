/// Text of many lines that the person can edit, and that scrolls.
///
/// It takes all the space that it is offered; in a row of a list, give it a height.
@available(iOS 14.0, *)
@available(tvOS, unavailable)
public struct TextEditor {
    private let text: Binding<String>

    public nonisolated init(text: Binding<String>) {
        self.text = text
    }
}

@available(iOS 14.0, *)
@available(tvOS, unavailable)
extension TextEditor: View {
    public var body: some View {
        EditorArea(text: text)
    }
}

/// A text view of UIKit, bound to a string.
private struct EditorArea {
    let text: Binding<String>
}

extension EditorArea: View {
    typealias Body = Never
}

extension EditorArea: LeafView {
    static func makePlatformView() -> EditorView { EditorView(frame: .zero) }

    func update(_ platformView: EditorView, in environment: EnvironmentValues) {
        platformView.binding = text
        platformView.text = text.wrappedValue
        platformView.isEditable = environment.isEnabled
        platformView.isSelectable = environment.isEnabled
        platformView.isScrollEnabled = environment.isScrollEnabled
        platformView.font = (environment.font ?? .body).resolved(weight: environment.textStyling.weight)
        let foreground = environment.foreground
        platformView.textColor = foreground == Foreground() ? nil : environment.foregroundColor
        platformView.textAlignment = environment.textAlignment
        // A row has a background of its own.
        platformView.backgroundColor = environment.isInList ? nil : .systemBackground
        platformView.focus.follow(environment.focusLink)
        let traits = environment.textInputTraits
        platformView.keyboardType = traits.keyboardType
        platformView.autocapitalizationType = traits.autocapitalization ?? .sentences
        platformView.autocorrectionType = traits.autocorrection ?? .default
    }
}

/// A text view that writes to a binding.
private final class EditorView: UITextView, UITextViewDelegate {
    var binding: Binding<String>?
    private(set) lazy var focus = FocusFollower(of: self)

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        focus.viewDidMoveToWindow()
    }

    func textViewDidBeginEditing(_ textView: UITextView) { focus.didChange(to: true) }
    func textViewDidEndEditing(_ textView: UITextView) { focus.didChange(to: false) }

    func textViewDidChange(_ textView: UITextView) {
        guard let binding else { return }
        binding.wrappedValue = text
        // The binding may have refused, or stored something else, without a change that would bring the text back.
        text = binding.wrappedValue
    }
}
