import Testing

@testable import SwiftUI

@MainActor
@Suite struct NavigationScreenTests {
    @Test func theStackIsAChildOfTheHostAndItsScreensAreItsChildren() throws {
        let screen = Screen(NavigationView { NavigationLink(destination: Mark("detail")) { Mark("go") } })
        let stack = try #require(screen.host.children.first as? UINavigationController)
        #expect(stack.children.count == 1)
        #expect(stack.view.isDescendant(of: screen.host.view))

        try screen.tap("go")

        #expect(stack.children.count == 2)
        #expect(stack.viewControllers == stack.children)
    }

    @Test func stateOfCoveredScreensIsKeptAndThatOfPoppedOnesIsNot() throws {
        let root = Handle<Int>()
        let pushed = Handle<Int>()
        let screen = Screen(
            NavigationStack {
                Counter(name: "root", handle: root)
                NavigationLink(value: 1) { Mark("go") }
                    .navigationDestination(for: Int.self) { _ in Counter(name: "pushed", handle: pushed) }
            }
        )
        root.value = 3
        screen.update()

        try screen.tap("go")
        pushed.value = 5
        screen.update()
        #expect(try screen.topMarks == ["pushed 5"])
        try screen.goBack()

        #expect(try screen.topMarks == ["root 3", "go"])
        try screen.tap("go")
        #expect(try screen.topMarks == ["pushed 0"])
    }

    @Test func screensAppearOncePerVisit() throws {
        let log = Log()
        let screen = Screen(
            NavigationStack {
                NavigationLink(value: 1) { Mark("go") }
                    .onAppear { log("root appears") }
                    .onDisappear { log("root disappears") }
                    .navigationDestination(for: Int.self) { _ in
                        Mark("pushed")
                            .onAppear { log("pushed appears") }
                            .onDisappear { log("pushed disappears") }
                    }
            }
        )
        #expect(log.events == ["root appears"])

        log.clear()
        try screen.tap("go")
        #expect(log.events.sorted() == ["pushed appears", "root disappears"])

        log.clear()
        try screen.goBack()
        #expect(log.events.sorted() == ["pushed disappears", "root appears"])
    }

    @Test func titlesFollowTheirScreens() throws {
        let title = Handle<String>()
        let screen = Screen(NavigationStack { Titled(handle: title) })
        #expect(try screen.titles == ["first"])

        title.value = "second"
        screen.update()

        #expect(try screen.titles == ["second"])
        #expect(screen.host.title == nil)
    }

    @Test func theBarIsHiddenAndShownWithTheScreenThatWantsIt() throws {
        let screen = Screen(
            NavigationStack {
                NavigationLink {
                    Mark("pushed").navigationBarBackButtonHidden()
                } label: {
                    Mark("go")
                }
                .navigationBarHidden(true)
            }
        )
        #expect(try screen.stack.isNavigationBarHidden)

        try screen.tap("go")
        #expect(try !screen.stack.isNavigationBarHidden)
        #expect(try screen.stack.topViewController?.navigationItem.hidesBackButton == true)

        try screen.goBack()
        #expect(try screen.stack.isNavigationBarHidden)
    }

    @Test func whatIsPoppedIsFreed() throws {
        let model = PathModel()
        let screen = Screen(
            NavigationStack(path: Bindable(model).path) {
                NavigationLink {
                    Mark("view")
                } label: {
                    Mark("go")
                }
                .navigationDestination(for: Int.self) { Mark("\($0)") }
            }
        )
        model.path = [1]
        screen.update()
        weak let byPath = try screen.stack.topViewController
        try screen.goBack()
        try screen.tap("go")
        weak let byLink = try screen.stack.topViewController
        try screen.goBack()

        #expect(byPath == nil)
        #expect(byLink == nil)
    }

    @Test func aStackThatIsRemovedIsFreedWithItsScreens() throws {
        let isShown = Handle<Bool>()
        let screen = Screen(RemovableStack(handle: isShown))
        weak let stack = try screen.stack
        try screen.tap("go")
        weak let top = stack?.topViewController
        #expect(top != nil)

        isShown.value = false
        screen.update()

        #expect(screen.host.children.isEmpty)
        #expect(stack == nil)
        #expect(top == nil)
    }
}

private struct Counter: View {
    let name: String
    let handle: Handle<Int>
    @State private var count = 0

    var body: some View {
        let _ = handle.connect($count)
        Mark("\(name) \(count)")
    }
}

private struct Titled: View {
    let handle: Handle<String>
    @State private var title = "first"

    var body: some View {
        let _ = handle.connect($title)
        Mark("root").navigationTitle(title)
    }
}

private struct RemovableStack: View {
    let handle: Handle<Bool>
    @State private var isShown = true

    var body: some View {
        let _ = handle.connect($isShown)
        if isShown {
            NavigationStack {
                NavigationLink {
                    Mark("detail")
                } label: {
                    Mark("go")
                }
            }
        }
    }
}
