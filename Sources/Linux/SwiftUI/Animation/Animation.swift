/// How a change is to be animated.
///
/// Views change at once here, whatever animation is asked for: GTK has no animations of arbitrary changes. What GTK and the
/// bars animate by themselves (switches, pushes) they animate also without one; `ScrollViewProxy` asks for one.
public struct Animation: Equatable, Sendable {
    private enum Curve: Equatable {
        case standard
        case linear
        case easeIn
        case easeOut
        case easeInOut
        case spring
    }

    private let curve: Curve
    private var duration: TimeInterval?

    private init(_ curve: Curve, _ duration: TimeInterval? = nil) {
        self.curve = curve
        self.duration = duration
    }

    public static let `default` = Animation(.standard)
    public static var linear: Animation { Animation(.linear) }
    public static var easeIn: Animation { Animation(.easeIn) }
    public static var easeOut: Animation { Animation(.easeOut) }
    public static var easeInOut: Animation { Animation(.easeInOut) }

    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }

    public static func spring() -> Animation { Animation(.spring) }
}

/// Runs a closure that changes state, and returns its result. The change shows before the next frame, without an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try AnimationScope.$isAnimating.withValue(animation != nil) { try body() }
}

/// Whether the code that runs was asked to animate what it changes.
enum AnimationScope {
    @TaskLocal static var isAnimating = false
}

extension View {
    /// Asks for an animation of this view when a value changes. Views change at once here.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        self
    }
}

extension Binding {
    /// A binding whose changes ask for an animation. Views change at once here.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        self
    }
}
