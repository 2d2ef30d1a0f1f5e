import Observation
import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor
@Observable
private final class Chat {
    var messages = Array(1...60)
    @ObservationIgnored private(set) var proxy: ScrollViewProxy?

    func keep(_ proxy: ScrollViewProxy) {
        self.proxy = proxy
    }

    func append(_ message: Int) {
        messages.append(message)
        proxy?.scrollTo(message, anchor: .bottom)
    }
}

extension WindowSuite {
    /// Scrolling to a view of a known identity, in real windows.
    @MainActor
    @Suite struct ScrollViewReaderTests {
        private struct ChatView: View {
            let chat: Chat

            var body: some View {
                ScrollViewReader { proxy in
                    let _ = chat.keep(proxy)
                    ScrollView {
                        VStack {
                            Text("Beginning").id("beginning")
                            ForEach(chat.messages, id: \.self) { Text("Message \($0)").padding() }
                        }
                    }
                }
            }
        }

        private struct ChatList: View {
            let chat: Chat

            var body: some View {
                ScrollViewReader { proxy in
                    let _ = chat.keep(proxy)
                    List(chat.messages, id: \.self) { Text("Message \($0)") }
                }
            }
        }

        /// The place of a text in the part of the scroll view that is seen.
        private func place(of text: String, in scrollView: UIScrollView) -> CGRect? {
            let label = views(UILabel.self, in: scrollView).first { $0.text == text }
            return label.map { label in
                label.convert(label.bounds, to: scrollView).offsetBy(dx: 0, dy: -scrollView.contentOffset.y)
            }
        }

        private func scrollView(of host: UIViewController) throws -> UIScrollView {
            try #require(views(UIScrollView.self, in: host.view).first)
        }

        @Test func aViewThatWasJustAddedComesToTheBottom() async throws {
            let chat = Chat()
            let host = UIHostingController(rootView: ChatView(chat: chat))
            try await show(host) { window in
                let scrollView = try scrollView(of: host)
                #expect(scrollView.contentOffset.y == 0)

                chat.append(61)

                try await eventually { scrollView.contentOffset.y > 0 }
                try await window.nextFrame()
                let bottom = try #require(place(of: "Message 61", in: scrollView)).maxY
                #expect(abs(bottom - scrollView.bounds.height) < 20)
            }
        }

        @Test func anAnchorIsAPointOfTheVisiblePart() async throws {
            let chat = Chat()
            let host = UIHostingController(rootView: ChatView(chat: chat))
            try await show(host) { window in
                let scrollView = try scrollView(of: host)

                for (anchor, y) in [(UnitPoint.top, 0), (.center, 0.5), (.bottom, 1)] {
                    let before = scrollView.contentOffset.y
                    chat.proxy?.scrollTo(30, anchor: anchor)
                    try await eventually { scrollView.contentOffset.y != before }
                    try await window.nextFrame()

                    let shown = try #require(place(of: "Message 30", in: scrollView))
                    #expect(abs(shown.midY - y * scrollView.bounds.height) < 40)
                }

                chat.proxy?.scrollTo("beginning", anchor: .bottom)
                try await eventually { scrollView.contentOffset.y == 0 }
            }
        }

        @Test func withoutAnAnchorItScrollsJustFarEnough() async throws {
            let chat = Chat()
            let host = UIHostingController(rootView: ChatView(chat: chat))
            try await show(host) { window in
                let scrollView = try scrollView(of: host)
                chat.proxy?.scrollTo(30)
                try await eventually { scrollView.contentOffset.y > 0 }
                try await window.nextFrame()
                #expect(abs(try #require(place(of: "Message 30", in: scrollView)).maxY - scrollView.bounds.height) < 20)

                let offset = scrollView.contentOffset
                chat.proxy?.scrollTo(28)
                try await window.nextFrame()
                try await window.nextFrame()
                #expect(scrollView.contentOffset == offset)
            }
        }

        @Test func aRowOfAListIsScrolledToBeforeItWasEverMade() async throws {
            let chat = Chat()
            let host = UIHostingController(rootView: ChatList(chat: chat))
            try await show(host) { window in
                let scrollView = try scrollView(of: host)

                chat.proxy?.scrollTo(50, anchor: .top)
                try await eventually { place(of: "Message 50", in: scrollView).map { $0.minY < 40 } ?? false }

                chat.append(61)
                try await eventually {
                    place(of: "Message 61", in: scrollView).map { abs($0.maxY - scrollView.bounds.height) < 40 }
                        ?? false
                }
            }
        }

        @Test func itMovesOverTimeWithAnimationAndAtOnceWithout() async throws {
            let chat = Chat()
            let host = UIHostingController(rootView: ChatView(chat: chat))
            try await show(host) { window in
                let scrollView = try scrollView(of: host)
                withAnimation { chat.proxy?.scrollTo(60, anchor: .bottom) }
                try await eventually { scrollView.isScrollAnimating }
                try await eventually { !scrollView.isScrollAnimating }
                let end = scrollView.contentOffset.y
                #expect(end > 0)

                withAnimation(nil) { chat.proxy?.scrollTo("beginning", anchor: .top) }
                try await eventually { scrollView.contentOffset.y != end }
                #expect(scrollView.contentOffset.y == 0)
            }
        }
    }
}
