import CAdwaita
import Testing

@testable import UIKit

/// Parent of all suites that show windows: one at a time, since focus and the key window are the process's own.
@Suite(.serialized)
@MainActor
struct WindowSuite {
    /// Without a display these tests fail; a run that skipped them would prove nothing.
    @Test func aDisplayIsAvailable() {
        #expect(Display.isAvailable)
    }
}

/// Shows a view in a window of its own until the end of `body`.
@MainActor
func show<Result>(
    _ controller: UIViewController,
    size: CGSize = CGSize(width: 390, height: 700),
    _ body: (UIWindow) async throws -> Result
) async throws -> Result {
    try #require(Display.isAvailable)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    try await eventually { window.isPainted }
    return try await body(window)
}

/// Waits until a condition holds, looking again after each turn of the main loop.
@MainActor
func eventually(_ timeout: Duration = .seconds(10), _ condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + timeout
    while !condition() {
        try #require(ContinuousClock.now < deadline, "the condition did not come true in time")
        try await Task.sleep(for: .milliseconds(2))
    }
}

extension UIWindow {
    /// Whether GTK has painted the window at least once.
    var isPainted: Bool {
        guard let widget: UnsafeMutablePointer<GtkWidget> = widgetReference?.pointer(),
            let clock = gtk_widget_get_frame_clock(widget)
        else { return false }
        return gtk_widget_get_mapped(widget) != 0 && gdk_frame_clock_get_frame_counter(clock) >= 1
    }

    /// Waits for the next painted frame.
    func nextFrame() async throws {
        let widget: UnsafeMutablePointer<GtkWidget> = try #require(widgetReference).pointer()
        let clock = try #require(gtk_widget_get_frame_clock(widget))
        let painted = gdk_frame_clock_get_frame_counter(clock)
        gtk_widget_queue_draw(widget)
        try await eventually { gdk_frame_clock_get_frame_counter(clock) > painted }
    }
}
