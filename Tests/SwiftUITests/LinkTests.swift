import Testing

@testable import SwiftUI

@Suite @MainActor
struct LinkTests {
    private struct Linked: View {
        let log: Log
        let result: OpenURLAction.Result

        var body: some View {
            Link("Trail", destination: URL(string: "gallery://trails/7")!)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log(url.absoluteString)
                        return result
                    }
                )
        }
    }

    @Test func aPressHandsTheURLToTheNearestAction() {
        let log = Log()
        let outer = Log()
        let screen = Screen(
            Linked(log: log, result: .handled)
                .environment(
                    \.openURL,
                    OpenURLAction { _ in
                        outer("outer")
                        return .handled
                    }
                )
        )
        #expect(screen.texts == ["Trail"])

        screen.press()

        #expect(log.events == ["gallery://trails/7"])
        #expect(outer.count == 0)
    }

    @Test func theResultSaysWhetherItWasTaken() async {
        let url = URL(string: "gallery://trails/7")!
        func isAccepted(_ result: OpenURLAction.Result) async -> Bool {
            await withCheckedContinuation { answer in
                OpenURLAction { _ in result }(url) { answer.resume(returning: $0) }
            }
        }

        #expect(await isAccepted(.handled))
        #expect(await !isAccepted(.discarded))
        // No desktop has an app for such a scheme.
        let unknown = URL(string: "uikittabview-unknown://x")!
        #expect(await !isAccepted(.systemAction(unknown)))
    }
}
