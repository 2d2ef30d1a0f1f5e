import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct TableTests {
        @Test func tenThousandRowsMakeAboutTwoHundredCells() async throws {
            let source = NumberSource(count: 10_000)

            try await show(source) { table, window in
                #expect(source.made < 260)
                #expect(table.subviews.count < 260)

                for row in stride(from: 0, to: 10_000, by: 500) {
                    table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
                    try await window.nextFrame()
                }
                #expect(source.made < 460)
                #expect(table.subviews.count < 260)
            }
        }

        @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
        func aRowIsScrolledToItsPlace(position: UITableView.ScrollPosition) async throws {
            let source = NumberSource(count: 5_000)

            try await show(source) { table, window in
                table.scrollToRow(at: IndexPath(row: 3_000, section: 0), at: position, animated: false)
                try await eventually {
                    guard let cell = table.cellForRow(at: IndexPath(row: 3_000, section: 0)) else { return false }
                    let frame = cell.convert(cell.bounds, to: nil)
                    return switch position {
                    case .top, .none: abs(frame.minY) < 2
                    case .middle: abs(frame.midY - table.bounds.height / 2) < 2
                    case .bottom: abs(frame.maxY - table.bounds.height) < 2
                    }
                }
            }
        }

        @Test func rowsThatStayKeepTheirCellsAndTheScrollPosition() async throws {
            let source = NumberSource(count: 1_000)

            try await show(source) { table, window in
                table.apply(snapshot(0..<1_000))
                table.contentOffset.y = 4_400
                try await window.nextFrame()
                let top = try #require(table.indexPathsForVisibleRows?.first)
                let cell = try #require(table.cellForRow(at: top))
                let place = cell.convert(CGPoint.zero, to: nil)
                let asked = source.asked

                source.count = 1_001
                table.apply(snapshot(-1..<1_000))
                try await window.nextFrame()
                try await window.nextFrame()

                #expect(table.indexPath(for: cell) == IndexPath(row: top.row + 1, section: 0))
                #expect(abs(cell.convert(CGPoint.zero, to: nil).y - place.y) < 2)
                #expect(source.asked - asked < 5)
            }
        }

        @Test func aDataSourceThatHandsOutOneCellForAllRowsShowsItOnce() async throws {
            let source = OneCellSource()
            let table = UITableView(frame: .zero, style: .plain)
            table.dataSource = source
            let controller = UIViewController()
            controller.view = table

            try await WindowTests.show(controller) { window in
                try await window.nextFrame()
                #expect(table.subviews == [source.cell])
            }
        }

        @Test func lengthsThatAreNoNumbersHurtNobody() async throws {
            let source = NumberSource(count: 3)

            try await show(source) { table, window in
                table.rowHeight = .nan
                table.rowHeight = .infinity
                try await window.nextFrame()
                table.rowHeight = 60
                table.contentInset.top = -5
                try await window.nextFrame()
                #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height ?? 0 >= 59)
            }
        }

        @Test func reloadingKeepsTheScrollPosition() async throws {
            let source = NumberSource(count: 1_000)

            try await show(source) { table, window in
                table.contentOffset.y = 4_400
                try await window.nextFrame()
                let top = table.indexPathsForVisibleRows?.first

                table.reloadData()
                try await window.nextFrame()

                #expect(table.indexPathsForVisibleRows?.first == top)
            }
        }

        @Test func aClickOnARowSelectsIt() async throws {
            let source = NumberSource(count: 10)

            try await show(source) { table, window in
                activate(3, in: table)

                #expect(source.selected == [3])
                #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
            }
        }

        @Test func scrollingToTheTopIsTold() async throws {
            let source = NumberSource(count: 1_000)

            try await show(source) { table, window in
                table.contentOffset.y = 2_000
                try await window.nextFrame()
                #expect(table.contentOffset.y == 2_000)

                table.setContentOffset(.zero, animated: true)
                try await eventually { source.finished == 1 }

                #expect(table.contentOffset == .zero)
            }
        }

        @Test func anOffsetSetBeforeThereIsAWindowIsReached() async throws {
            let source = NumberSource(count: 1_000)
            let table = source.makeTable()
            table.contentOffset.y = 2_000
            let controller = UIViewController()
            controller.view = table

            try await WindowTests.show(controller) { _ in
                try await eventually { table.contentOffset.y == 2_000 }
                try await eventually { table.indexPathsForVisibleRows?.contains([0, 50]) ?? false }
            }
        }

        @Test func aTableIsFreedWithItsCells() async throws {
            weak var releasedTable: UITableView?
            weak var releasedCell: UITableViewCell?
            do {
                let source = NumberSource(count: 100)
                try await show(source) { table, _ in
                    releasedTable = table
                    releasedCell = table.cellForRow(at: IndexPath(row: 0, section: 0))
                    #expect(releasedCell != nil)
                }
            }
            try await eventually { releasedTable == nil && releasedCell == nil }
        }

        private func snapshot(_ ids: Range<Int>) -> TableSnapshot {
            TableSnapshot(sections: [.init(id: 0, rows: ids.map { AnyHashable($0) })])
        }

        private func show(
            _ source: NumberSource,
            _ body: (UITableView, UIWindow) async throws -> Void
        ) async throws {
            let table = source.makeTable()
            let controller = UIViewController()
            controller.view = table
            try await WindowTests.show(controller) { window in try await body(table, window) }
        }

        private func activate(_ row: Int, in table: UITableView) {
            let list: UnsafeMutablePointer<GtkWidget>? = table.recycler?.listView.pointer()
            gtk_widget_activate_action_variant(list, "list.activate-item", g_variant_new_uint32(guint32(row)))
        }
    }
}

/// One section of numbered rows.
@MainActor
private final class NumberSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count: Int
    private(set) var asked = 0
    private(set) var made = 0
    private(set) var selected: [Int] = []
    private(set) var finished = 0

    init(count: Int) {
        self.count = count
        super.init()
    }

    func makeTable() -> UITableView {
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = self
        table.delegate = self
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    private func makeCell() -> UITableViewCell {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finished += 1 }
}

@MainActor
private final class OneCellSource: NSObject, UITableViewDataSource {
    let cell = UITableViewCell()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
