import Testing

@testable import SwiftUI

@Suite @MainActor
struct ProgressViewTests {
    private struct Download: View {
        @State private var done: Double? = 1

        var body: some View {
            ProgressView("Loading", value: done, total: 4)
            Button("More") { done = done.map { $0 + 1 } }
            Button("Nobody knows") { done = nil }
        }
    }

    @Test func aBarFollowsTheValueAndAWheelSpinsWithoutOne() throws {
        let screen = Screen(Download())
        let bar = screen.views(UIProgressView.self)[0]
        #expect(bar.progress == 0.25)

        screen.press()
        #expect(screen.views(UIProgressView.self)[0] === bar)
        #expect(bar.progress == 0.5)

        screen.press(1)
        #expect(screen.views(UIProgressView.self).isEmpty)
        let wheel = try #require(screen.views(UIActivityIndicatorView.self).first)
        #expect(wheel.isAnimating && !wheel.isHidden)
    }

    @Test func theLabelNamesTheIndicatorAlsoWhereItIsHidden() {
        let bar = Screen(ProgressView("Loading", value: 0.5).labelsHidden())
        let wheel = Screen(
            ProgressView {
                Text("Please")
                Text("wait")
            }
        )

        #expect(bar.views(UIProgressView.self)[0].accessibilityLabel == "Loading")
        #expect(bar.views(UILabel.self)[0].superview?.isHidden == true)
        #expect(wheel.views(UIActivityIndicatorView.self)[0].accessibilityLabel == "Please, wait")
        #expect(wheel.texts == ["Please", "wait"])
    }

    @Test func theLabelOfTheValueIsShownBelow() {
        let screen = Screen(
            ProgressView(value: 2, total: 8) {
                Text("Copying")
            } currentValueLabel: {
                Text("2 of 8")
            }
        )

        #expect(screen.texts == ["Copying", "2 of 8"])
        #expect(screen.views(UIProgressView.self)[0].progress == 0.25)
    }

    @Test(arguments: [(3.0, 2.0, Float(1)), (-1, 2, 0), (1, 0, 1), (0, 0, 0)])
    func aValueBeyondTheTotalIsBroughtWithinWithAWarning(value: Double, total: Double, shown: Float) {
        var progress: Float?
        let messages = warnings {
            progress = Screen(ProgressView(value: value, total: total)).views(UIProgressView.self).first?.progress
        }

        #expect(progress == shown)
        #expect(messages.count == 1)
    }

    @Test func theWheelAndTheBarTakeTheTint() {
        let wheel = Screen(ProgressView().tint(.red))
        let bar = Screen(ProgressView(value: 0.5).tint(.red))

        #expect(wheel.views(UIActivityIndicatorView.self)[0].color == UIColor(Color.red))
        #expect(bar.views(UIProgressView.self)[0].tintColor == UIColor(Color.red))
    }
}
