/// Takes the screen that a view is on away: pops it off its navigation stack, or dismisses it if it was presented.
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

/// A screen that its own content may take away.
@MainActor
protocol DismissibleScreen: AnyObject, Sendable {
    func dismissScreen()
}

/// How the screen around a view can be dismissed. Equal for the same screen, so that readers need not look again.
struct ScreenDismissal: Equatable {
    weak var screen: (any DismissibleScreen)?

    @MainActor
    func run() {
        screen?.dismissScreen()
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

    /// Whether the view is on a screen that was presented, such as a sheet or one that is pushed onto a navigation stack.
    @available(iOS 15.0, tvOS 15.0, *)
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
