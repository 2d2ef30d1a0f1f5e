import SwiftUI
import Testing

@testable import UIKit

extension WindowSuite {
    /// What SwiftUI's content and lists do about a safe area, as it is drawn.
    @MainActor
    @Suite struct SafeAreaTests {
        private let red: [UInt8] = [255, 0, 0]

        private func color(_ host: UIViewController, fromBottom distance: Int) throws -> [UInt8] {
            let picture = try #require(WidgetPicture(of: host.view))
            return picture.color(x: picture.width / 2, y: picture.height - distance)
        }

        @Test func rootContentKeepsClearOfTheSafeAreaAlsoWhenItChanges() async throws {
            let host = UIHostingController(rootView: Color(red: 1, green: 0, blue: 0))
            try await show(host) { window in
                #expect(try color(host, fromBottom: 3) == red)

                host.additionalSafeAreaInsets.bottom = 60
                try await window.nextFrame()
                #expect(try color(host, fromBottom: 57) != red)
                #expect(try color(host, fromBottom: 63) == red)

                host.additionalSafeAreaInsets.bottom = 0
                try await window.nextFrame()
                #expect(try color(host, fromBottom: 3) == red)
            }
        }

        @Test func whatIgnoresTheSafeAreaReachesUnderItAtTheEdgesThatItTouches() async throws {
            let content = VStack(spacing: 0) {
                Color(red: 0, green: 0, blue: 1).ignoresSafeArea(edges: .top)
                Color(red: 1, green: 0, blue: 0).ignoresSafeArea()
            }
            let host = UIHostingController(rootView: content)
            host.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
            try await show(host) { window in
                let picture = try #require(WidgetPicture(of: host.view))
                #expect(picture.color(x: 100, y: 3) == [0, 0, 255])
                // The seam is in the middle of what is safe.
                #expect(picture.color(x: 100, y: 337) == [0, 0, 255])
                #expect(picture.color(x: 100, y: 343) == red)
                #expect(picture.color(x: 100, y: 697) == red)

                host.additionalSafeAreaInsets.bottom = 0
                try await window.nextFrame()
                #expect(try color(host, fromBottom: 3) == red)
            }
        }

        @Test func onlyTheEdgesThatWereNamedAreIgnored() async throws {
            let host = UIHostingController(rootView: Color(red: 1, green: 0, blue: 0).ignoresSafeArea(edges: .top))
            host.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
            try await show(host) { _ in
                let picture = try #require(WidgetPicture(of: host.view))
                #expect(picture.color(x: 100, y: 3) == red)
                #expect(picture.color(x: 100, y: 650) != red)
            }
        }

        @Test func theKeyboardsRegionAloneChangesNothing() async throws {
            let host = UIHostingController(rootView: Color(red: 1, green: 0, blue: 0).ignoresSafeArea(.keyboard))
            host.additionalSafeAreaInsets.bottom = 60
            try await show(host) { _ in
                let color = try color(host, fromBottom: 57)
                #expect(color != red)
            }
        }

        @Test func aControllerThatIgnoresTheSafeAreaHasItToReadAndItsHostedContentKeepsClear() async throws {
            let inner = UIHostingController(rootView: Color(red: 1, green: 0, blue: 0))
            let host = UIHostingController(rootView: Represented(controller: inner).ignoresSafeArea())
            host.additionalSafeAreaInsets.bottom = 60
            try await show(host) { _ in
                #expect(inner.view.frame.height == 700)
                try await eventually { inner.view.knownSafeAreaInsets.bottom == 60 }
                #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0))
                #expect(try color(host, fromBottom: 57) != red)
                #expect(try color(host, fromBottom: 63) == red)
            }
        }

        @Test func whatReachesUnderTheSafeAreaCanBePressed() async throws {
            let button = UIButton(type: .system)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let inner = UIViewController()
            inner.view.addSubview(button)
            inner.view.expandsHorizontally = true
            inner.view.expandsVertically = true
            let host = UIHostingController(rootView: Represented(controller: inner).ignoresSafeArea())
            host.additionalSafeAreaInsets.bottom = 60
            try await show(host) { window in
                let pointer = try Pointer()
                try pointer.move(to: window, offset: CGPoint(x: 0, y: 340))
                pointer.down()
                pointer.up()
                try await eventually { presses == 1 }
            }
        }

        @Test func aScrollViewsContentCanBeScrolledClearOfIt() async throws {
            let controller = UIViewController()
            let scrollView = UIScrollView(frame: controller.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 100, height: 2000)
            controller.view.addSubview(scrollView)
            try await show(controller) { window in
                controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
                #expect(scrollView.contentOffset.y == -30)
                try await window.nextFrame()

                scrollView.contentOffset.y = 5000
                try await eventually { scrollView.contentOffset.y == 2000 + 50 - 700 }
            }
        }

        @Test func aTableEndsAboveIt() async throws {
            let controller = TableController()
            try await show(controller) { window in
                controller.additionalSafeAreaInsets.bottom = 50
                try await window.nextFrame()

                controller.table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
                try await eventually { (lastRowEdge(of: controller.table) ?? 0) > 600 }
                try await window.nextFrame()
                #expect(abs((lastRowEdge(of: controller.table) ?? 0) - 650) < 2)
            }
        }

        private func lastRowEdge(of table: UITableView) -> CGFloat? {
            guard let cell = table.cellForRow(at: IndexPath(row: 39, section: 0)) else { return nil }
            return cell.convert(CGPoint(x: 0, y: cell.bounds.height), to: nil).y
        }

        private struct Represented: UIViewControllerRepresentable {
            let controller: UIViewController

            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }

        private final class TableController: UIViewController, UITableViewDataSource {
            let table = UITableView()

            override func viewDidLoad() {
                super.viewDidLoad()
                table.dataSource = self
                table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                table.frame = view.bounds
                view.addSubview(table)
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }

        @Test func aListEndsWhereABarBelowItBegins() async throws {
            let content = NavigationStack {
                List(0..<100, id: \.self) { Text("Row \($0)") }
                    .safeAreaInset(edge: .bottom, spacing: 0) {
                        Color(red: 1, green: 0, blue: 0).frame(height: 50)
                    }
            }
            let host = UIHostingController(rootView: content)
            try await show(host) { window in
                let list = try #require(views(UITableView.self, in: host.view).first)
                let place = list.convert(list.bounds, to: nil)
                #expect(place.width == window.bounds.width)
                #expect(place.minY + list.bounds.height == window.bounds.height - 50)
                #expect(try color(host, fromBottom: 3) == red)
                #expect(try color(host, fromBottom: 47) == red)
                #expect(try color(host, fromBottom: 53) != red)
            }
        }
    }
}
