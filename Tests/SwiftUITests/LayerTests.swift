import Testing

@testable import SwiftUI

@Suite @MainActor
struct LayerTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("\(count)") { count += 1 }
        }
    }

    @Test func aBackgroundIsBehindAndAnOverlayInFront() {
        let screen = Screen(
            Mark("view")
                .background { Mark("behind") }
                .overlay { Mark("in front") }
        )

        #expect(screen.marks == ["behind", "view", "in front"])
    }

    @Test func eachViewOfAGroupHasABackgroundOfItsOwn() {
        let screen = Screen(
            Group {
                Mark("a")
                Mark("b")
            }
            .background { Mark("behind") }
        )

        #expect(screen.marks == ["behind", "a", "behind", "b"])
    }

    @Test func aLayerKeepsItsStateWhileTheViewChanges() {
        struct Screenful: View {
            @State private var title = "one"

            var body: some View {
                Button(title) { title = "two" }.overlay { Counter() }
            }
        }
        let screen = Screen(Screenful())

        screen.press(1)
        screen.press(0)

        #expect(screen.texts == ["two", "1"])
    }

    @Test func aLayerFollowsItsValueAndTheEnvironment() {
        struct Screenful: View {
            @State private var count = 0

            var body: some View {
                Button("more") { count += 1 }
                    .background { Text("\(count)") }
                    .font(count == 0 ? .body : .title)
            }
        }
        let screen = Screen(Screenful())

        screen.press()

        #expect(screen.texts == ["1", "more"])
        #expect(screen.views(UILabel.self)[0].font == .preferredFont(forTextStyle: .title1))
    }

    @Test func layersComeAndGoWithTheirViews() {
        struct Screenful: View {
            let log: Log
            @State private var count = 2

            var body: some View {
                Button("less") { count -= 1 }
                ForEach(0..<count, id: \.self) { Mark("\($0)") }
                    .overlay { Mark("over").onDisappear { log("gone") } }
            }
        }
        let log = Log()
        let screen = Screen(Screenful(log: log))
        #expect(screen.marks == ["0", "over", "1", "over"])

        screen.press()

        #expect(screen.marks == ["0", "over"])
        #expect(log.events == ["gone"])
    }
}
