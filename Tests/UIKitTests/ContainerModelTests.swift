import Testing
import UIKit

/// Random operations on real containers, checked against what must hold after each of them.
@MainActor
@Suite struct ContainerModelTests {
    /// Checks its own callbacks: each must follow the one before.
    final class CheckedController: UIViewController {
        private(set) var faults: [String] = []
        private var state = "didDisappear"

        private func move(to next: String, from allowed: String...) {
            if !allowed.contains(state) { faults.append("\(state) → \(next)") }
            state = next
        }

        override func viewWillAppear(_ animated: Bool) { move(to: "willAppear", from: "didDisappear", "willDisappear") }
        override func viewIsAppearing(_ animated: Bool) { move(to: "isAppearing", from: "willAppear") }
        override func viewDidAppear(_ animated: Bool) { move(to: "didAppear", from: "isAppearing") }
        override func viewWillDisappear(_ animated: Bool) {
            move(to: "willDisappear", from: "didAppear", "willAppear", "isAppearing")
        }
        override func viewDidDisappear(_ animated: Bool) { move(to: "didDisappear", from: "willDisappear") }

        var isShown: Bool { state == "didAppear" }
    }

    @Test(arguments: 1...8)
    func afterAnyOperationsExactlyTheVisibleControllerIsShown(seed: UInt64) {
        var random = Generator(state: seed)
        let tabs = UITabBarController()
        var all: [CheckedController] = []
        func make() -> CheckedController {
            let controller = CheckedController()
            all.append(controller)
            return controller
        }
        func makeStack() -> UINavigationController { UINavigationController(rootViewController: make()) }
        tabs.viewControllers = (0..<3).map { _ in makeStack() }
        let screen = TestScreen(tabs)

        for step in 0..<300 {
            let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
            let stack = stacks.randomElement(using: &random)
            switch Int.random(in: 0..<9, using: &random) {
            case 0: tabs.selectedIndex = Int.random(in: 0..<stacks.count, using: &random)
            case 1: tabs.tabBar.tap(Int.random(in: 0..<(tabs.tabBar.items?.count ?? 1), using: &random))
            case 2, 3: stack?.pushViewController(make(), animated: Bool.random(using: &random))
            case 4: stack?.popViewController(animated: Bool.random(using: &random))
            case 5: stack?.popToRootViewController(animated: Bool.random(using: &random))
            case 6: stack?.viewControllers = [make(), make()]
            case 7: tabs.viewControllers = Array((stacks + [makeStack()]).shuffled(using: &random).prefix(7))
            default: screen.window.frame.size.width = Bool.random(using: &random) ? 390 : 1000
            }

            let visible = visibleController(of: tabs)
            let faults = all.flatMap(\.faults)
            #expect(faults.isEmpty, "seed \(seed), step \(step)")
            #expect(
                all.filter(\.isShown).map(ObjectIdentifier.init)
                    == [visible].compactMap { $0 }.map(ObjectIdentifier.init)
            )
            #expect(
                tabs.selectedIndex == NSNotFound
                    || tabs.viewControllers?[tabs.selectedIndex] === tabs.selectedViewController
            )
            #expect(all.allSatisfy { ($0.viewIfLoaded?.window != nil) == ($0 === visible) })
            all.removeAll { $0.parent == nil && !$0.isShown }
            if !faults.isEmpty { return }
        }
        withExtendedLifetime(screen) {}
    }

    /// The innermost controller that is on top everywhere, unless that is the More list.
    private func visibleController(of tabs: UITabBarController) -> CheckedController? {
        var controller = tabs.selectedViewController
        while let stack = controller as? UINavigationController { controller = stack.topViewController }
        return controller as? CheckedController
    }
}

/// A generator whose numbers are the same in every run.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
    }
}
