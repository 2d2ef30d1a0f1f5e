import CAdwaita
import Testing

@testable import SwiftUI
@testable import UIKit
@testable import UIKitTabView

private struct Block: View {
    let name: String

    var body: some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
    }
}

extension UIView {
    fileprivate func named(_ name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        return subviews.lazy.compactMap { $0.named(name) }.first
    }

    fileprivate func place(_ name: String) -> CGRect {
        guard let view = named(name), let window else { return .null }
        return view.convert(view.bounds, to: window)
    }
}

extension WindowSuite {
    /// What an app mirrors by itself in a left-to-right language: positions from the leading to the trailing side.
    @MainActor
    @Suite struct LayoutDirectionTests {
        final class Model: ObservableObject {
            @Published var direction = LayoutDirection.rightToLeft
        }

        private struct Changing<Content: View>: View {
            @ObservedObject var model: Model
            @ViewBuilder let content: Content

            var body: some View {
                content.environment(\.layoutDirection, model.direction)
            }
        }

        private func layOut(
            @ViewBuilder _ content: () -> some View,
            _ body: @MainActor (UIWindow, Model, UIViewController) async throws -> Void
        ) async throws {
            let model = Model()
            let root = UIHostingController(rootView: Changing(model: model, content: content))
            try await show(root, size: CGSize(width: 300, height: 400)) { window in
                try await body(window, model, root)
            }
        }

        @Test func aRowBeginsAtTheRightAndTurnsRoundLive() async throws {
            try await layOut {
                HStack(spacing: 0) {
                    Block(name: "first")
                    Block(name: "second").padding(.leading, 30)
                    Spacer(minLength: 0)
                }
            } _: { window, model, _ in
                #expect(window.place("first").maxX == 300)
                #expect(window.place("second").maxX == 250)

                model.direction = .leftToRight
                try await eventually { window.place("first").minX == 0 }
                #expect(window.place("second").minX == 50)

                model.direction = .rightToLeft
                try await eventually { window.place("first").maxX == 300 }
                #expect(window.place("second").maxX == 250)
            }
        }

        @Test func alignmentsAndLayersAreMirroredAndWhatSaysOtherwiseIsNot() async throws {
            try await layOut {
                VStack(alignment: .leading, spacing: 0) {
                    Color.blue.frame(height: 20).overlay(alignment: .trailing) { Block(name: "layer") }
                    Block(name: "leading")
                    HStack(spacing: 0) {
                        Block(name: "inner")
                        Spacer(minLength: 0)
                    }
                    .environment(\.layoutDirection, .leftToRight)
                }
            } _: { window, _, _ in
                #expect(window.place("layer").minX == 0)
                #expect(window.place("leading").maxX == 300)
                #expect(window.place("inner").minX == 0)
            }
        }

        @Test func whatAGeometryReaderShowsIsMirroredToo() async throws {
            try await layOut {
                GeometryReader { _ in Block(name: "in space") }
            } _: { window, _, _ in
                try await eventually { window.place("in space").maxX == 300 }
            }
        }

        @Test func linesOfTextBeginAtTheRight() async throws {
            let label = UILabel()
            label.text = "Short"
            let controller = UIViewController()
            let stack = UIStackView(arrangedSubviews: [label, UIView()])
            stack.axis = .vertical
            stack.backgroundColor = .white
            label.textColor = .black
            controller.view = stack
            controller.layoutDirectionOverride = .rightToLeft
            try await show(controller, size: CGSize(width: 300, height: 100)) { window in
                @MainActor func ink(_ columns: Range<Int>) throws -> Bool {
                    let picture = try #require(WidgetPicture(of: stack))
                    let paper = picture.color(x: picture.width / 2, y: picture.height - 2)
                    return columns.contains { x in (0..<20).contains { picture.color(x: x, y: $0) != paper } }
                }
                #expect(try ink(200..<299))
                #expect(try !ink(1..<100))

                controller.layoutDirectionOverride = .leftToRight
                try await window.nextFrame()
                #expect(try ink(1..<100))
                #expect(try !ink(200..<299))
            }
        }

        @Test func rowsOfAListBeginAtTheRight() async throws {
            try await layOut {
                List {
                    Section {
                        Block(name: "row")
                    } header: {
                        Block(name: "header")
                    }
                }
            } _: { window, model, _ in
                try await eventually { !window.place("row").isEmpty }
                #expect(window.place("row").minX > 150)
                #expect(window.place("header").minX > 150)

                model.direction = .leftToRight
                try await eventually { window.place("row").maxX < 150 }
                #expect(window.place("header").maxX < 150)
            }
        }

