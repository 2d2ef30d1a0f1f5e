import Testing

@testable import SwiftUI

@Suite @MainActor
struct AppTests {
    private struct Counting: App {
        static var log: Log?
        static var increment: () -> Void = {}

        @State private var count = 0

        var body: some Scene {
            Self.log?("app")
            Self.increment = { count += 1 }
            return WindowGroup("Count \(count)") { Reader(count: count) }
        }
    }

    private struct Reader: View {
        let count: Int

        var body: some View {
            Counting.log?("content \(count)")
            return Text("\(count)")
        }
    }

    @Test func anAppsStateReachesItsWindow() throws {
        let log = Log()
        Counting.log = log
        let node = AppNode(Counting())
        #expect(node.open())
        let window = try #require(UIApplication.shared.windows.last)
        defer { window.isHidden = true }
        #expect(window.title == "Count 0")
        #expect(log.events == ["app", "content 0"])

        Counting.increment()
        UpdateCycle.shared.flush()

        #expect(window.title == "Count 1")
        #expect(log.events == ["app", "content 0", "app", "content 1"])
    }

    @Test func onlyTheFirstSceneOpensAtLaunch() {
        struct Two: App {
            var body: some Scene {
                WindowGroup("first") { Text("first") }
                WindowGroup("second") { Text("second") }
            }
        }
        let before = UIApplication.shared.windows
        let node = AppNode(Two())
        #expect(node.open())
        let opened = UIApplication.shared.windows.filter { !before.contains($0) }
        defer { for window in opened { window.isHidden = true } }

        #expect(opened.map(\.title) == ["first"])
    }

    @Test func theAdaptorMakesTheDelegateWithItsOwnInitialiser() {
        final class Delegate: NSObject, UIApplicationDelegate {
            let answer: Int

            override init() {
                answer = 42
                super.init()
            }
        }
        let adaptor = UIApplicationDelegateAdaptor(Delegate.self)

        #expect(adaptor.wrappedValue.answer == 42)
        #expect(UIApplication.shared.delegate === adaptor.wrappedValue)
    }

    @Test func theScenePhaseFollowsTheWindowUntilItCloses() throws {
        struct Watching: App {
            static var log: Log?

            @Environment(\.scenePhase) private var phase

            var body: some Scene {
                Self.log?("app \(phase)")
                return WindowGroup { Content() }
            }
        }
        struct Content: View {
            @Environment(\.scenePhase) private var phase

            var body: some View {
                Mark("\(phase)").onChange(of: phase) { Watching.log?("content \($1)") }
            }
        }
        let log = Log()
        Watching.log = log
        let node = AppNode(Watching())
        #expect(node.open())
        let window = try #require(UIApplication.shared.windows.last)
        #expect(log.events == ["app inactive", "app active", "content active"])

        log.clear()
        window.isHidden = true
        #expect(log.events == ["app background", "content background"])
    }
}
