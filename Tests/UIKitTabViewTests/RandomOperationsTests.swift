import SwiftUI
import Testing
import UIKit

@testable import UIKitTabView

extension TabViewSuite {
    /// Whatever happens in whatever order, bar, selection, stacks and states are what the rules say.
    @MainActor
    @Suite struct RandomOperationsTests {
        @available(iOS 16, tvOS 16, *)
        @Test func everythingAgreesAfterEveryOperation() async throws {
            _ = try await warnings {
                for seed in UInt64(1)...150 { try await run(seed: seed, room: 5) }
            }
        }

        #if !(os(tvOS) || os(visionOS))
            @available(iOS 16, tvOS 16, *)
            @Test func soItDoesWithTabsInTheMoreList() async throws {
                _ = try await warnings {
                    for seed in UInt64(1)...50 { try await run(seed: seed, room: 8) }
                }
            }
        #endif

        @available(iOS 16, tvOS 16, *)
        private func run(seed: UInt64, room: Int) async throws {
            let run = Run(seed: seed, room: room)
            await run.start()
            try run.expectAgreement("seed \(seed), start")
            for step in 1...12 {
                let operation = try await run.operate()
                try run.expectAgreement("seed \(seed), step \(step): \(operation)")
            }
        }
    }
}

/// One sequence of operations on an app of its own.
@available(iOS 16, tvOS 16, *)
@MainActor
private final class Run {
    private var random: SeededGenerator
    private let app = RandomApp()
    private let screen: Screen
    private var expected = ExpectedTabs()
    private var counts: [String: Int] = [:]
    private var hosts: [WeakHost] = []
    private var madeNames: Int
    private let room: Int

    private struct WeakHost {
        weak var host: UIViewController?
    }

    /// - Parameter room: How many tabs there may be at most.
    init(seed: UInt64, room: Int) {
        random = SeededGenerator(seed: seed)
        self.room = room
        madeNames = room - 2
        app.tabs = (0..<madeNames).map { RandomApp.Tab(name: "T\($0)") }
        app.selection = "T\(Int.random(in: 0..<madeNames, using: &random))"
        screen = Screen(RandomAppView(app: app))
    }

    func start() async {
        await settle()
        update()
        _ = expected.takeEvents()
        _ = app.log.take()
    }

    // MARK: - Operations

    func operate() async throws -> String {
        let operation = try perform(Int.random(in: 0..<14, using: &random))
        await settle(turns: 2)
        return operation
    }

    private func perform(_ number: Int) throws -> String {
        switch number {
        case 0...3: return try tap()
        case 4: return select()
        case 5: return insert()
        case 6: return change("remove") { [self] in counts[app.tabs.remove(at: $0).name] = nil }
        case 7:
            app.tabs.shuffle(using: &random)
            update()
            return "reorder"
        case 8: return change("hide") { [self] in app.tabs[$0].isHidden.toggle() }
        case 9: return change("disable") { [self] in app.tabs[$0].isDisabled.toggle() }
        case 10:
            let badge = Int.random(in: 0..<3, using: &random)
            return change("badge") { [self] in app.tabs[$0].badge = badge }
        case 11: return change("push") { [self] in app.tabs[$0].path.append($0) }
        case 12: return change("pop") { [self] in _ = app.tabs[$0].path.popLast() }
        default:
            if Bool.random(using: &random) {
                app.refuses.toggle()
                return "refuse \(app.refuses)"
            }
            return count()
        }
    }

    private func change(_ name: String, _ body: (Int) -> Void) -> String {
        guard let index = app.tabs.indices.randomElement(using: &random) else { return "nothing" }
        let operation = "\(name) \(app.tabs[index].name)"
        body(index)
        update()
        return operation
    }

    private func insert() -> String {
        guard app.tabs.count < room else { return "nothing" }
        // Sometimes a name that was there before, which must not bring anything back.
        let names = (0...madeNames).map { "T\($0)" }.filter { name in !app.tabs.contains { $0.name == name } }
        let name = names.randomElement(using: &random) ?? "T\(madeNames)"
        madeNames = max(madeNames, 1 + (Int(name.dropFirst()) ?? 0))
        app.tabs.insert(RandomApp.Tab(name: name), at: Int.random(in: 0...app.tabs.count, using: &random))
        update()
        return "insert \(name)"
    }

    private func select() -> String {
        app.selection = app.tabs.randomElement(using: &random)?.name ?? "beyond"
        update()
        return "select \(app.selection)"
    }

    private func tap() throws -> String {
        let tabs = shownTabs
        guard let index = tabs.indices.randomElement(using: &random) else { return "nothing" }
        let tab = tabs[index]
        let controller = try screen.tabBarController
        let isInList = controller.listsTab(at: index)
        if isInList { openMoreList(controller) }
        // From the More list the selected tab is a way back, and its own row is no repetition either.
        let isSilent = tab.name == expected.selected && (isInList || controller.shownTab == nil)
        if !tab.isDisabled, !isSilent {
            expected.tap(
                tab.name,
                isAccepted: !app.refuses || app.selection == tab.name,
                secondTap: tab.path.isEmpty ? "none" : "popToRoot"
            )
        }
        let shown = try #require(controller.viewControllers?[index])
        if isInList {
            controller.pickFromMoreList(shown)
        } else if controller.delegateAllowsSelecting(shown) {
            controller.selectedViewController = shown
            controller.tellDelegateOfSelecting(shown)
        }
        update()
        return "tap \(tab.name)"
    }

