/// Takes the screen that a view is on away: pops it off its navigation stack.
///
/// On a screen that nothing presented it does nothing.
@available(iOS 15.0, tvOS 15.0, *)
@MainActor
@preconcurrency
public struct DismissAction {
    private let dismissal: ScreenDismissal?

    nonisolated init(_ dismissal: ScreenDismissal?) {
        self.dismissal = dismissal
    }

    public func callAsFunction() {
        dismissal?.run()
    }
}

/// How the screen around a view can be dismissed. Equal for the same screen, so that readers need not look again.
struct ScreenDismissal: Equatable {
    weak var screen: StackScreen?

    @MainActor
    func run() {
        guard let screen else { return }
        screen.stack?.pop(screen)
    }

    static func == (old: ScreenDismissal, new: ScreenDismissal) -> Bool {
        old.screen === new.screen
    }
}

private enum DismissalKey: EnvironmentKey {
    static var defaultValue: ScreenDismissal? { nil }
}

private enum IsPresentedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var dismissal: ScreenDismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Dismisses the screen that the view is on.
    @available(iOS 15.0, tvOS 15.0, *)
    public var dismiss: DismissAction { DismissAction(dismissal) }

    /// Whether the view is on a screen that was presented, such as one that is pushed onto a navigation stack.
    @available(iOS 15.0, tvOS 15.0, *)
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
