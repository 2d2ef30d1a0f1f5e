internal import CAdwaita
internal import GLibSupport

/// A run of a value from one number to another, by libadwaita's clock and easing.
///
/// It ends at once if the desktop has animations turned off, or if there is no widget that is shown. Dropping it stops it.
@MainActor
final class ProgressAnimation {
    /// How long a run takes if nothing else is said, in seconds.
    static let duration: TimeInterval = 0.3

    private let duration: TimeInterval
    private let range: (start: CGFloat, end: CGFloat)
    private let step: @MainActor (CGFloat) -> Void
    private let completion: @MainActor () -> Void
    private var animation: GObjectReference?
    private var doneConnection: SignalConnection?

    init(
        from start: CGFloat = 0,
        to end: CGFloat = 1,
        duration: TimeInterval = duration,
        step: @escaping @MainActor (CGFloat) -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        range = (start, end)
        self.duration = duration
        self.step = step
        self.completion = completion
    }

    func run(on widget: GObjectReference?) {
        guard let widget else {
            completion()
            return
        }
        let target = adw_callback_animation_target_new(
            { value, data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated {
                    guard let data else { return }
                    Unmanaged<WeakProgressAnimation>.fromOpaque(data).takeUnretainedValue().animation?.step(value)
                }
            },
            Unmanaged.passRetained(WeakProgressAnimation(self)).toOpaque(),
            { data in
                guard let data else { return }
                Unmanaged<WeakProgressAnimation>.fromOpaque(data).release()
            }
        )
        let milliseconds = guint(duration * 1000)
        guard let timed = adw_timed_animation_new(widget.pointer(), range.start, range.end, milliseconds, target) else {
            return
        }
        let animation = GObjectReference(adopting: UnsafeMutableRawPointer(timed))
        self.animation = animation
        adw_timed_animation_set_easing(animation.pointer(), ADW_EASE_OUT_CUBIC)
        doneConnection = SignalConnection(animation, "done", target: self) { run, _ in
            run.animation = nil
            run.completion()
        }
        adw_animation_play(animation.pointer())
    }

    isolated deinit {
        doneConnection = nil
        if let animation { adw_animation_pause(animation.pointer()) }
    }
}

private final class WeakProgressAnimation {
    weak var animation: ProgressAnimation?

    init(_ animation: ProgressAnimation) {
        self.animation = animation
    }
}
