/// Whether a person can see an app's window.
@available(iOS 14.0, tvOS 14.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The window is minimised or about to close.
    case background
    /// The window is not on screen yet.
    case inactive
    /// The window is on screen.
    case active
}

private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.inactive
}

@available(iOS 14.0, tvOS 14.0, *)
extension EnvironmentValues {
    /// Whether a person can see the app's window. When it closes, `onChange(of:)` still runs for `.background`.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

/// The node that keeps the phase of the scenes below it.
@MainActor
protocol ScenePhaseOwner: Node {
    func setScenePhase(_ phase: ScenePhase)
}
