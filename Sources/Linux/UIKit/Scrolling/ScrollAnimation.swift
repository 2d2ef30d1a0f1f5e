internal import CAdwaita
internal import GLibSupport

/// A run of a value from 0 to 1, by libadwaita's clock and easing.
///
/// It ends at once if the desktop has animations turned off, or if there is no widget that is shown. Dropping it stops it.
@MainActor
final class ScrollAnimation {
    private static let milliseconds: guint = 300

    private let step: @MainActor (Double) -> Void
    private let completion: @MainActor () -> Void
    private var animation: GObjectReference?
    private var doneConnection: SignalConnection?

    init(step: @escaping @MainActor (Double) -> Void, completion: @escaping @MainActor () -> Void) {
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
                    Unmanaged<WeakScrollAnimation>.fromOpaque(data).takeUnretainedValue().animation?.step(value)
                }
            },
            Unmanaged.passRetained(WeakScrollAnimation(self)).toOpaque(),
            { data in
                guard let data else { return }
                Unmanaged<WeakScrollAnimation>.fromOpaque(data).release()
            }
        )
        guard let timed = adw_timed_animation_new(widget.pointer(), 0, 1, Self.milliseconds, target) else { return }
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

private final class WeakScrollAnimation {
    weak var animation: ScrollAnimation?

    init(_ animation: ScrollAnimation) {
        self.animation = animation
    }
}
