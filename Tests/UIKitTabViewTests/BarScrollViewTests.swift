import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// What the bar learns of the content that scrolls at its edge.
    @MainActor
    @Suite struct BarScrollViewTests {
        private let model = Model()

        @available(iOS 16, tvOS 16, *)
        private struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", systemImage: "house", value: "A") {
                        NavigationStack(path: $model.path) {
                            List(0..<200, id: \.self) { Shown("row \($0)") }
                                .navigationDestination(for: Int.self) { Shown("screen \($0)") }
                        }
                    }
                }
            }
        }

        @available(iOS 16, tvOS 16, *)
        @Test func theTabNamesTheScrollViewOfTheScreenOnTopForTheBarsEdgeAlone() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            let tab = try screen.tabs[0]
            let list = try #require(tab.view.firstSubview(UIScrollView.self))
            try await eventually { list.contentSize.height > 1000 }

            #expect(tab.contentScrollView(for: .bottom) === list)
            #expect(tab.contentScrollView(for: .top) == nil)

            model.path = [1]
            await settle()
            #expect(tab.contentScrollView(for: .bottom) == nil)

            model.path = []
            await settle()
            #expect(tab.contentScrollView(for: .bottom) === list)
        }

        /// UIKit may ask while it loads the view, which must not be asked for again then.
        @Test func askingATabThatWasNeverShownLoadsNothing() async throws {
            let screen = Screen(
                UIKitTabView {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
            )
            await settle()
            let tab = try screen.tabs[1]

            #expect(tab.contentScrollView(for: .bottom) == nil)
            #expect(!tab.isViewLoaded)
        }

        @available(iOS 16, tvOS 16, *)
        @Test func aScrollViewThatTheAppNamedComesFirst() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            let tab = try screen.tabs[0]
            let own = UIScrollView(frame: .zero)

            tab.setContentScrollView(own, for: .bottom)

            #expect(tab.contentScrollView(for: .bottom) === own)
        }
    }
}
