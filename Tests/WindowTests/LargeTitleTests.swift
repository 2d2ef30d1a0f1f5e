import CAdwaita
import SwiftUI
import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct LargeTitleTests {
        private struct Inbox: View {
            var body: some View {
                NavigationStack {
                    List(0..<60, id: \.self) { number in
                        NavigationLink("Mail \(number)", value: number)
                    }
                    .navigationTitle("Inbox")
                    .navigationDestination(for: Int.self) { number in
                        ScrollView { Text("Body of mail \(number)") }
                            .navigationTitle("Mail \(number)")
                            .navigationBarTitleDisplayMode(.inline)
                    }
                }
            }
        }

        private func list(in window: UIWindow) throws -> UIScrollView {
            let root = try #require(window.rootViewController?.view)
            return try #require(views(UITableView.self, in: root).first)
        }

        private func bar(in window: UIWindow) throws -> UINavigationBar {
            let root = try #require(window.rootViewController?.view)
            return try #require(views(UINavigationBar.self, in: root).first)
        }

        @Test func theLineCollapsesAsTheListScrollsAndComesBackAtItsTop() async throws {
            try await show(UIHostingController(rootView: Inbox())) { window in
                let list = try list(in: window)
                let bar = try bar(in: window)
                try await eventually { bar.frame.height > 90 && list.contentSize.height > 1000 }
                let full = bar.frame.height

                list.contentOffset.y = -20
                try await eventually { bar.frame.height == full - 32 }
                list.contentOffset.y = 300
                try await eventually { bar.frame.height == full - 52 }
                #expect(list.contentOffset.y == 300)
                #expect(list.adjustedContentInset.top == 0)

                list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: true)
                try await eventually { list.contentOffset.y == 0 }
                try await window.nextFrame()
                #expect(bar.frame.height == full - 52)
                list.setContentOffset(CGPoint(x: 0, y: -list.adjustedContentInset.top), animated: true)
                try await eventually { bar.frame.height == full && list.contentOffset.y == -52 }
            }
        }

        @Test func aPersonsWheelCollapsesTheLineAndPullsItOut() async throws {
            let pointer = try Pointer()
            try await show(UIHostingController(rootView: Inbox())) { window in
                let list = try list(in: window)
                let bar = try bar(in: window)
                try await eventually { bar.frame.height > 90 && list.contentSize.height > 1000 }
                let full = bar.frame.height
                try pointer.move(to: list)

                pointer.turnWheel(up: false)
                try await eventually { bar.frame.height < full }
                for _ in 0..<3 { pointer.turnWheel(up: false) }
                try await eventually { list.contentOffset.y > 60 }
                #expect(bar.frame.height == full - 52)

                for _ in 0..<8 { pointer.turnWheel(up: true) }
                try await eventually { list.contentOffset.y <= 0 }
                // GTK makes one turn of those between two frames: it may have ended at the top, and not gone past it.
                pointer.turnWheel(up: true)
                try await eventually { bar.frame.height == full && list.contentOffset.y == -52 }
            }
        }

        @Test func rowsStandBelowTheBarWhateverIsLeftOfTheLine() async throws {
            try await show(UIHostingController(rootView: Inbox())) { window in
                let list = try list(in: window)
                let bar = try bar(in: window)
                try await eventually { bar.frame.height > 90 && list.contentSize.height > 1000 }
                @MainActor func place() -> CGFloat { list.convert(CGPoint.zero, to: nil).y }

                #expect(place() == bar.frame.height)
                let top = place()
                list.contentOffset.y = -12
                try await eventually { bar.frame.height == top - 40 }
                #expect(place() == bar.frame.height)
                list.contentOffset.y = 100
                try await eventually { bar.frame.height == top - 52 }
                #expect(place() == bar.frame.height - list.contentOffset.y)
            }
        }

        @Test(arguments: [3, 60])
        func theContentOfAScrollViewBeginsAtTheBarShortOrLong(count: Int) async throws {
            let content = NavigationStack {
                ScrollView {
                    Color(red: 1, green: 0, blue: 0).frame(height: CGFloat(count) * 40)
                }
                .navigationTitle("Mail")
            }
            try await show(UIHostingController(rootView: content)) { window in
                let bar = try bar(in: window)
                try await eventually { bar.frame.height > 90 }
                try await window.nextFrame()
                let picture = try #require(WidgetPicture(of: window))
                let below = Int(bar.convert(bar.bounds, to: nil).maxY)

                #expect(picture.color(x: 195, y: below + 2) == [255, 0, 0])
                #expect(picture.color(x: 195, y: below - 3) != [255, 0, 0])
            }
        }
    }
}
