import Testing

@testable import SwiftUI
@testable import UIKit

/// A view that can be found again by its name.
private struct Block: View {
    let name: String

    var body: some View {
        Color.red.accessibilityIdentifier(name)
    }
}

extension UIView {
    fileprivate func block(_ name: String) -> CGRect {
        guard let view = find(name), let window = view.window else { return .null }
        return view.convert(view.bounds, to: window)
    }

    private func find(_ name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        return subviews.lazy.compactMap { $0.find(name) }.first
    }
}

extension WindowSuite {
    @MainActor
    @Suite struct SwiftUILayoutTests {
        private let size = CGSize(width: 300, height: 400)

        private func layOut(_ view: some View, _ body: (UIWindow) throws -> Void) async throws {
            try await show(UIHostingController(rootView: view), size: size, body)
        }

        @Test func theOrderOfPaddingAndBackgroundMatters() async throws {
            let content = Color.blue.frame(width: 20, height: 20)

            try await layOut(content.padding(10).background { Block(name: "outer") }) { window in
                #expect(window.block("outer").size == CGSize(width: 40, height: 40))
            }
            try await layOut(content.background { Block(name: "inner") }.padding(10)) { window in
                #expect(window.block("inner").size == CGSize(width: 20, height: 20))
            }
        }

        @Test func theDefaultsAreEightBetweenAndSixteenAround() async throws {
            let view = VStack {
                Block(name: "a").frame(height: 10)
                Block(name: "b").frame(height: 10)
            }
            .padding()

            try await layOut(view) { window in
                #expect(window.block("a").minX == 16)
                #expect(window.block("a").maxX == 284)
                #expect(window.block("b").minY - window.block("a").maxY == 8)
            }
        }

        @Test func aSpacerTakesWhatIsLeftInItsStackOnly() async throws {
            let view = VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Block(name: "left").frame(width: 20, height: 20)
                    Spacer()
                    Block(name: "right").frame(width: 20, height: 20)
                }
                Spacer(minLength: 0)
                Block(name: "bottom").frame(width: 20, height: 20)
            }

            try await layOut(view) { window in
                #expect(window.block("left") == CGRect(x: 0, y: 0, width: 20, height: 20))
                #expect(window.block("right").maxX == 300)
                #expect(window.block("right").minY == 0)
                #expect(window.block("bottom").maxY == 400)
            }
        }

        @Test func aDividerLiesInAColumnAndStandsInARow() async throws {
            let view = VStack {
                Divider().accessibilityIdentifier("lying")
                HStack {
                    Divider().accessibilityIdentifier("standing")
                }
                .frame(height: 50)
            }

            try await layOut(view) { window in
                #expect(window.block("lying").size == CGSize(width: 300, height: 1))
                #expect(window.block("standing").size == CGSize(width: 1, height: 50))
            }
        }

        @Test func aFrameWithAMaximumIsNoLargerThanIt() async throws {
            let view = VStack(alignment: .trailing, spacing: 0) {
                Color.blue.frame(maxWidth: 100).frame(height: 20).background { Block(name: "limited") }
                Color.blue.frame(maxWidth: .infinity).frame(height: 20).background { Block(name: "unlimited") }
            }

            try await layOut(view) { window in
                #expect(window.block("limited").minX == 200)
                #expect(window.block("limited").width == 100)
                #expect(window.block("unlimited").width == 300)
            }
        }

        @Test func whatALimitedViewLeavesGoesToTheOthers() async throws {
            let view = HStack(spacing: 0) {
                Block(name: "limited").frame(maxWidth: 50)
                Block(name: "free")
                Block(name: "second")
            }

            try await layOut(view) { window in
                #expect(window.block("limited").width == 50)
                #expect(window.block("free").width == 125)
                #expect(window.block("second").width == 125)
            }
        }

        @Test func aLargerOverlaySticksOutWithoutChangingTheSize() async throws {
            let view = Block(name: "view").frame(width: 20, height: 20)
                .overlay { Block(name: "over").frame(width: 60, height: 10) }
                .background { Block(name: "space") }

            try await layOut(view) { window in
                #expect(window.block("space").size == CGSize(width: 20, height: 20))
                #expect(window.block("over").size == CGSize(width: 60, height: 10))
                #expect(window.block("over").midX == window.block("view").midX)
                #expect(window.block("over").midY == window.block("view").midY)
            }
        }

        @Test func aSmallerFrameThanItsContentKeepsTheContentAligned() async throws {
            let view = Block(name: "content").frame(width: 100, height: 20)
                .frame(width: 40, alignment: .trailing)
                .background { Block(name: "frame") }

            try await layOut(view) { window in
                #expect(window.block("frame").width == 40)
                #expect(window.block("content").width == 100)
                #expect(window.block("content").maxX == window.block("frame").maxX)
            }
        }

        @Test func hiddenAndOffsetViewsKeepTheirPlace() async throws {
            let view = HStack(spacing: 0) {
                Block(name: "a").frame(width: 20, height: 20).hidden()
                Block(name: "b").frame(width: 20, height: 20).offset(x: 5, y: -5)
                Block(name: "c").frame(width: 20, height: 20)
            }

            try await layOut(view) { window in
                let first = window.block("a")
                #expect(first.minX == 120)
                #expect(window.block("b").origin == CGPoint(x: 145, y: first.minY - 5))
                #expect(window.block("c").minX == 160)
            }
        }

        @Test func aFixedSizeTextDoesNotWrap() async throws {
            let long = "A text that is much too long for a window that is only 300 points wide, surely"

            try await layOut(Text(long).fixedSize()) { window in
                let label = try #require(window.first(UILabel.self))
                #expect(label.frame.width > 300)
                #expect(label.frame.height < 30)
            }
        }

        @Test func severalViewsAtTheTopStandOneBelowTheOther() async throws {
            let view = Group {
                Block(name: "a").frame(height: 20)
                Block(name: "b")
            }

            try await layOut(view) { window in
                #expect(window.block("a").minY == 0)
                #expect(window.block("b").minY == 28)
                #expect(window.block("b").maxY == 400)
            }
        }

        @Test func aScrollViewScrollsWhatDoesNotFit() async throws {
            let view = ScrollView {
                ForEach(0..<20, id: \.self) { Block(name: "\($0)").frame(height: 50) }
            }

            try await show(UIHostingController(rootView: view), size: size) { window in
                let scrollView = try #require(window.first(UIScrollView.self))
                #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
                #expect(scrollView.contentSize == CGSize(width: 300, height: 20 * 50 + 19 * 8))
                #expect(window.block("0").width == 300)

                scrollView.contentOffset.y = 100
                try await window.nextFrame()
                #expect(window.block("2").minY == 16)
            }
        }
    }
}
