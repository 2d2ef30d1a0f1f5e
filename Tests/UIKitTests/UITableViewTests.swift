import GLibSupport
import Testing

@testable import UIKit

@Suite @MainActor struct UITableViewTests {
    @Test func withoutADisplayAsManyRowsAsFitHaveCells() {
        let (table, _, window) = tableInWindow(rows: [10_000])

        let visible = (window.bounds.height / 44).rounded(.up)
        #expect(table.visibleCells.count == Int(visible))
        #expect(table.subviews.count == Int(visible))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "0.0")
        #expect(table.cellForRow(at: IndexPath(row: 5000, section: 0)) == nil)
    }

    @Test func scrollingRecyclesCells() {
        let (table, source, _) = tableInWindow(rows: [10_000])

        for row in stride(from: 0, to: 9_000, by: 10) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        }

        #expect(source.made < 60)
        #expect(table.cellForRow(at: IndexPath(row: 8990, section: 0))?.textLabel?.text == "0.8990")
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    }

    @Test func tappingARowSelectsItAndTellsTheDelegate() {
        let (table, source, _) = tableInWindow(rows: [3, 3])

        table.tapRow(at: IndexPath(row: 1, section: 1))
        table.tapRow(at: IndexPath(row: 0, section: 0))

        #expect(source.events == ["select 1.1", "deselect 1.1", "select 0.0"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.isSelected == false)
    }

    @Test func selectingInCodeTellsNobody() {
        let (table, source, _) = tableInWindow(rows: [3])

        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)

        #expect(source.events.isEmpty)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func rowsThatDoNotHighlightCannotBeTapped() {
        let (table, source, _) = tableInWindow(rows: [3])
        source.highlights = false

        table.tapRow(at: IndexPath(row: 1, section: 0))
        table.tapRow(at: IndexPath(row: 9, section: 0))

        #expect(source.events.isEmpty)
    }

    @Test func insertedRowsGetCellsAndTheOthersKeepTheirs() throws {
        let (table, source, _) = tableInWindow(rows: [3])
        let last = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        let asked = source.asked

        source.rows[0] = 4
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)

        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === last)
        #expect(table.indexPath(for: last) == IndexPath(row: 3, section: 0))
        #expect(source.asked == asked + 1)
    }

    @Test func theSelectionMovesWithItsRow() {
        let (table, source, _) = tableInWindow(rows: [3])
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)

        source.rows[0] = 2
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))

        source.rows[0] = 1
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func updatesThatContradictTheDataSourceWarnAndReload() {
        let (table, source, _) = tableInWindow(rows: [3])
        var warnings: [String] = []
        let observation = RuntimeWarning.observe { warnings.append($0) }
        defer { observation.cancel() }

        source.rows[0] = 7
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)

        #expect(warnings.count == 1)
        #expect(table.numberOfRows(inSection: 0) == 7)
        #expect(table.visibleCells.count == 7)
    }

    @Test func changesBeforeTheTableAskedForAnythingAreSeenWhenItDoes() {
        let source = RowSource(rows: [2])
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source

        source.rows[0] = 3
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)

        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func aSnapshotAsksOnlyForRowsThatAreNew() throws {
        let (table, source, _) = tableInWindow(rows: [3])
        table.apply(TableSnapshot(sections: [.init(id: "s", rows: ["a", "b", "c"])]))
        let kept = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        let asked = source.asked

        table.apply(TableSnapshot(sections: [.init(id: "s", rows: ["x", "a", "c"])]))

        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
        #expect(source.asked == asked + 1)
    }

    @Test func titlesStandAboveAndBelowTheirRows() {
        let (table, source, _) = tableInWindow(rows: [1])
        source.header = "Header"
        source.footer = "Footer"

        table.reloadData()

        #expect(table.subviews.compactMap(\.accessibleText) == ["Header", "0.0", "Footer"])
    }

    @Test func anUnregisteredIdentifierWarnsAndGivesAnEmptyCell() {
        let table = UITableView(frame: .zero, style: .plain)
        var warnings: [String] = []
        let observation = RuntimeWarning.observe { warnings.append($0) }
        defer { observation.cancel() }

        let cell = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))

        #expect(cell.reuseIdentifier == "none")
        #expect(warnings.count == 1)
        #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    @Test func queriesOutOfRangeHaveAnAnswer() {
        let (table, _, _) = tableInWindow(rows: [2])

        #expect(table.numberOfRows(inSection: 5) == 0)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
        #expect(table.indexPath(for: UITableViewCell()) == nil)
        table.scrollToRow(at: IndexPath(row: 9, section: 9), at: .top, animated: false)
        #expect(table.contentOffset == .zero)
    }

    private func tableInWindow(rows: [Int]) -> (UITableView, RowSource, UIWindow) {
        let source = RowSource(rows: rows)
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.addSubview(table)
        source.window = window
        return (table, source, window)
    }
}

/// Rows that show their section and number.
@MainActor
final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [Int]
    var header: String?
    var footer: String?
    var highlights = true
    /// Keeps the window alive, which nothing else does.
    var window: UIWindow?
    private(set) var asked = 0
    private(set) var made = 0
    private(set) var events: [String] = []

    init(rows: [Int]) {
        self.rows = rows
        super.init()
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if cell.textLabel?.text == nil { made += 1 }
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("select \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        events.append("deselect \(indexPath.section).\(indexPath.row)")
    }
}
