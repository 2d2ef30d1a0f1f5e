/// How GTK's button looks.
enum ButtonLooks: Equatable {
    /// Tinted, without a background until the pointer is over it.
    case borderless
    /// Nothing but the label.
    case plain
    case bordered
    case borderedProminent
}

/// A button in one of the looks that GTK has.
struct NativeButton<Content: View> {
    let looks: ButtonLooks
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let content: Content
}

extension NativeButton: View {
    typealias Body = Never
}

extension NativeButton: ContainerView {
    static func makePlatformView() -> ButtonView { ButtonView() }

    static func contentView(of platformView: ButtonView) -> UIView { platformView.holder }

    func update(_ platformView: ButtonView, in environment: EnvironmentValues) {
        platformView.action = action
        platformView.isEnabled = environment.isEnabled
        platformView.canFillRow = looks == .borderless
        platformView.tintColor = environment.tint == nil ? nil : environment.tintColor
        platformView.configuration = configuration
    }

    /// A label takes the button's colour, unless the app gave one from further out.
    static var changesEnvironment: Bool { true }

    func transform(_ values: inout EnvironmentValues) {
        values.stackAxis = .horizontal
        guard looks != .plain, values.foreground.base == nil else { return }
        values.foreground.base = foreground
    }

    private var foreground: StyleContent {
        if looks == .borderedProminent { return .color(Color(.fixed(.onTint))) }
        return role == .destructive ? .color(.red) : .tint
    }

    private var configuration: UIButton.Configuration? {
        switch looks {
        case .plain: return nil
        case .borderless: return .plain()
        case .bordered: return .gray()
        case .borderedProminent:
            var configuration = UIButton.Configuration.filled()
            if role == .destructive { configuration.baseBackgroundColor = .systemRed }
            return configuration
        }
    }
}

/// A button whose content are the views of a label, side by side.
class ButtonView: UIButton, RowFilling {
    let holder = UIView()
    private let label = RowLabelView()
    var action: @MainActor () -> Void = {}

    convenience init() {
        self.init(frame: .zero)
        holder.layout = StackLayout(axis: .horizontal, spacing: StackLayout.defaultSpacing)
        label.show(holder, accessory: rowAccessory)
        contentView = label
        addAction(UIAction { [weak self] _ in self?.action() }, for: .primaryActionTriggered)
    }

    /// What is at the end of the row that the button is.
    var rowAccessory: UIView? { nil }

    var canFillRow = false

    var rowInsets: UIEdgeInsets? {
        didSet {
            label.rowInsets = rowInsets
            isRow = rowInsets != nil
        }
    }
}
