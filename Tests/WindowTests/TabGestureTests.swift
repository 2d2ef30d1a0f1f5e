import CAdwaita
import SwiftUI
import Testing

@testable import UIKit
@testable import UIKitTabView

extension WindowSuite {
    /// Gestures on the tabs of a container, by a real pointer.
    @MainActor
    @Suite struct TabGestureTests {
        @MainActor
        final class Log {
            var entries: [String] = []
        }

        private struct Tabs: View {
            let log: Log

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", systemImage: "house", value: "A") { Text("content A") }
                    UIKitTab("B", systemImage: "tray", value: "B") { Text("content B") }
                        .onLongPress { log.entries.append("press B") }
                    UIKitTab("C", systemImage: "gear", value: "C") { Text("content C") }
                        .onDoubleTap { log.entries.append("double C") }
                }
                .onTabDoubleTap { log.entries.append("double any \($0)") }
                .onTabSelection { log.entries.append("select \($0.tab)\($0.isRepeated ? " again" : "")") }
            }
        }

        /// Has a handler of long presses until the first one, and counts selections.
        private struct PressedOnce: View {
            @State private var wasPressed = false
            @State private var selections = 0

            init() {}

            var body: some View {
                var tabs = UIKitTabView {
                    UIKitTab("A", systemImage: "house", value: "A") { Text("content A") }
                    UIKitTab("B", systemImage: "tray", value: "B") { Text("content B") }
                        .badge(wasPressed ? "pressed" : nil)
                    UIKitTab("C", systemImage: "gear", value: "C") { Text("content C") }
                        .badge(selections)
                }
                .onTabSelection { _ in selections += 1 }
                if !wasPressed { tabs = tabs.onTabLongPress { _ in wasPressed = true } }
                return tabs
            }
        }

        private func showTabs(_ body: (UITabBarController, Pointer, Log) async throws -> Void) async throws {
            let log = Log()
            let root = UIHostingController(rootView: Tabs(log: log))
            try await show(root) { _ in
                let controller = try #require(root.children.first as? UITabBarController)
                try await body(controller, Pointer(), log)
            }
        }

        @Test func aLongPressIsReportedWithItsTabAndSelectsNothing() async throws {
            try await showTabs { controller, pointer, log in
                try pointer.move(to: controller.tabBar.subviews[1])
                pointer.down()
                try await eventually { log.entries == ["press B"] }
                pointer.up()
                try pointer.click(controller.tabBar.subviews[2])
                try await eventually { controller.selectedIndex == 2 }

                #expect(log.entries == ["press B", "select C"])
            }
        }

        @Test func aTabWithoutAHandlerCanBePressedLongAndIsSelected() async throws {
            try await showTabs { controller, pointer, log in
                controller.selectedIndex = 1
                // It takes a little longer than the container's own would.
                let witness = UILongPressGestureRecognizer()
                witness.minimumPressDuration = 0.7
                witness.cancelsTouchesInView = false
                controller.tabBar.addGestureRecognizer(witness)
                try pointer.move(to: controller.tabBar.subviews[0])
                pointer.down()
                try await eventually { witness.state == .began }
                pointer.up()

                try await eventually { controller.selectedIndex == 0 }
                #expect(!log.entries.contains { $0.hasPrefix("press") })
            }
        }

        @Test func aDoubleTapIsReportedBesideTheTapsItIsMadeOf() async throws {
            try await showTabs { controller, pointer, log in
                try pointer.click(controller.tabBar.subviews[2])
                try pointer.click(controller.tabBar.subviews[2])
                try await eventually { log.entries.contains("double C") }
                try await eventually { log.entries.count == 3 }
                #expect(Set(log.entries) == ["select C", "select C again", "double C"])

                try pointer.click(controller.tabBar.subviews[0])
                try pointer.click(controller.tabBar.subviews[0])
                try await eventually { log.entries.contains("double any A") }
            }
        }

        @Test func aTapOnEachOfTwoTabsIsNoDoubleTapHoweverNearTheyAre() async throws {
            try await showTabs { controller, pointer, log in
                let buttons = controller.tabBar.subviews
                let edge = buttons[0].bounds.width / 2 - 6
                for (button, place) in [(buttons[1], edge), (buttons[2], -edge)] {
                    try pointer.move(to: button, offset: CGPoint(x: place, y: 0))
                    pointer.down()
                    pointer.up()
                }

                try await eventually { log.entries.contains("select C") }
                #expect(log.entries == ["select B", "select C"])
            }
        }

        @Test(arguments: [17, 26]) func aPressWhoseHandlerGoesWithItSelectsNothingWhenTheFingerIsLifted(
            version: Int
        ) async throws {
            try await EmulatedSystem.with(version: version) {
                try await show(UIHostingController(rootView: PressedOnce())) { window in
                    let bar = try #require(views(UITabBar.self, in: window).first)
                    let pointer = try Pointer()
                    try pointer.move(to: bar.subviews[1])
                    pointer.down()
                    try await eventually { bar.items?[1].badgeValue == "pressed" }
                    pointer.up()
                    try pointer.click(bar.subviews[2])

                    try await eventually { bar.selectedItem === bar.items?[2] }
                    #expect(bar.items?[2].badgeValue == "1")
                }
            }
        }

        @Test func fromRightToLeftTheFirstTabIsAtTheRightAndIndexesStay() async throws {
            try #require(Display.isAvailable)
            gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
            defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
            try await showTabs { controller, pointer, log in
                let bar = controller.tabBar
                #expect(bar.subviews.map(\.frame.minX) == bar.subviews.map(\.frame.minX).sorted(by: >))
                for (button, item) in zip(bar.subviews, bar.items ?? []) {
                    let frame = bar.convert(button.bounds, from: button)
                    #expect(bar.item(at: CGPoint(x: frame.midX, y: frame.midY)) === item)
                }

                try pointer.move(to: bar, offset: CGPoint(x: 10 - bar.bounds.width / 2, y: 0))
                pointer.down()
                pointer.up()
                try await eventually { controller.selectedIndex == 2 }
                #expect(log.entries == ["select C"])
            }
        }

        @Test func anItemIsFoundWhereItsButtonIs() async throws {
            try await showTabs { controller, _, _ in
                let bar = controller.tabBar
                for (button, item) in zip(bar.subviews, bar.items ?? []) {
                    let frame = bar.convert(button.bounds, from: button)
                    #expect(bar.item(at: CGPoint(x: frame.minX + 2, y: frame.midY)) === item)
                    #expect(bar.item(at: CGPoint(x: frame.maxX - 2, y: frame.midY)) === item)
                }
                #expect(bar.item(at: CGPoint(x: -5, y: 5)) == nil)
            }
        }
    }
}
