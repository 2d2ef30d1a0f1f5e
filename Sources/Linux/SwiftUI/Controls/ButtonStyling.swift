/// How buttons are made here.
enum ButtonStyling {
    case native(ButtonLooks)
    case custom(any CustomButtonStyling)
}

/// An app's own style, whatever its type.
@MainActor
protocol CustomButtonStyling {
    func makeButton(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: AnyView) -> AnyView
}

private struct ButtonStylingKey: EnvironmentKey {
    static var defaultValue: ButtonStyling { .native(.borderless) }
}

extension EnvironmentValues {
    var buttonStyling: ButtonStyling {
        get { self[ButtonStylingKey.self] }
        set { self[ButtonStylingKey.self] = newValue }
    }
}

struct TriggeredButtonStyling<Style: PrimitiveButtonStyle> {
    let style: Style

    nonisolated init(_ style: Style) {
        self.style = style
    }
}

extension TriggeredButtonStyling: CustomButtonStyling {
    func makeButton(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: AnyView) -> AnyView {
        AnyView(
            style.makeBody(configuration: .init(role: role, label: .init(content: label), action: action))
        )
    }
}

struct PressedButtonStyling<Style: ButtonStyle> {
    let style: Style

    nonisolated init(_ style: Style) {
        self.style = style
    }
}

extension PressedButtonStyling: CustomButtonStyling {
    func makeButton(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: AnyView) -> AnyView {
        AnyView(PressedButton(style: style, role: role, action: action, label: label))
    }
}

/// A button in an app's looks.
private struct PressedButton<Style: ButtonStyle>: View {
    let style: Style
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: AnyView
    @State private var isPressed = false

    var body: some View {
        PressObserver(
            isPressed: $isPressed,
            action: action,
            content: style.makeBody(
                configuration: .init(role: role, label: .init(content: label), isPressed: isPressed)
            )
        )
    }
}

/// A button without looks that tells whether it is pressed.
private struct PressObserver<Content: View> {
    let isPressed: Binding<Bool>
    let action: @MainActor () -> Void
    let content: Content
}

extension PressObserver: View {
    typealias Body = Never
}

extension PressObserver: ContainerView {
    static func makePlatformView() -> PressedButtonView { PressedButtonView() }

    static func contentView(of platformView: PressedButtonView) -> UIView { platformView.holder }

    func update(_ platformView: PressedButtonView, in environment: EnvironmentValues) {
        platformView.action = action
        platformView.pressed = isPressed
        platformView.isEnabled = environment.isEnabled
    }
}

private final class PressedButtonView: ButtonView {
    var pressed: Binding<Bool>?

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { pressed?.wrappedValue = isHighlighted } }
    }
}
