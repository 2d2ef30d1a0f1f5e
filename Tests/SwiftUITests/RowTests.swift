import Testing

@testable import SwiftUI

@Suite @MainActor
struct RowTests {
    /// A list reduced to its rows.
    struct Rows<Content: View> {
        let content: Content
        let node: Handle

        final class Handle {
            weak var node: RowsNode<Content>?
        }

        init(_ handle: Handle, @ViewBuilder content: () -> Content) {
            self.content = content()
            node = handle
        }
    }

    final class RowsNode<Content: View>: ViewNode<Rows<Content>> {
        private var content: ViewNode<Content>?
        private(set) var rows = RowCollector()

        override var isContainer: Bool { true }
        override var platformViews: [UIView] { [] }

        override func forEachChild(_ body: (Node) -> Void) {
            if let content { body(content) }
        }

        override func build() {
            view.node.node = self
            content = makeChild(view.content, makesRowsOnDemand: true)
            commit()
        }

        override func refresh() {
            content?.update(view.content)
        }

        override func commit() {
            rows = RowCollector()
            content?.appendRows(to: &rows)
        }

        func text(_ index: Int) -> [String] {
            rows.sections[0].row(at: index).views.flatMap(\.marks).map(\.text)
        }
    }

    private struct Row: View {
        let number: Int
        let log: Log

        var body: some View {
            log("\(number)")
            return Mark("\(number)").onAppear { log("\(number) appears") }.onDisappear { log("\(number) disappears") }
        }
    }

    private let log = Log()

    private func list<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) throws -> (screen: Screen<Rows<Content>>, node: RowsNode<Content>) {
        let handle = Rows<Content>.Handle()
        let screen = Screen(Rows(handle, content: content))
        return (screen, try #require(handle.node))
    }

    @Test func onlyRowsThatAreAskedForAreMade() throws {
        let (_, node) = try list { ForEach(0..<10_000, id: \.self) { Row(number: $0, log: log) } }
        #expect(node.rows.sections[0].count == 10_000)
        #expect(log.events.isEmpty)

        #expect(node.text(5000) == ["5000"])
        #expect(log.events == ["5000"])
    }

    @Test func singleViewsAndSeveralForEachFormOneRunOfRows() throws {
        let (_, node) = try list {
            Mark("first")
            Group {
                ForEach(0..<3) { Row(number: $0, log: log) }
                Mark("middle")
            }
            ForEach(0..<2) { Mark("\($0)!") }
        }

        #expect((0..<7).flatMap(node.text) == ["first", "0", "1", "2", "middle", "0!", "1!"])
        #expect(Set((0..<7).map { node.rows.sections[0].rowID(at: $0) }).count == 7)
    }

    @Test func elementsOfUnknownRowCountAreMadeToBeCounted() throws {
        let (_, node) = try list {
            ForEach(0..<4) { number in
                if number.isMultiple(of: 2) { Mark("\(number)") }
            }
        }

        #expect((0..<node.rows.sections[0].count).flatMap(node.text) == ["0", "2"])
    }

    @Test func rowsAppearWhenTheyComeOnScreen() throws {
        let (screen, node) = try list { ForEach(0..<10, id: \.self) { Row(number: $0, log: log) } }
        let row = node.rows.sections[0].row(at: 3)
        screen.update()
        #expect(log.events == ["3"])

        row.setOnScreen(true)
        screen.update()
        #expect(log.events == ["3", "3 appears"])

        row.setOnScreen(false)
        screen.update()
        screen.disappear()
        screen.appear()
        #expect(log.events == ["3", "3 appears", "3 disappears"])
    }

    @Test func modifiersOfAForEachWrapEachRow() throws {
        let (_, node) = try list {
            ForEach(0..<3) { Row(number: $0, log: log) }.modifier(Frame(tag: 1)).modifier(Frame(tag: 2))
        }

        let view = try #require(node.rows.sections[0].row(at: 1).views.first)

        #expect(view.tag == 2)
        #expect(view.subviews.map(\.tag) == [1])
        #expect(log.events == ["1"])
    }

    @Test func aRowKeepsItsStateUntilItsElementGoes() throws {
        struct Items: View {
            let ids: [Int]
            let source: IdentityTests.Stamp.Source

            var body: some View {
                ForEach(ids, id: \.self) { _ in IdentityTests.Stamp(source: source) }
            }
        }
        let handle = Rows<Items>.Handle()
        let source = IdentityTests.Stamp.Source()
        func rows(_ ids: [Int]) -> Rows<Items> { Rows(handle) { Items(ids: ids, source: source) } }
        let screen = Screen(rows([10, 20]))
        let node = try #require(handle.node)
        node.rows.sections[0].row(at: 1).setOnScreen(true)
        screen.update()
        #expect(node.text(1) == ["1"])

        screen.host.rootView = rows([30, 20])
        screen.update()
        #expect(node.text(1) == ["1"])

        screen.host.rootView = rows([30])
        screen.update()
        screen.host.rootView = rows([30, 20])
        screen.update()
        #expect(node.text(1) == ["0"])
    }
}

extension RowTests.Rows: View {
    typealias Body = Never
}

extension RowTests.Rows: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        RowTests.RowsNode(view, context)
    }
}
