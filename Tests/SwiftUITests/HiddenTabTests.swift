import Testing

@testable import SwiftUI
@testable import UIKit

/// Hosting controllers in tabs that are not selected: what changes there is seen to when the tab is shown again.
@Suite @MainActor
struct HiddenTabTests {
    final class Model: ObservableObject {
        @Published var count = 0
        @Published var flag = false
        @Published var path: [Int] = []
        @Published var selection = 0
        @Published var isPresented = false
    }

    private struct Counter: View {
        @ObservedObject var model: Model
        let log: Log

        var body: some View {
            log("body")
            return Mark("\(model.count)").onChange(of: model.count) { log("changed from \($0) to \($1)") }
        }
    }

    @MainActor
    private final class Tabs {
        let controller = UITabBarController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

        init(_ views: [AnyView]) {
            controller.viewControllers = views.map { UIHostingController(rootView: $0) }
            window.rootViewController = controller
            window.makeKeyAndVisible()
            UpdateCycle.shared.flush()
        }

        func select(_ index: Int) {
            controller.selectedIndex = index
            UpdateCycle.shared.flush()
        }

        var marks: [String] { controller.selectedViewController?.view.marks.map(\.text) ?? [] }

        isolated deinit {
            window.isHidden = true
        }
    }

    private let model = Model()
    private let log = Log()

    private func change(_ times: Int) {
        for _ in 0..<times {
            model.count += 1
            UpdateCycle.shared.flush()
        }
    }

    @Test func aHundredChangesRunABodyOnceWhenItsTabIsShown() {
        let tabs = Tabs([AnyView(Counter(model: model, log: log)), AnyView(Mark("other"))])
        tabs.select(1)
        log.clear()

        change(100)
        #expect(log.events == [])

        tabs.controller.selectedIndex = 0
        #expect(tabs.marks == ["100"])
        #expect(log.events == ["body", "changed from 0 to 100"])
        UpdateCycle.shared.flush()
        #expect(log.events.count == 2)

        log.clear()
        change(2)
        #expect(log.events.filter { $0 == "body" }.count == 2)
    }

    @Test func aTabThatIsMadeButWasNeverShownFollowsChanges() {
        let tabs = Tabs([AnyView(Mark("first")), AnyView(Counter(model: model, log: log))])
        tabs.controller.viewControllers?[1].loadViewIfNeeded()
        log.clear()

        change(2)

        #expect(log.events.filter { $0 == "body" }.count == 2)
    }

    private struct Branches: View {
        @ObservedObject var model: Model
        let log: Log

        var body: some View {
            if model.flag {
                Mark("new").onAppear { log("new appears") }.onDisappear { log("new disappears") }
            } else {
                Mark("old").onAppear { log("old appears") }.onDisappear { log("old disappears") }
            }
        }
    }

    @Test func whatIsGoneMeanwhileDoesNotAppearAgain() {
        let tabs = Tabs([AnyView(Branches(model: model, log: log)), AnyView(Mark("other"))])
        tabs.select(1)
        #expect(log.events == ["old appears", "old disappears"])
        log.clear()

        model.flag = true
        tabs.select(0)

        #expect(tabs.marks == ["new"])
        #expect(log.events == ["new appears"])
    }

    private struct Selecting: UIViewControllerRepresentable {
        let selection: Int
        let controller: UITabBarController

        func makeUIViewController(context: Context) -> UITabBarController { controller }

        func updateUIViewController(_ controller: UITabBarController, context: Context) {
            controller.selectedIndex = selection
        }
    }

    private struct Selector: View {
        @ObservedObject var model: Model
        let controller: UITabBarController

        var body: some View { Selecting(selection: model.selection, controller: controller) }
    }

    @Test func aTabThatAnUpdateShowsIsFreshAtTheEndOfThatUpdate() {
        let controller = UITabBarController()
        controller.viewControllers = [
            UIHostingController(rootView: AnyView(Branches(model: model, log: log))),
            UIHostingController(rootView: AnyView(Mark("other"))),
        ]
        let screen = Screen(Selector(model: model, controller: controller))
        screen.openWindow()
        model.selection = 1
        screen.update()
        log.clear()
        model.flag = true
        screen.update()
        #expect(log.events == [])

        model.selection = 0
        screen.update()

        #expect(controller.selectedViewController?.view.marks.map(\.text) == ["new"])
        #expect(log.events == ["new appears"])
        model.selection = 1
        screen.update()
        #expect(log.events == ["new appears", "new disappears"])
    }

    private struct Stack: View {
        @ObservedObject var model: Model
        let log: Log

        var body: some View {
            NavigationStack(path: $model.path) {
                Counter(model: model, log: log).navigationDestination(for: Int.self) { Mark("screen \($0)") }
            }
        }
    }

    @Test func coveredScreensOfAHiddenTabSleepTooAndWakeWithIt() throws {
        let tabs = Tabs([AnyView(Stack(model: model, log: log)), AnyView(Mark("other"))])
        model.path = [1]
        UpdateCycle.shared.flush()
        tabs.select(1)
        log.clear()

        change(5)
        #expect(log.events == [])

        tabs.select(0)
        #expect(tabs.marks == ["screen 1"])
        #expect(log.events == ["body", "changed from 0 to 5"])
    }

    @Test func aPathThatChangesMeanwhileIsFollowedWhenTheTabIsShown() throws {
        let tabs = Tabs([AnyView(Stack(model: model, log: log)), AnyView(Mark("other"))])
        tabs.select(1)

        model.path = [1, 2]
        UpdateCycle.shared.flush()
        tabs.select(0)

        #expect(tabs.marks == ["screen 2"])
        #expect(model.path == [1, 2])
    }

    private struct Presenting: View {
        @ObservedObject var model: Model

        var body: some View {
            Mark("content").sheet(isPresented: $model.isPresented) { Mark("sheet") }
        }
    }

    @Test func aHiddenTabStillEndsWhatItPresented() {
        let tabs = Tabs([AnyView(Presenting(model: model)), AnyView(Mark("other"))])
        model.isPresented = true
        UpdateCycle.shared.flush()
        #expect(tabs.controller.presentedViewController != nil)
        tabs.select(1)

        model.isPresented = false
        UpdateCycle.shared.flush()

        #expect(tabs.controller.presentedViewController == nil)
    }

    @Test func aHiddenTabAsleepKeepsNothingAlive() {
        weak var host: UIViewController?
        do {
            let tabs = Tabs([AnyView(Counter(model: model, log: log)), AnyView(Mark("other"))])
            host = tabs.controller.viewControllers?[0]
            tabs.select(1)
            change(3)
        }
        #expect(host == nil)
    }
}
