import Testing

@testable import SwiftUI

@Suite @MainActor
struct ModifierTests {
    @Test func aScrollViewIsOneOfUIKitWithItsContentAsSubviews() throws {
        let screen = Screen(
            ScrollView(.horizontal, showsIndicators: false) {
                Mark("a")
                Mark("b")
            }
            .scrollDisabled(true)
        )
        let scrollView = try #require(screen.views(UIScrollView.self).first)

        #expect(scrollView.subviews.compactMap { ($0 as? MarkView)?.text } == ["a", "b"])
        #expect(scrollView.scrollAxes == .horizontal)
        #expect(!scrollView.showsHorizontalScrollIndicator)
        #expect(!scrollView.isScrollEnabled)
    }

    @Test func opacityAndHidingKeepTheView() {
        let screen = Screen(
            Group {
                Mark("faint").opacity(0.5).opacity(0.5)
                Mark("hidden").hidden()
            }
        )
        let faint = screen.markViews[0]
        let hidden = screen.markViews[1]

        #expect(faint.superview?.alpha == 0.5)
        #expect(faint.superview?.superview?.alpha == 0.5)
        #expect(hidden.superview?.alpha == 0)
        #expect(hidden.superview?.isUserInteractionEnabled == false)
        #expect(hidden.superview?.accessibilityElementsHidden == true)
    }

    @Test func accessibilityIsSetOnTheViewItself() {
        struct Badge: View {
            @State private var count = 1

            var body: some View {
                Button("more") { count += 1 }
                    .accessibilityIdentifier("counter")
                    .accessibilityLabel("Messages")
                    .accessibilityValue("\(count) new")
                    .accessibilityHint("Adds one")
            }
        }
        let screen = Screen(Badge())
        let button = screen.views(UIButton.self)[0]

        screen.press()

        #expect(button.accessibilityIdentifier == "counter")
        #expect(button.accessibilityLabel == "Messages")
        #expect(button.accessibilityValue == "2 new")
        #expect(button.accessibilityHint == "Adds one")
    }

    @Test func aTapRunsTheNewestActionUnlessDisabled() throws {
        struct Counter: View {
            let log: Log
            @State private var count = 0

            var body: some View {
                Mark("\(count)").onTapGesture {
                    log("\(count)")
                    count += 1
                }
            }
        }
        let log = Log()
        let screen = Screen(Counter(log: log))
        let view = try #require(screen.views(TapView.self).first)
        view.action()
        screen.update()
        view.action()
        #expect(log.events == ["0", "1"])

        let disabled = Screen(Counter(log: log).disabled(true))
        disabled.views(TapView.self)[0].action()
        #expect(log.events == ["0", "1"])
    }

    @Test func anImpossibleFrameIsReportedAndIgnored() {
        let reported = warnings {
            _ = Screen(Mark("a").frame(width: -1))
            _ = Screen(Mark("b").frame(width: .infinity))
            _ = Screen(Mark("c").frame(minWidth: .nan))
        }

        #expect(reported.count == 3)
        #expect(warnings { _ = Screen(Mark("d").frame(maxWidth: .infinity)) }.isEmpty)
    }
}
