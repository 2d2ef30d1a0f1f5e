import Testing

@testable import SwiftUI

@MainActor
@Suite struct ToolbarTests {
    @Test func itemsGoToTheirPlacesInTheBar() throws {
        let screen = Screen(
            NavigationStack {
                Mark("root").toolbar {
                    ToolbarItem(placement: .topBarLeading) { Mark("leading") }
                    ToolbarItem(placement: .principal) { Mark("title") }
                    ToolbarItem(placement: .topBarTrailing) { Mark("first") }
                    ToolbarItem { Mark("last") }
                }
            }
        )

        #expect(try screen.topMarks == ["root"])
        let item = try #require(screen.stack.topViewController).navigationItem
        #expect(item.leftMarks == ["leading"])
        #expect(item.rightMarks == ["first", "last"])
        #expect(item.titleView?.marks.map(\.text) == ["title"])
    }

    @Test func aViewInAToolbarIsAnItemAtTheEnd() throws {
        let screen = Screen(NavigationStack { Mark("root").toolbar { Mark("a") } })

        #expect(try #require(screen.stack.topViewController).navigationItem.rightMarks == ["a"])
    }

    @Test func itemsComeAndGoAndKeepTheirBarItems() throws {
        let model = PathModel()
        let screen = Screen(NavigationStack { ToolbarScreen(model: model) })
        let item = try #require(screen.stack.topViewController).navigationItem
        #expect(item.rightMarks == ["path []"])
        let barItem = item.rightBarButtonItems?.first

        model.acceptsDoubles = true
        model.path = [1]
        screen.update()
        #expect(item.rightMarks == ["extra", "path [1]"])
        #expect(item.rightBarButtonItems?.first === barItem)

        model.acceptsDoubles = false
        screen.update()
        #expect(item.rightMarks == ["path [1]"])
    }

    @Test func toolbarContentOfAnAppKeepsState() throws {
        let handle = Handle<Int>()
        let screen = Screen(NavigationStack { Mark("root").toolbar { CountItem(handle: handle) } })
        let item = try #require(screen.stack.topViewController).navigationItem

        handle.value = 2
        screen.update()

        #expect(item.rightMarks == ["count 2"])
    }

    @Test func eachScreenHasItsOwnItemsAndTheBackButtonStays() throws {
        let screen = Screen(
            NavigationStack {
                NavigationLink {
                    Mark("pushed").toolbar { ToolbarItem(placement: .topBarLeading) { Mark("b") } }
                } label: {
                    Mark("go")
                }
                .toolbar { Mark("a") }
            }
        )
        try screen.tap("go")

        let items = try screen.stack.viewControllers.map(\.navigationItem)
        #expect(items.map(\.rightMarks) == [["a"], []])
        #expect(items.map(\.leftMarks) == [[], ["b"]])
        #expect(items[1].leftItemsSupplementBackButton)
    }

    @Test func theNavigationBarIsHiddenOnTheScreenThatWantsIt() throws {
        let screen = Screen(
            NavigationStack {
                NavigationLink {
                    Mark("pushed").toolbarVisibility(.visible, for: .navigationBar)
                } label: {
                    Mark("go")
                }
                .toolbar(.hidden, for: .navigationBar)
            }
        )
        #expect(try screen.stack.isNavigationBarHidden)

        try screen.tap("go")

        #expect(try !screen.stack.isNavigationBarHidden)
    }

    @Test func aHostOnAStackOfUIKitsGivesTheBarItsTitleAndItemsAsWell() throws {
        let host = UIHostingController(rootView: Mark("root").navigationTitle("Title").toolbar { Mark("a") })
        let stack = UINavigationController(rootViewController: host)
        stack.isNavigationBarHidden = true
        host.loadViewIfNeeded()
        UpdateCycle.shared.flush()

        #expect(host.navigationItem.title == "Title")
        #expect(host.navigationItem.rightMarks == ["a"])
        #expect(stack.isNavigationBarHidden)
    }
}

extension UINavigationItem {
    fileprivate var leftMarks: [String] { marks(leftBarButtonItems) }

    /// From the start to the end, as one reads them.
    fileprivate var rightMarks: [String] { marks(rightBarButtonItems?.reversed()) }

    private func marks(_ items: [UIBarButtonItem]?) -> [String] {
        (items ?? []).flatMap { $0.customView?.marks.map(\.text) ?? [] }
    }
}

private struct ToolbarScreen: View {
    let model: PathModel

    var body: some View {
        Mark("root").toolbar {
            if model.acceptsDoubles { ToolbarItem { Mark("extra") } }
            ToolbarItem { Mark("path \(model.path)") }
        }
    }
}

private struct CountItem: ToolbarContent {
    let handle: Handle<Int>
    @State private var count = 0

    var body: some ToolbarContent {
        let _ = handle.connect($count)
        ToolbarItem { Mark("count \(count)") }
    }
}
