import Testing

@testable import SwiftUI

@Suite @MainActor
struct SizeClassTests {
    private struct Reader: View {
        var log: Log?
        @Environment(\.horizontalSizeClass) private var width

        init(log: Log? = nil) {
            self.log = log
        }

        var body: some View {
            log?("body")
            return Text(width == .compact ? "compact" : width == .regular ? "regular" : "none")
        }
    }

    @Test func contentFollowsTheWidthOfItsWindow() {
        let log = Log()
        let host = UIHostingController(rootView: Reader(log: log))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        window.rootViewController = host
        window.isHidden = false
        defer { window.isHidden = true }
        let label = host.view.subviews[0] as? UILabel
        #expect(label?.text == "compact")
        #expect(log.events == ["body"])

        window.frame.size.width = 900
        window.layoutIfNeeded()
        UpdateCycle.shared.flush()

        #expect(label?.text == "regular")
    }

    @Test func aViewMaySetTheSizeClassForItsContent() {
        let screen = Screen(Reader().environment(\.horizontalSizeClass, .regular))

        #expect(screen.texts == ["regular"])
    }
}
