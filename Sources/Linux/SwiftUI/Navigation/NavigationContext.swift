internal import GLibSupport

/// The screen of a navigation stack that a view is on.
struct NavigationContext: Equatable {
    weak var screen: StackScreen?

    static func == (old: NavigationContext, new: NavigationContext) -> Bool {
        old.screen === new.screen
    }
}

private enum NavigationContextKey: EnvironmentKey {
    static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
    /// The nearest stack's screen; `nil` outside of stacks.
    var navigationContext: NavigationContext? {
        get { self[NavigationContextKey.self] }
        set { self[NavigationContextKey.self] = newValue }
    }
}

/// Tells the developer about a view of a navigation stack that is on screen outside of any.
@MainActor
func reportIfOutsideStack(_ context: NavigationContext?, _ name: String) {
    guard context == nil else { return }
    RuntimeWarning.report("\(name) has no effect outside a NavigationStack")
}
