import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// Pushes and pops that take time.
    @MainActor
    @Suite struct NavigationTransitionTests {
        final class Page: UIViewController {
            var events: [String] = []
            override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
            override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
        }

        private func page(_ title: String) -> Page {
            let page = Page()
            page.title = title
            return page
        }

        @Test func aPushChangesTheStackAtOnceAndAppearsWhenItsTransitionEnds() async throws {
            let root = page("Root")
            let stack = UINavigationController(rootViewController: root)
            try await show(stack) { window in
                let pushed = page("Pushed")

                stack.pushViewController(pushed, animated: true)

                #expect(stack.topViewController === pushed)
                #expect(pushed.events == [])
                #expect(root.view.window === window)
                try await eventually { !pushed.events.isEmpty }
                #expect(root.events == ["didAppear", "didDisappear"])
                #expect(root.view.window == nil)
                #expect(pushed.view.isMapped)
                #expect(!root.view.isMapped)
            }
        }

        @Test func aPushWithoutAnimationAppearsAtOnce() async throws {
            let stack = UINavigationController(rootViewController: page("Root"))
            try await show(stack) { _ in
                let pushed = page("Pushed")

                stack.pushViewController(pushed, animated: false)

                #expect(pushed.events == ["didAppear"])
            }
        }

        @Test func withTheDesktopsAnimationsOffAPushAppearsAtOnce() async throws {
            let stack = UINavigationController(rootViewController: page("Root"))
            try await show(stack) { _ in
                setAnimations(false)
                defer { setAnimations(true) }
                let pushed = page("Pushed")

                stack.pushViewController(pushed, animated: true)

                #expect(pushed.events == ["didAppear"])
            }
        }

        @Test func aPopDuringAPushCompletesThePushFirst() async throws {
            let root = page("Root")
            let stack = UINavigationController(rootViewController: root)
            try await show(stack) { window in
                let pushed = page("Pushed")
                stack.pushViewController(pushed, animated: true)
                try await window.nextFrame()

                stack.popViewController(animated: true)

                #expect(pushed.events == ["didAppear"])
                try await eventually { root.events.count == 3 }
                #expect(root.events == ["didAppear", "didDisappear", "didAppear"])
                #expect(pushed.events == ["didAppear", "didDisappear"])
                #expect(root.view.isMapped)
            }
        }

        @Test func switchingTabsDuringAPushCompletesIt() async throws {
            let stack = UINavigationController(rootViewController: page("Root"))
            let other = page("Other")
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, other]
            try await show(tabs) { window in
                let pushed = page("Pushed")
                stack.pushViewController(pushed, animated: true)
                try await window.nextFrame()

                tabs.selectedIndex = 1

                #expect(pushed.events == ["didAppear", "didDisappear"])
                #expect(other.events == ["didAppear"])
                tabs.selectedIndex = 0
                try await window.nextFrame()
                #expect(pushed.view.isMapped)
            }
        }

        @Test func operationsAtAnyRateEndWithTheTopOnScreen() async throws {
            let root = page("Root")
            let stack = UINavigationController(rootViewController: root)
            try await show(stack) { window in
                for step in 0..<120 {
                    switch step % 7 {
                    case 0, 1, 3: stack.pushViewController(page("\(step)"), animated: step % 2 == 0)
                    case 5: stack.popToRootViewController(animated: true)
                    default: stack.popViewController(animated: step % 3 != 0)
                    }
                    if step % 4 == 0 { try await window.nextFrame() }
                }

                try await eventually { stack.transition == nil }

                #expect(stack.topViewController?.view.isMapped == true)
                #expect(stack.viewControllers.filter { $0.viewIfLoaded?.window != nil } == [stack.topViewController])
            }
        }

        @Test func poppedPagesLeaveNoWidgetsBehind() async throws {
            let stack = UINavigationController(rootViewController: page("Root"))
            try await show(stack) { window in
                weak var popped: UIView?
                for _ in 0..<50 {
                    let pushed = page("Pushed")
                    popped = pushed.view
                    stack.pushViewController(pushed, animated: false)
                    stack.popViewController(animated: false)
                }
                try await window.nextFrame()

                #expect(popped == nil)
                #expect(childCount(of: stack.pages) == 1)
            }
        }

        @Test func aViewThatMovesElsewhereTakesItsWidgetAlong() async throws {
            let first = page("First")
            let tabs = UITabBarController()
            tabs.viewControllers = [first, page("Second")]
            try await show(tabs) { window in
                tabs.selectedIndex = 1
                let box = UIView()
                tabs.selectedViewController?.view.addSubview(box)

                box.addSubview(first.view)
                try await window.nextFrame()

                #expect(first.view.isMapped)
                #expect(first.view.superview === box)
            }
        }

        private func setAnimations(_ isOn: Bool) {
            var value = GValue()
            g_value_init(&value, GType(5 << 2))
            g_value_set_boolean(&value, isOn ? 1 : 0)
            let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
            g_object_set_property(settings?.assumingMemoryBound(to: GObject.self), "gtk-enable-animations", &value)
            g_value_unset(&value)
        }

        private func childCount(of view: UIView) -> Int {
            var count = 0
            let widget: UnsafeMutablePointer<GtkWidget> = view.widget.pointer()
            var child = gtk_widget_get_first_child(widget)
            while child != nil {
                count += 1
                child = gtk_widget_get_next_sibling(child)
            }
            return count
        }
    }
}
