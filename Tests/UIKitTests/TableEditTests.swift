import Foundation
import Testing

@testable import UIKit

@Suite struct TableEditTests {
    @Test func onlyTheRunBetweenFirstAndLastChangeIsReplaced() throws {
        let edit = try #require(
            TableEdit(from: [true, true, false, true, true], to: [true, true, true, false, true])
        )

        #expect(edit.position == 2)
        #expect(edit.removed == 2)
        #expect(edit.added == [3, nil])
        #expect([0, 1, 2, 3, 4].map(edit.newPosition) == [0, 1, nil, 2, 4])
    }

    @Test func listsThatDisagreeOnWhatStaysHaveNoEdit() {
        #expect(TableEdit(from: [true], to: [true, true]) == nil)
    }

    @Test func equalListsHaveAnEmptyEdit() {
        #expect(TableEdit(from: [true, true], to: [true, true])?.isEmpty == true)
    }

    @Test func outlineNumbersHeadersRowsFootersAndMargins() {
        let outline = TableOutline(
            sections: [
                .init(rowCount: 2, hasHeader: true, hasFooter: false),
                .init(rowCount: 0, hasHeader: false, hasFooter: false),
                .init(rowCount: 1, hasHeader: false, hasFooter: true),
            ],
            hasTopMargin: true,
            hasBottomMargin: true
        )

        let items = (-1...outline.count).map { outline.item(at: $0) }

        #expect(
            items == [
                nil, .margin(isTop: true), .header(section: 0), .row([0, 0]), .row([0, 1]), .row([2, 0]),
                .footer(section: 2), .margin(isTop: false), nil,
            ]
        )
        #expect(outline.position(of: [2, 0]) == 4)
        #expect(outline.position(of: [1, 0]) == nil)
        #expect(outline.position(of: [7, 0]) == nil)
    }

    /// Random changes of random lists, checked against the lists themselves.
    @Test(arguments: 0..<50) func snapshotsGiveTheEditThatTurnsOneListIntoTheOther(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let old = snapshot(&random)
        let new = snapshot(&random)

        let edit = try #require(new.changes(from: old).edit(from: outline(of: old), to: outline(of: new)))

        let oldList = flat(old)
        var list = oldList
        let run = edit.position..<(edit.position + edit.removed)
        let wanted = flat(new)
        list.replaceSubrange(
            run,
            with: edit.added.enumerated().map { $1.map { oldList[$0] } ?? wanted[edit.position + $0] }
        )
        #expect(list == wanted)
        #expect(edit.added.lazy.compactMap { $0 }.allSatisfy(run.contains))
    }

    private func snapshot(_ random: inout SeededGenerator) -> TableSnapshot {
        let sections = Array(0..<4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
        return TableSnapshot(
            sections: sections.map { id in
                let rows = Array(0..<6).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
                return TableSnapshot.Section(id: id, rows: rows.map { id * 100 + $0 })
            }
        )
    }

    /// Every section has a header, which stays with it.
    private func flat(_ snapshot: TableSnapshot) -> [AnyHashable] {
        snapshot.sections.flatMap { [AnyHashable([$0.id])] + $0.rows }
    }

    private func outline(of snapshot: TableSnapshot) -> TableOutline {
        TableOutline(
            sections: snapshot.sections.map { .init(rowCount: $0.rows.count, hasHeader: true, hasFooter: false) }
        )
    }
}

struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &+ 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
