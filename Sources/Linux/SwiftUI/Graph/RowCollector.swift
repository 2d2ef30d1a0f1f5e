/// Collects what a list shows: sections of rows, of which those of a `ForEach` are made when they are asked for.
///
/// A list makes its content with `makesRowsOnDemand: true`, calls `appendRows(to:)` on that node in `commit()`, and keeps
/// the result until the next commit.
@MainActor
struct RowCollector {
    private(set) var sections: [RowSection] = []
    private var wrappers: [any ViewWrapping] = []
    private var isInSection = false

    /// Adds one row that exists already.
    mutating func append(_ node: Node) {
        append(RowRun(content: .single(node), wrappers: wrappers))
    }

    /// Adds a row for each element, to be made on demand.
    mutating func appendElements(of elements: any RowElements) {
        append(RowRun(content: .elements(elements), wrappers: wrappers))
    }

    /// Adds a section; `body` adds its rows.
    mutating func appendSection(of owner: Node, header: Node?, footer: Node?, _ body: (inout RowCollector) -> Void) {
        sections.append(RowSection(id: ObjectIdentifier(owner), header: header, footer: footer))
        isInSection = true
        body(&self)
        isInSection = false
    }

    /// Has the views of the rows that `body` adds put into wrappers.
    mutating func wrap(by wrapper: any ViewWrapping, _ body: (inout RowCollector) -> Void) {
        wrappers.append(wrapper)
        body(&self)
        wrappers.removeLast()
    }

    private mutating func append(_ run: RowRun) {
        // Rows between sections form sections without header and footer.
        if sections.isEmpty || (!isInSection && sections[sections.count - 1].id != nil) {
            sections.append(RowSection(id: nil, header: nil, footer: nil))
        }
        sections[sections.count - 1].append(run)
    }
}

/// A section of a list.
@MainActor
struct RowSection {
    /// The node that the section comes from; `nil` for rows outside any.
    let id: ObjectIdentifier?
    let header: Node?
    let footer: Node?
    private(set) var count = 0
    private var runs: [(start: Int, run: RowRun)] = []

    init(id: ObjectIdentifier?, header: Node?, footer: Node?) {
        self.id = id
        self.header = header
        self.footer = footer
    }

    fileprivate mutating func append(_ run: RowRun) {
        guard run.count > 0 else { return }
        runs.append((count, run))
        count += run.count
    }

    /// The identity of a row; cheap, makes nothing.
    func rowID(at index: Int) -> RowID {
        let (start, run) = run(containing: index)
        return run.rowID(at: index - start)
    }

    /// A row, made now if need be.
    func row(at index: Int) -> Row {
        let (start, run) = run(containing: index)
        return run.row(at: index - start)
    }

    private func run(containing index: Int) -> (start: Int, run: RowRun) {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if runs[middle].start <= index { low = middle } else { high = middle - 1 }
        }
        return runs[low]
    }
}

/// What makes a row the same in two versions of a list.
struct RowID: Hashable {
    let owner: ObjectIdentifier
    let element: AnyHashable?
}

/// One row of a list.
@MainActor
struct Row {
    let id: RowID
    let node: Node
    fileprivate let wrappers: [any ViewWrapping]

    /// The identity that the app gave the row: its `ForEach` identifier, or its `.id(_:)`.
    var explicitID: AnyHashable? {
        id.element ?? (node as? any ExplicitIdentity)?.explicitID
    }

    /// What the row shows; ask again after the list's `commit()`.
    var views: [UIView] {
        node.platformViews.map { view in
            wrappers.reversed().reduce(view) { view, wrapper in wrapper.wrapper(for: view) }
        }
    }

    /// Tells the row's content that it appears or disappears by scrolling.
    func setOnScreen(_ isOnScreen: Bool) {
        (node as? any RowNode)?.setOnScreen(isOnScreen)
    }
}

/// A node that a list can show and hide by itself.
@MainActor
protocol RowNode: Node {
    func setOnScreen(_ isOnScreen: Bool)
}

/// Rows that are made on demand.
@MainActor
protocol RowElements: Node {
    var count: Int { get }
    func elementID(at index: Int) -> AnyHashable
    func elementNode(at index: Int) -> any RowNode
}

@MainActor
private struct RowRun {
    enum Content {
        case single(Node)
        case elements(any RowElements)
    }

    let content: Content
    let wrappers: [any ViewWrapping]

    var count: Int {
        switch content {
        case .single: 1
        case .elements(let elements): elements.count
        }
    }

    func rowID(at index: Int) -> RowID {
        switch content {
        case .single(let node): RowID(owner: ObjectIdentifier(node), element: nil)
        case .elements(let elements):
            RowID(owner: ObjectIdentifier(elements), element: elements.elementID(at: index))
        }
    }

    func row(at index: Int) -> Row {
        switch content {
        case .single(let node): Row(id: rowID(at: index), node: node, wrappers: wrappers)
        case .elements(let elements):
            Row(id: rowID(at: index), node: elements.elementNode(at: index), wrappers: wrappers)
        }
    }
}