    /// More opens with the tab that was open in it before, which is then selected; a further tap shows the list.
    private func openMoreList(_ controller: UITabBarController) {
        #if !(os(tvOS) || os(visionOS))
            let more = controller.moreNavigationController
            guard controller.delegateAllowsSelecting(more) else { return }
            if controller.selectedViewController !== more {
                let open = shownTabs.first { tab in more.topViewController?.tabBarItem.title == tab.name }
                if let open, !open.isDisabled, open.name != expected.selected {
                    expected.tap(open.name, isAccepted: !app.refuses || app.selection == open.name, secondTap: "")
                }
                controller.selectedViewController = more
            }
            more.popToRootViewController(animated: false)
        #endif
    }

    private func count() -> String {
        guard let name = expected.selected, let state = app.log.state(name) else { return "nothing" }
        state.count += 1
        counts[name, default: 0] += 1
        return "count \(name)"
    }

    // MARK: - Expectations

    private var shownTabs: [RandomApp.Tab] { app.tabs.filter { !$0.isHidden } }

    private func update() {
        let written = expected.update(
            order: app.tabs.map(\.name),
            selectable: shownTabs.map(\.name),
            enabled: shownTabs.filter { !$0.isDisabled }.map(\.name),
            bound: app.selection
        )
        if let written, !app.refuses { expectedSelection = written } else { expectedSelection = app.selection }
    }

    /// What the binding holds once the container has corrected it.
    private var expectedSelection = ""

    func expectAgreement(_ comment: Comment) throws {
        let controller = try screen.tabBarController
        let items = try screen.items
        try #require(items.map(\.title) == shownTabs.map(\.name), comment)
        try #require(items.map(\.badgeValue) == shownTabs.map { $0.badge == 0 ? nil : "\($0.badge)" }, comment)
        try #require(items.map(\.isEnabled) == shownTabs.map { !$0.isDisabled }, comment)
        try #require(app.selection == expectedSelection, comment)
        try #require(app.log.take() == expected.takeEvents().sorted(), comment)

        // A row that was refused leaves the person in the More list, with the selection as it was.
        let selected = controller.viewControllers?.firstIndex { $0 === controller.shownTab }
        if selected != nil || !controller.listsTabs {
            try #require(selected.map { shownTabs[$0].name } == expected.selected, comment)
        }
        if let selected { try expectContent(of: shownTabs[selected], in: screen.tabs[selected], comment) }
        try expectHosts(controller, comment)
    }

    private func expectContent(of tab: RandomApp.Tab, in host: UIViewController, _ comment: Comment) throws {
        let stack = try #require(host.firstDescendant(UINavigationController.self), comment)
        try #require(stack.viewControllers.count == 1 + tab.path.count, comment)
        try #require(app.log.state(tab.name)?.count == counts[tab.name] ?? 0, comment)
        let root = try #require(stack.viewControllers.first, comment)
        try #require(root.view.texts == ["\(tab.name) \(counts[tab.name] ?? 0)"], comment)
    }

    /// There is one host for each tab, hidden ones included, and none besides.
    private func expectHosts(_ controller: UITabBarController, _ comment: Comment) throws {
        let coordinator = try #require(controller.delegate as? TabCoordinator, comment)
        for tab in app.tabs {
            let host = try #require(coordinator.host(tab.name), comment)
            if !hosts.contains(where: { $0.host === host }) { hosts.append(WeakHost(host: host)) }
        }
        hosts.removeAll { $0.host == nil }
        try #require(hosts.count == app.tabs.count, comment)
        try #require(app.tabs.allSatisfy { tab in coordinator.tab(tab.name) != nil }, comment)
    }
}

extension UITabBarController {
    /// The tab that is open, in the bar or in the More list.
    fileprivate var shownTab: UIViewController? {
        #if !(os(tvOS) || os(visionOS))
            if selectedViewController === moreNavigationController {
                let top = moreNavigationController.topViewController
                return viewControllers?.first { $0 === top }
            }
        #endif
        return selectedViewController
    }

    /// Whether there is a More list on a phone.
    fileprivate var listsTabs: Bool {
        #if os(tvOS) || os(visionOS)
            false
        #else
            (viewControllers?.count ?? 0) > 5 && traitCollection.horizontalSizeClass == .compact
        #endif
    }

    fileprivate func listsTab(at index: Int) -> Bool { listsTabs && index >= 4 }

    fileprivate func pickFromMoreList(_ tab: UIViewController) {
        #if !(os(tvOS) || os(visionOS))
            moreNavigationController.pushViewController(tab, animated: false)
        #endif
    }
}
