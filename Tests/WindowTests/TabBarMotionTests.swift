import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// A tab bar on its way out of sight and back, as GTK places it.
    @MainActor
    @Suite struct TabBarMotionTests {
        private let tabs = UITabBarController()
        private let host = UIViewController()
        private let stack = UINavigationController(rootViewController: UIViewController())
        private let pushed = UIViewController()
        private let delegate = ShowingDelegate()

        init() {
            host.embed(stack, in: host.view)
            host.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
            tabs.viewControllers = [host, other]
            stack.delegate = delegate
        }

        /// The bar's upper edge, and the lower edge of the content.
        private var edges: (bar: CGFloat, content: CGFloat) { (tabs.tabBar.frame.minY, host.view.frame.maxY) }

        private func hideBarAlongside(_ isHidden: Bool) {
            delegate.willShow = { [tabs, stack] in
                stack.transitionCoordinator?.animate(
                    alongsideTransition: { _ in tabs.setTabBarHidden(isHidden, animated: true) },
                    completion: { if $0.isCancelled { tabs.setTabBarHidden(!isHidden, animated: true) } }
                )
            }
        }

        @Test func hidingTakesTimeInWhichTheContentGrowsAlong() async throws {
            try await show(tabs) { window in
                let height = tabs.tabBar.frame.height
                #expect(edges == (700 - height, 700 - height))

                tabs.setTabBarHidden(true, animated: true)
                #expect(tabs.tabBar.isHidden)
                var between: [CGFloat] = []
                while tabs.tabBar.isInMotion {
                    try await window.nextFrame()
                    guard tabs.tabBar.isInMotion else { break }
                    #expect(edges.bar == edges.content)
                    if edges.bar > 700 - height, edges.bar < 700 { between.append(edges.bar) }
                }
                try await window.nextFrame()

                #expect(between.count > 3)
                #expect(between == between.sorted())
                #expect(edges.content == 700)
                #expect(!tabs.tabBar.isMapped)

                tabs.setTabBarHidden(false, animated: true)
                try await eventually { !tabs.tabBar.isInMotion }
                try await window.nextFrame()
                #expect(edges == (700 - height, 700 - height))
                #expect(tabs.tabBar.isMapped)
            }
        }

        @Test func onItsWayOutItTakesNoClickNoFocusAndIsNotSpokenOf() async throws {
            try await show(tabs) { window in
                let pointer = try Pointer()
                gtk_widget_grab_focus(tabs.tabBar.subviews[1].widget.pointer())
                #expect(gtk_root_get_focus(gtk_widget_get_root(tabs.tabBar.widget.pointer())) != nil)

                tabs.setTabBarHidden(true, animated: true)
                #expect(gtk_root_get_focus(gtk_widget_get_root(tabs.tabBar.widget.pointer())) == nil)
                #expect(gtk_widget_grab_focus(tabs.tabBar.subviews[1].widget.pointer()) == 0)
                try pointer.click(tabs.tabBar.subviews[1])
                try await eventually { !tabs.tabBar.isInMotion }
                try await window.nextFrame()
                #expect(tabs.selectedIndex == 0)

                tabs.setTabBarHidden(false, animated: false)
                try await window.nextFrame()
                try pointer.click(tabs.tabBar.subviews[1])
                try await eventually { tabs.selectedIndex == 1 }
            }
        }

        @Test func alongsideAPushBarAndScreensMoveTogether() async throws {
            try await show(tabs) { window in
                let height = tabs.tabBar.frame.height
                hideBarAlongside(true)
                stack.pushViewController(pushed, animated: true)
                var steps = 0
                while stack.transition != nil {
                    try await window.nextFrame()
                    guard stack.transition != nil else { break }
                    let screens = 1 - pushed.view.frame.minX / 390
                    #expect(abs((edges.bar - (700 - height)) / height - screens) < 0.05)
                    steps += 1
                }
                try await window.nextFrame()

                #expect(steps > 3)
                #expect(edges.content == 700)
                #expect(!tabs.tabBar.isMapped)
            }
        }

        @Test func aFingerHoldsTheBarHalfWayAndTakesItBackWhenItTurns() async throws {
            tabs.isTabBarHidden = true
            stack.pushViewController(pushed, animated: false)
            try await show(tabs) { window in
                #expect(edges.content == 700)
                hideBarAlongside(false)
                stack.beginInteractivePop()
                stack.updateInteractivePop(0.5)
                try await window.nextFrame()
                let height = tabs.tabBar.frame.height
                #expect(abs(edges.bar - (700 - height / 2)) <= 1)
                #expect(abs(edges.content - edges.bar) <= 1)
                #expect(tabs.tabBar.isMapped)

                stack.updateInteractivePop(0.2)
                try await window.nextFrame()
                #expect(abs(edges.bar - (700 - height / 5)) <= 1)

                stack.cancelInteractivePop()
                try await eventually { stack.transition == nil }
                try await window.nextFrame()
                #expect(edges.content == 700)
                #expect(!tabs.tabBar.isMapped)
                #expect(tabs.isTabBarHidden)

                stack.beginInteractivePop()
                stack.updateInteractivePop(0.5)
                stack.finishInteractivePop()
                try await eventually { stack.transition == nil }
                try await window.nextFrame()
                #expect(edges == (700 - height, 700 - height))
            }
        }

        @Test func withTheDesktopsAnimationsOffItIsGoneAtOnce() async throws {
            try await show(tabs) { window in
                setAnimations(false)
                defer { setAnimations(true) }

                tabs.setTabBarHidden(true, animated: true)
                #expect(!tabs.tabBar.isInMotion)
                try await window.nextFrame()

                #expect(edges.content == 700)
            }
        }

        @Test func aDirectStacksBarMovesWithThePush() async throws {
            let stack = UINavigationController(rootViewController: UIViewController())
            pushed.hidesBottomBarWhenPushed = true
            tabs.viewControllers = [stack]
            try await show(tabs) { window in
                let top = tabs.tabBar.frame.minY
                stack.pushViewController(pushed, animated: true)
                var seen: Set<CGFloat> = []
                while stack.transition != nil {
                    try await window.nextFrame()
                    seen.insert(tabs.tabBar.frame.minY)
                }
                try await window.nextFrame()

                #expect(seen.filter { $0 > top && $0 < 700 }.count > 3)
                #expect(stack.view.frame.height == 700)
            }
        }

        @Test func assumptionUpToIOS17TheStripStaysUntilTheChildTakesItAway() async throws {
            try await show(tabs) { window in
                let height = tabs.tabBar.frame.height
                EmulatedSystem.with(version: 17) { tabs.tabBar.isHidden = true }
                try await window.nextFrame()
                #expect(host.view.frame.height == 700)
                #expect(host.view.safeAreaInsets.bottom == height)

                host.additionalSafeAreaInsets.bottom = -height
                #expect(host.view.safeAreaInsets.bottom == 0)
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
    }
}

/// Does something when a navigation controller is about to show a screen.
@MainActor
private final class ShowingDelegate: NSObject, UINavigationControllerDelegate {
    var willShow: () -> Void = {}

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) { willShow() }
}
