import Testing

@testable import SwiftUI

@MainActor
@Suite struct NavigationLinkTests {
    @Test func aLinkWithAViewPushesIt() throws {
        let screen = Screen(
            NavigationStack {
                NavigationLink {
                    Mark("detail")
                } label: {
                    Mark("go")
                }
            }
        )

        try screen.tap("go")

        #expect(try screen.stack.children.count == 2)
        #expect(try screen.topMarks == ["detail"])
        try screen.goBack()
        #expect(try screen.topMarks == ["go"])
    }

    @Test func aLinkWithAValueChangesThePathThatTheAppSees() throws {
        let model = PathModel()
        let screen = Screen(
            NavigationStack(path: Bindable(model).path) {
                NavigationLink(value: 5) { Mark("go") }
                    .navigationDestination(for: Int.self) { Mark("\($0)") }
            }
        )

        try screen.tap("go")

        #expect(model.path == [5])
        #expect(try screen.topMarks == ["5"])
    }

    @Test func aStackWithoutAPathKeepsOneItself() throws {
        let screen = Screen(
            NavigationStack {
                NavigationLink(value: 5) { Mark("go") }
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink(value: number + 1) { Mark("\(number)") }
                    }
            }
        )

        try screen.tap("go")
        try screen.tap("5")
        #expect(try screen.topMarks == ["6"])
        #expect(try screen.stack.children.count == 3)

        try screen.stack.popToRootViewController(animated: true)
        screen.update()
        #expect(try screen.topMarks == ["go"])
        try screen.tap("go")
        #expect(try screen.topMarks == ["5"])
    }

    @Test func aSecondTapBeforeTheScreenIsThereDoesNotPushTwice() throws {
        let screen = Screen(
            NavigationStack {
                NavigationLink(value: 5) { Mark("go") }.navigationDestination(for: Int.self) { Mark("\($0)") }
            }
        )
        let link = try #require(try screen.stack.topViewController?.view.controls.first)

        link.sendActions(for: .primaryActionTriggered)
        link.sendActions(for: .primaryActionTriggered)
        screen.update()

        #expect(try screen.stack.children.count == 2)
    }

    @Test func aLinkOutsideAnyStackIsDisabled() throws {
        let screen = Screen(NavigationLink(value: 5) { Mark("go") })

        let link = try #require(screen.host.view.controls.first)
        #expect(!link.isEnabled)
        link.sendActions(for: .primaryActionTriggered)
        screen.update()
        #expect(screen.host.children.isEmpty)
    }

    @Test func aLinkWithoutAValueOrInADisabledViewIsDisabled() throws {
        let screen = Screen(
            NavigationStack {
                NavigationLink(value: Int?.none) { Mark("none") }
                NavigationLink(value: 1) { Mark("disabled") }.disabled(true)
                NavigationLink(value: 1) { Mark("enabled") }
            }
        )

        let links = try #require(screen.stack.topViewController).view.controls
        #expect(links.map(\.isEnabled) == [false, false, true])
    }

    @Test func aLinkWhoseValueDoesNotFitThePathDoesNothingWithAWarning() throws {
        let model = PathModel()
        let screen = Screen(
            NavigationStack(path: Bindable(model).path) { NavigationLink(value: "text") { Mark("go") } }
        )

        let reported = try warnings { try screen.tap("go") }

        #expect(reported.count == 1)
        #expect(model.path == [])
        #expect(try screen.stack.children.count == 1)
        _ = try warnings { try screen.tap("go") }
    }

    @Test func aPushedViewFollowsItsLink() throws {
        let model = PathModel()
        let screen = Screen(LinkToPath(model: model))
        try screen.tap("go")
        #expect(try screen.topMarks == ["path []"])

        model.path = [1]
        screen.update()

        #expect(try screen.topMarks == ["path [1]"])
    }

    @Test func aPathThatGrowsPushesOnTopOfAViewThatALinkPushed() throws {
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
        try screen.tap("go")

        model.path = [1]
        screen.update()
        #expect(try screen.stack.children.count == 3)
        try screen.goBack()
        #expect(model.path == [])
        #expect(try screen.topMarks == ["view"])

        model.path = [1]
        screen.update()
        model.path = []
        screen.update()
        #expect(try screen.topMarks == ["go"])
    }

    @Test func aBindingPushesAndPopsAndHearsOfAPop() throws {
        let model = PathModel()
        let screen = Screen(
            NavigationStack {
                Mark("root").navigationDestination(isPresented: Bindable(model).acceptsDoubles) { Mark("presented") }
            }
        )

        model.acceptsDoubles = true
        screen.update()
        #expect(try screen.topMarks == ["presented"])
        model.acceptsDoubles = false
        screen.update()
        #expect(try screen.topMarks == ["root"])

        model.acceptsDoubles = true
        screen.update()
        try screen.goBack()
        #expect(!model.acceptsDoubles)
        #expect(try screen.stack.children.count == 1)
    }

    @Test func anItemPushesAScreenAndAnotherItemReplacesItsContent() throws {
        let model = ItemModel()
        let screen = Screen(
            NavigationStack {
                Mark("root").navigationDestination(item: Bindable(model).item) { Mark("item \($0)") }
            }
        )

        model.item = 1
        screen.update()
        let pushed = try screen.stack.topViewController
        #expect(try screen.topMarks == ["item 1"])
        model.item = 2
        screen.update()
        #expect(try screen.topMarks == ["item 2"])
        #expect(try screen.stack.topViewController === pushed)

        try screen.goBack()
        #expect(model.item == nil)
    }

    @Test func aLinkWithABindingIsActiveAsLongAsItsScreenIsThere() throws {
        let model = PathModel()
        let screen = Screen(
            NavigationStack {
                NavigationLink(isActive: Bindable(model).acceptsDoubles) {
                    Mark("detail")
                } label: {
                    Mark("go")
                }
            }
        )

        try screen.tap("go")
        #expect(model.acceptsDoubles)
        #expect(try screen.topMarks == ["detail"])
        try screen.goBack()
        #expect(!model.acceptsDoubles)
        model.acceptsDoubles = true
        screen.update()
        #expect(try screen.topMarks == ["detail"])
    }
}

@MainActor
@Observable
private final class ItemModel {
    var item: Int?
}

private struct LinkToPath: View {
    let model: PathModel

    var body: some View {
        NavigationStack {
            let path = "\(model.path)"
            NavigationLink {
                Mark("path \(path)")
            } label: {
                Mark("go")
            }
        }
    }
}

/// Runs a closure that may throw and returns the warnings that it caused.
@MainActor
private func warnings(_ body: () throws -> Void) throws -> [String] {
    var outcome: Result<Void, any Error> = .success(())
    let reported = warnings { outcome = Result(catching: body) }
    try outcome.get()
    return reported
}
