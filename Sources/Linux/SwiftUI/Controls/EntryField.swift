/// A text field of UIKit, bound to a string.
struct EntryField {
    let title: Text
    let text: Binding<String>
    let prompt: Text?
    let isSecure: Bool
}

extension EntryField: View {
    typealias Body = Never
}

extension EntryField: LeafView {
    static func makePlatformView() -> EntryView { EntryView(frame: .zero) }

    func update(_ platformView: EntryView, in environment: EnvironmentValues) {
        platformView.binding = text
        platformView.text = text.wrappedValue
        platformView.placeholder = (prompt ?? title).string(in: environment)
        platformView.accessibilityLabel = title.string(in: environment)
        platformView.isSecureTextEntry = isSecure
        platformView.isEnabled = environment.isEnabled
        platformView.borderStyle = environment.textFieldBorder
        platformView.font = (environment.font ?? .body).resolved(weight: environment.textStyling.weight)
        let foreground = environment.foreground
        platformView.textColor = foreground == Foreground() ? nil : environment.foregroundColor
        platformView.textAlignment = environment.textAlignment
        platformView.submit = environment.submitAction
        platformView.focus.follow(environment.focusLink)
        let traits = environment.textInputTraits
        platformView.keyboardType = traits.keyboardType
        platformView.autocapitalizationType = traits.autocapitalization ?? .sentences
        platformView.autocorrectionType = traits.autocorrection ?? .default
    }
}

/// A text field that writes to a binding.
final class EntryView: UITextField {
    var binding: Binding<String>?
    var submit: SubmitAction?
    private(set) lazy var focus = FocusFollower(of: self)

    override init(frame: CGRect) {
        super.init(frame: frame)
        expandsHorizontally = true
        addAction(UIAction { [weak self] _ in self?.userDidEdit() }, for: .editingChanged)
        addAction(UIAction { [weak self] _ in self?.submit?.run() }, for: .editingDidEndOnExit)
        addAction(UIAction { [weak self] _ in self?.focus.didChange(to: true) }, for: .editingDidBegin)
        addAction(UIAction { [weak self] _ in self?.focus.didChange(to: false) }, for: .editingDidEnd)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        focus.viewDidMoveToWindow()
    }

    private func userDidEdit() {
        guard let binding else { return }
        binding.wrappedValue = text ?? ""
        // The binding may have refused, or stored something else, without a change that would bring the field back.
        text = binding.wrappedValue
    }
}
