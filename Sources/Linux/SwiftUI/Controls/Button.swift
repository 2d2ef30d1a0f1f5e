/// A view that runs an action when it is pressed.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    @Environment(\.buttonStyling) private var styling

    @preconcurrency
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(action, label(), role: nil)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    @preconcurrency
    public nonisolated init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(action, label(), role: role)
    }

    nonisolated init(_ action: @escaping @MainActor () -> Void, _ label: Label, role: ButtonRole?) {
        self.role = role
        self.action = action
        self.label = label
    }
}

extension Button: View {
    public var body: some View {
        switch styling {
        case .native(let looks):
            NativeButton(looks: looks, role: role, action: action, content: label)
        case .custom(let style):
            style.makeButton(role: role, action: action, label: AnyView(label))
        }
    }
}

extension Button where Label == Text {
    @preconcurrency
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action, Text(titleKey), role: nil)
    }

    @_disfavoredOverload
    @preconcurrency
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action, Text(title), role: nil)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action, Text(titleKey), role: role)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    @_disfavoredOverload
    @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action, Text(title), role: role)
    }
}
