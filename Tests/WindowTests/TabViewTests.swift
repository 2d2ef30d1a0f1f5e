import SwiftUI
import Testing
import UIKitTabView

@testable import UIKit

extension WindowSuite {
    /// The library in a window, used by a real pointer.
    @MainActor
    @Suite struct TabViewTests {
        private let model = TabViewModel()

        private func show(
            _ view: some View,
            _ body: (UITabBarController, UIWindow) async throws -> Void
        ) async throws {
            let host = UIHostingController(rootView: view)
            try await WindowTests.show(host) { window in
                let controller = try #require(host.children.lazy.compactMap { $0 as? UITabBarController }.first)
                try await body(controller, window)
            }
        }

        private func click(_ tab: Int, of controller: UITabBarController) throws {
            try Pointer().click(controller.tabBar.buttons[tab])
        }

        private func stack(of controller: UITabBarController) throws -> UINavigationController {
            let stacks = controller.children[0].children.compactMap { $0 as? UINavigationController }
            return try #require(stacks.first)
        }

        @Test func aSecondClickGoesBackByTheLibraryAlone() async throws {
            model.path = [1, 2]
            try await show(Tabs(model: model)) { controller, window in
                let stack = try stack(of: controller)
                try await eventually { stack.viewControllers.count == 3 }

                try click(0, of: controller)

                try await eventually { stack.viewControllers.count == 1 && model.path.isEmpty }
                #expect(model.events == ["A popToRoot"])
                withExtendedLifetime(window) {}
            }
        }

        @Test func withTheSecondTapOffAClickDoesNothingThoughTheSystemWouldGoBack() async throws {
            model.path = [1]
            try await show(Tabs(model: model, secondTap: SecondTapBehavior.none)) { controller, window in
                let stack = try stack(of: controller)
                try await eventually { stack.viewControllers.count == 2 }

                try click(0, of: controller)

                try await eventually { model.events == ["A none"] }
                try await window.nextFrame()
                #expect(stack.viewControllers.count == 2)
                #expect(model.path == [1])
            }
        }

        @Test func aRefusedClickLeavesTheButtonUnselected() async throws {
            try await show(Tabs(model: model, refuses: true)) { controller, window in
                try click(1, of: controller)

                try await eventually { model.offered == 1 }
                try await window.nextFrame()
                #expect(controller.tabBar.buttons.map(\.isSelected) == [true, false])
                #expect(controller.selectedIndex == 0)
            }
        }

        @Test func theFirstFrameOfATabIsLaidOutAsTheOnesThatFollow() async throws {
            try await show(Tabs(model: model)) { controller, window in
                try click(1, of: controller)
                try await eventually { !views(UILabel.self, in: controller.view).filter { $0.text == "B" }.isEmpty }
                let label = try #require(views(UILabel.self, in: controller.view).first { $0.text == "B" })
                try await window.nextFrame()
                let frame = label.convert(label.bounds, to: nil)

                for _ in 0..<3 { try await window.nextFrame() }

                #expect(label.convert(label.bounds, to: nil) == frame)
                #expect(frame.width > 0)
            }
        }

        @Test func aSwipeAcrossTheContentSelectsNoOtherTab() async throws {
            try await show(Tabs(model: model)) { controller, window in
                let pointer = try Pointer()
                for direction in [-1, 1] as [CGFloat] {
                    let places = [120, 40, -40, -120].map { CGPoint(x: $0 * direction, y: 0) }
                    try pointer.move(to: controller.view, offset: places[0])
                    pointer.down()
                    for place in places.dropFirst() {
                        try pointer.move(to: controller.view, offset: place)
                        try await window.nextFrame()
                    }
                    pointer.up()
                    try await window.nextFrame()
                }

                // A click comes through after all that, as proof that the pointer was heard.
                #expect(controller.selectedIndex == 0 && model.events.isEmpty)
                try click(1, of: controller)
                try await eventually { controller.selectedIndex == 1 }
            }
        }

        @Test func noStripIsLeftWhereTheBarWasOnAnyVisit() async throws {
            try await show(Tabs(model: model)) { controller, window in
                let stack = try stack(of: controller)
                for _ in 0..<2 {
                    model.path = [7]
                    try await eventually { controller.tabBar.isHidden }
                    try await eventually {
                        stack.view.convert(stack.view.bounds, to: nil).maxY == window.bounds.height
                    }

                    model.path = []
                    try await eventually { !controller.tabBar.isHidden }
                }
            }
        }
    }
}

@MainActor
private final class TabViewModel: ObservableObject {
    @Published var path: [Int] = []
    @Published var selection = "A"
    var events: [String] = []
    var offered = 0
}

/// A tab with a stack, of which screen 7 hides the bar, and a plain one.
private struct Tabs: View {
    @ObservedObject var model: TabViewModel
    var secondTap = SecondTapBehavior.popThenScroll
    var refuses = false

    var body: some View {
        UIKitTabView(selection: selection) {
            UIKitTab("A", systemImage: "house", value: "A") {
                NavigationStack(path: $model.path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        Text("screen \(number)").hidesTabBar(number == 7)
                    }
                }
            }
            UIKitTab("B", systemImage: "tray", value: "B") { Text("B") }
        }
        .secondTap(secondTap)
        .onTabSelection { model.events.append("\($0.tab) \($0.action)") }
    }

    private var selection: Binding<String> {
        let (model, refuses) = (model, refuses)
        return Binding(
            get: { @MainActor in model.selection },
            set: { @MainActor in
                model.offered += 1
                if !refuses { model.selection = $0 }
            }
        )
    }
}

extension UITabBar {
    fileprivate var buttons: [UIControl] { views(UIControl.self, in: self) }
}
