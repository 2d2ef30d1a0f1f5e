import CAdwaita
import CHeap
import Foundation
import GLibSupport
import UIKit

/// Carries out one measurement in the app's window, prints its numbers, and ends the process.
///
/// BareLibadwaita does the same in the same steps.
@MainActor
final class MeasuredRun {
    /// Everything that a step causes is over when the next one comes.
    private static let pace = 0.05
    private static let rest = 0.5

    private let measurement: Measurement
    private var steps = 0..<0
    private var before = 0.0
    private var controllers: [UIViewController] = []
    private var timeout: TimeoutSource?
    private var connection: SignalConnection?

    init(_ measurement: Measurement) {
        self.measurement = measurement
    }

    /// To be called before the main loop runs.
    func prepare() {
        let tabs = BenchModel.tabs.count
        switch measurement {
        case .start:
            // The first turn of the main loop comes before the first frame.
            after(0) { [self] in watchFirstFrame() }
        case .firstVisit: run(1..<tabs)
        case .change: run(1..<tabs + 40)
        case .badge, .bodies, .controllers: run(0..<40)
        case .memory: run(1..<tabs)
        }
    }

    private func watchFirstFrame() {
        guard let window = g_list_model_get_item(gtk_window_get_toplevels(), 0) else { return }
        defer { g_object_unref(window) }
        guard let clock = gtk_widget_get_frame_clock(window.assumingMemoryBound(to: GtkWidget.self)) else { return }
        connection = SignalConnection(
            GObjectReference(retaining: UnsafeMutableRawPointer(clock)),
            "after-paint",
            target: self
        ) { run, _ in
            run.report(Clock.now)
            exit(0)
        }
    }

    private func run(_ steps: Range<Int>) {
        self.steps = steps
        after(Self.rest) { [self] in begin() }
    }

    private func begin() {
        before = reading
        step()
    }

    private func step() {
        guard let number = steps.popFirst() else { return finish() }
        before = measurement == .memory ? before : reading
        switch measurement {
        case .badge, .bodies, .controllers: BenchApp.model.badge = number + 1
        default: BenchApp.model.selection = number % BenchModel.tabs.count
        }
        after(measurement == .memory ? Self.rest : Self.pace) { [self] in
            if measurement != .memory { report(reading - before) }
            step()
        }
    }

    private func finish() {
        if measurement == .memory { report((reading - before) / Double(BenchModel.tabs.count - 1)) }
        exit(0)
    }

    private var reading: Double {
        switch measurement {
        case .memory: heap_bytes()
        case .bodies: Double(BenchModel.bodies)
        case .controllers: Double(countOfControllers())
        default: Clock.processor
        }
    }

    /// How many controllers the tabs have had so far. They are kept, so that none is taken for another that is gone.
    private func countOfControllers() -> Int {
        let root = UIApplication.shared.windows.first?.rootViewController
        let shown = root.flatMap(Self.tabBarController)?.viewControllers ?? []
        controllers += shown.filter { controller in !controllers.contains { $0 === controller } }
        return controllers.count
    }

    private static func tabBarController(below controller: UIViewController) -> UITabBarController? {
        controller as? UITabBarController ?? controller.children.lazy.compactMap(tabBarController).first
    }

    private func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
        timeout = TimeoutSource(seconds: seconds, body)
    }

    private func report(_ number: Double) {
        print(String(format: "%.9f", number))
        fflush(nil)
    }
}
