import Observation
import SwiftUI
import Testing

@testable import UIKit

@MainActor
@Observable
private final class Space {
    var text = "first"
    @ObservationIgnored private(set) var sizes: [CGSize] = []
    @ObservationIgnored private(set) var proxy: GeometryProxy?

    func note(_ proxy: GeometryProxy) {
        self.proxy = proxy
        sizes.append(proxy.size)
    }
}

extension WindowSuite {
    @MainActor
    @Suite struct GeometryReaderTests {
        private struct Halves: View {
            let space: Space

            var body: some View {
                VStack(spacing: 0) {
                    Color(red: 0, green: 0, blue: 1).frame(height: 50)
                    GeometryReader { proxy in
                        let _ = space.note(proxy)
                        VStack(alignment: .leading, spacing: 0) {
                            Color(red: 1, green: 0, blue: 0).frame(width: proxy.size.width / 2, height: 100)
                            Text(space.text)
                        }
                    }
                }
            }
        }

        @Test func theContentIsMadeForTheSpaceThatThereIsAndStandsInItsLeadingCorner() async throws {
            let space = Space()
            let host = UIHostingController(rootView: Halves(space: space))
            try await show(host) { window in
                try await eventually { !space.sizes.isEmpty }
                try await window.nextFrame()

                let size = host.view.bounds.size
                #expect(space.sizes == [CGSize(width: size.width, height: size.height - 50)])
                #expect(space.proxy?.frame(in: .local) == CGRect(origin: .zero, size: space.sizes[0]))
                #expect(space.proxy?.frame(in: .global).minY == host.view.convert(CGPoint(x: 0, y: 50), to: nil).y)
                let picture = try #require(WidgetPicture(of: host.view))
                #expect(picture.color(x: 3, y: 53) == [255, 0, 0])
                #expect(picture.color(x: Int(size.width / 2) - 3, y: 147) == [255, 0, 0])
                #expect(picture.color(x: Int(size.width / 2) + 3, y: 147) != [255, 0, 0])
            }
        }

        @Test func itIsMadeAgainWhenTheSpaceOrItsSafeAreaChanges() async throws {
            let space = Space()
            let host = UIHostingController(rootView: Halves(space: space))
            try await show(host) { window in
                try await eventually { space.sizes.count == 1 }
                #expect(space.proxy?.safeAreaInsets == EdgeInsets())

                host.additionalSafeAreaInsets.bottom = 60
                try await eventually { space.sizes.count == 2 }
                #expect(space.sizes[1].height == space.sizes[0].height - 60)

                space.text = "second"
                try await eventually { views(UILabel.self, in: host.view).map(\.text) == ["second"] }
                #expect(space.sizes.count == 3)
                try await window.nextFrame()
                #expect(space.sizes.count == 3)
            }
        }

        @Test func itsSafeAreaIsWhatItReachesUnder() async throws {
            let space = Space()
            let reader = GeometryReader { proxy in
                let _ = space.note(proxy)
                Text("under")
            }
            let host = UIHostingController(rootView: reader.ignoresSafeArea())
            host.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
            try await show(host) { _ in
                try await eventually { space.proxy?.safeAreaInsets.bottom == 60 }

                #expect(space.proxy?.safeAreaInsets.top == 40)
                #expect(space.proxy?.size == host.view.bounds.size)
            }
        }

        @Test func contentOffScreenIsFreshWhenItComesBack() async throws {
            let space = Space()
            let host = UIHostingController(rootView: Halves(space: space))
            let tabs = UITabBarController()
            tabs.viewControllers = [host, UIViewController()]
            try await show(tabs) { window in
                try await eventually { space.sizes.count == 1 }
                tabs.selectedIndex = 1
                try await window.nextFrame()

                space.text = "second"
                try await window.nextFrame()
                tabs.selectedIndex = 0
                try await eventually { views(UILabel.self, in: host.view).map(\.text) == ["second"] }
                #expect(space.sizes.allSatisfy { $0 == space.sizes[0] })
            }
        }
    }
}
