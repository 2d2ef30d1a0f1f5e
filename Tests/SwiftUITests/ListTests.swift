import Observation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ListTests {
    @Test func accessibilityModifiersReachTheViewsOfRows() {
        let model = RowModel()
        let screen = ListScreen(NamedRows(model: model))
        #expect(screen.markViews.map(\.accessibilityIdentifier) == ["off", "b", "c"])

        model.isOn = true
        screen.update()

        #expect(screen.markViews.map(\.accessibilityIdentifier) == ["on", "b", "c"])
    }

    private struct NamedRows: View {
        let model: RowModel

        var body: some View {
            List {
                Mark("first").accessibilityIdentifier(model.isOn ? "on" : "off")
                ForEach(["b", "c"], id: \.self) { Mark($0).accessibilityIdentifier($0) }
            }
        }
    }

    @Test func aListIsATableAndItsCellsAreSubviews() throws {
        let screen = ListScreen(
            List {
                Mark("a")
                Mark("b")
            }
        )

        #expect(screen.marks == ["a", "b"])
        #expect(screen.table.subviews.contains { $0 is UITableViewCell })
    }

    @Test func sectionsHaveHeadersRowsAndFooters() throws {
        let screen = ListScreen(
            List {
                Mark("before")
                Section {
                    Mark("row 1")
                    ForEach(2..<4) { Mark("row \($0)") }
                } header: {
                    Mark("header")
                } footer: {
                    Mark("footer")
                }
                Mark("after")
            }
        )

        #expect(screen.table.numberOfSections == 3)
        #expect((0..<3).map { screen.table.numberOfRows(inSection: $0) } == [1, 3, 1])
        #expect(Set(screen.marks) == ["before", "header", "row 1", "row 2", "row 3", "footer", "after"])
    }

    @Test func outsideAListASectionIsItsViews() throws {
        let screen = Screen(
            Box {
                Section {
                    Mark("row")
                } header: {
                    Mark("header")
                }
            }
        )

        #expect(screen.marks == ["header", "row"])
    }

    @Test func onlyRowsThatAreNearAreMade() throws {
        let log = Log()
        let screen = ListScreen(List(0..<10_000) { number in Logged(text: "row \(number)", log: log) })

        #expect(screen.table.numberOfRows(inSection: 0) == 10_000)
        #expect(screen.marks.first == "row 0")
        #expect(log.count > 5)
        #expect(log.count < 400)
    }

    @Test func scrollingMakesOtherRowsAndComingBackFindsTheOldOnesWithTheirState() throws {
        let log = Log()
        let handle = Handle<Int>()
        let screen = ListScreen(
            List(0..<1_000) { number in Counting(number: number, handle: number == 0 ? handle : nil, log: log) }
        )
        handle.value = 5
        screen.update()

        screen.table.contentOffset.y = 20_000
        screen.update()
        #expect(!screen.marks.contains("0: 5"))

        screen.table.contentOffset.y = 0
        screen.update()
        #expect(screen.marks.contains("0: 5"))
        #expect(log.events.filter { $0 == "body 0" }.count == 2)
    }

    @Test func insertingRemovingAndMovingRowsKeepsTheOthers() throws {
        let model = RowModel()
        let screen = ListScreen(RowList(model: model))
        let cells = screen.cells
        let views = screen.markViews
        model.log.clear()

        model.rows = ["b", "x", "a", "d"]
        screen.update()

        #expect(screen.marks == ["b", "x", "a", "d"])
        #expect(screen.cells[3] === cells[3])
        #expect(
            Set(screen.markViews.map(ObjectIdentifier.init)).isSuperset(
                of: [0, 1, 3].map { ObjectIdentifier(views[$0]) }
            )
        )
        #expect(model.log.events == ["body x"])
    }

    @Test func aRowWhoseContentBecomesAnotherViewShowsIt() throws {
        let model = RowModel()
        let screen = ListScreen(List { Switching(model: model) })
        #expect(screen.marks == ["off"])
        let cell = screen.cells[0]

        model.isOn = true
        screen.update()

        #expect(screen.marks == ["on"])
        #expect(screen.cells[0] === cell)
    }

    @Test func aRowOfABranchComesAndGoes() throws {
        let model = RowModel()
        let screen = ListScreen(BranchList(model: model))
        #expect(screen.marks == ["first", "last"])

        model.isOn = true
        screen.update()
        #expect(screen.marks == ["first", "extra", "last"])

        model.isOn = false
        screen.update()
        #expect(screen.marks == ["first", "last"])
    }

    @Test func theScrollPositionStaysWhenRowsChange() throws {
        let model = RowModel()
        model.rows = (0..<500).map { "row \($0)" }
        let screen = ListScreen(RowList(model: model))
        screen.table.contentOffset.y = 3_000

        model.rows.append("last")
        model.rows.remove(at: 400)
        screen.update()

        #expect(screen.table.contentOffset.y == 3_000)
    }

    @Test func rowsInheritTheEnvironmentAndItsChanges() throws {
        let model = RowModel()
        let screen = ListScreen(DisabledList(model: model))
        #expect(screen.marks == ["enabled"])

        model.isOn = true
        screen.update()

        #expect(screen.marks == ["disabled"])
    }

    @Test func rowsAppearWhenTheyComeOnScreenAndDisappearWhenTheyLeave() throws {
        let log = Log()
        let screen = ListScreen(
            List(0..<1_000) { number in
                Mark("\(number)")
                    .onAppear { if number == 0 { log("appear") } }
                    .onDisappear { if number == 0 { log("disappear") } }
            }
        )
        #expect(log.events == ["appear"])

        screen.table.contentOffset.y = 20_000
        screen.update()
        #expect(log.events == ["appear", "disappear"])

        screen.table.contentOffset.y = 0
        screen.update()
        #expect(log.events == ["appear", "disappear", "appear"])
    }

    @Test func aRemovedRowDisappearsOnce() throws {
        let model = RowModel()
        let screen = ListScreen(AppearanceList(model: model))

        model.rows.removeFirst()
        screen.update()

        #expect(model.log.events == ["gone a"])
    }

    @Test func theStyleChoosesTheTable() throws {
        #expect(ListScreen(List { Mark("a") }).table.style == .insetGrouped)
        #expect(ListScreen(List { Mark("a") }.listStyle(.plain)).table.style == .plain)
        #expect(ListScreen(List { Mark("a") }.listStyle(.grouped)).table.style == .grouped)
        #expect(ListScreen(Form { Mark("a") }).table.style == .insetGrouped)
    }

    @Test func aTapSelectsARowByItsIdentifier() throws {
        let model = RowModel()
        let screen = ListScreen(SelectingList(model: model))

        screen.table.tapRow(at: IndexPath(row: 2, section: 0))
        screen.update()
        #expect(model.selection == "c")

        model.selection = "a"
        screen.update()
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        model.selection = nil
        screen.update()
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func aLinkOrButtonThatIsAloneInARowIsTheRow() throws {
        let screen = ListScreen(
            NavigationStack {
                List {
                    NavigationLink(value: 1) { Mark("link") }
                    Button {
                    } label: {
                        Mark("button")
                    }
                    NavigationLink(value: 1) { Mark("wrapped") }.padding(4)
                    HStack {
                        Button {
                        } label: {
                            Mark("one")
                        }
                        Button {
                        } label: {
                            Mark("of two")
                        }
                    }
                    Mark("text")
                }
            }
        )

        let rows = screen.cells.map { cell in cell.controls.map { ($0 as? UIButton)?.isRow } }
        #expect(rows == [[true], [true], [true], [false, false], []])
    }

    @Test func pressingTheRowOfALinkPushes() throws {
        let screen = ListScreen(
            NavigationStack {
                List(0..<100) { number in
                    NavigationLink(value: number) { Mark("row \(number)") }
                }
                .navigationDestination(for: Int.self) { Mark("pushed \($0)") }
            }
        )
        let row = try #require(screen.cells[3].controls.first)

        row.sendActions(for: .primaryActionTriggered)
        screen.update()

        let stack = try #require(screen.host.children.first as? UINavigationController)
        #expect(stack.topViewController?.view.marks.map(\.text) == ["pushed 3"])
    }
}