        @Test func theWayBackIsAtTheRightAndASwipeFromThereTakesIt() async throws {
            try await layOut {
                NavigationStack {
                    Text("root").navigationTitle("Root")
                        .toolbar { ToolbarItem(placement: .topBarTrailing) { Block(name: "item") } }
                }
            } _: { window, _, root in
                let stack = try #require(root.children.first as? UINavigationController)
                #expect(window.place("item").maxX < 100)

                stack.pushViewController(UIViewController(), animated: false)
                try await window.nextFrame()
                let back = try #require(views(UIButton.self, in: stack.navigationBar).first)
                #expect(back.convert(back.bounds, to: window).minX > 200)
                let parts = try #require(back.imageView).frame.minX - (back.titleLabel?.frame.minX ?? 0)
                #expect(parts > 0)

                let pointer = try Pointer()
                let edge = CGPoint(x: window.bounds.width / 2 - 4, y: 0)
                try pointer.move(to: stack.view, offset: edge)
                pointer.down()
                for x in [30, 120, 240] {
                    try pointer.move(to: stack.view, offset: CGPoint(x: edge.x - CGFloat(x), y: 0))
                    try await window.nextFrame()
                }
                try await eventually { (stack.transitionCoordinator?.percentComplete ?? 0) > 0.5 }
                pointer.up()
                try await eventually { stack.transition == nil && stack.viewControllers.count == 1 }
            }
        }

        @Test func tabsOfAContainerBeginAtTheRightAndKeepTheirIndexes() async throws {
            try await layOut {
                UIKitTabView {
                    UIKitTab("A", systemImage: "house", value: "A") {
                        HStack {
                            Block(name: "A")
                            Spacer()
                        }
                    }
                    UIKitTab("B", systemImage: "tray", value: "B") {
                        HStack {
                            Block(name: "B")
                            Spacer()
                        }
                    }
                    UIKitTab("C", systemImage: "gear", value: "C") {
                        HStack {
                            Block(name: "C")
                            Spacer()
                        }
                    }
                }
            } _: { window, model, root in
                let tabs = try #require(root.children.first as? UITabBarController)
                let bar = tabs.tabBar
                @MainActor func corners() -> [CGFloat] { bar.subviews.map(\.frame.minX) }
                #expect(corners() == corners().sorted(by: >))
                #expect(tabs.selectedIndex == 0)
                #expect(window.place("A").maxX == 300)
                for (button, item) in zip(bar.subviews, bar.items ?? []) {
                    let frame = bar.convert(button.bounds, from: button)
                    #expect(bar.item(at: CGPoint(x: frame.midX, y: frame.midY)) === item)
                }

                try Pointer().click(bar.subviews[2])
                try await eventually { tabs.selectedIndex == 2 && window.place("C").maxX == 300 }

                model.direction = .leftToRight
                try await eventually { corners() == corners().sorted() }
                try await eventually { window.place("C").minX == 0 }
                tabs.selectedIndex = 0
                try await eventually { window.place("A").minX == 0 }
            }
        }

        @Test func aBarIsMirroredByItsAttributeAndWhatIsBesideItIsNot() async throws {
            let tabs = UITabBarController()
            tabs.viewControllers = ["A", "B"].map { title in
                let controller = UIViewController()
                controller.title = title
                return controller
            }
            try await show(tabs) { window in
                let bar = tabs.tabBar
                bar.semanticContentAttribute = .forceRightToLeft
                try await eventually { bar.subviews[0].frame.minX > bar.subviews[1].frame.minX }
                #expect(tabs.view.effectiveUserInterfaceLayoutDirection == .leftToRight)

                bar.semanticContentAttribute = .unspecified
                try await eventually { bar.subviews[0].frame.minX < bar.subviews[1].frame.minX }
            }
        }

        @Test func aTextFieldAndAToggleAreMirroredWithTheirParts() async throws {
            let model = Model()
            let content = VStack {
                TextField("Name", text: .constant("text")).accessibilityIdentifier("field")
                Toggle("Label", isOn: .constant(true))
            }
            let root = UIHostingController(rootView: Changing(model: model) { content })
            try await show(root, size: CGSize(width: 300, height: 200)) { window in
                let field = try #require(views(UITextField.self, in: window).first)
                let control = try #require(views(UISwitch.self, in: window).first)
                let entry = try #require(field.widgetReference)
                let text = try #require(gtk_editable_get_delegate(entry.pointer()))
                let inner = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkWidget.self)
                #expect(gtk_widget_get_direction(inner) == GTK_TEXT_DIR_RTL)
                #expect(control.convert(control.bounds, to: window).maxX < 100)

                model.direction = .leftToRight
                try await eventually { control.convert(control.bounds, to: window).minX > 200 }
                #expect(gtk_widget_get_direction(inner) == GTK_TEXT_DIR_LTR)
            }
        }
    }
}
