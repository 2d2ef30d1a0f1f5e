import GLibSupport
import UIKit

/// Writes down its life-cycle callbacks as "name event".
@MainActor
final class Recorder {
    private(set) var events: [String] = []

    func record(_ event: String) {
        events.append(event)
    }

    /// What was recorded since the last call.
    func take() -> [String] {
        defer { events = [] }
        return events
    }
}

@MainActor
final class RecordingController: UIViewController {
    let name: String
    let recorder: Recorder
    /// Runs in the middle of a callback, by its recorded name, once.
    var interruptions: [String: () -> Void] = [:]

    init(_ name: String, _ recorder: Recorder = Recorder()) {
        self.name = name
        self.recorder = recorder
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func record(_ event: String) {
        recorder.record("\(name) \(event)")
        interruptions.removeValue(forKey: event)?()
    }

    override func viewDidLoad() { record("didLoad") }
    override func viewWillAppear(_ animated: Bool) { record("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { record("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { record("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
}

/// A window that shows a controller without a display, also where there is one, until it goes.
@MainActor
final class TestScreen {
    let window: UIWindow

    init(_ controller: UIViewController, width: CGFloat = 390) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
        window.rootViewController = controller
        window.isHidden = false
    }

    isolated deinit {
        window.isHidden = true
    }
}

/// The warnings that `body` causes.
@MainActor
func warnings(during body: () -> Void) -> [String] {
    var warnings: [String] = []
    // An asynchronous test may be waiting for a warning of its own meanwhile.
    let observation = RuntimeWarning.observe { warnings.append($0) }
    defer { observation.cancel() }
    body()
    return warnings
}
