/// The table that a list or a form is.
struct ListTable<Content: View> {
    let selection: ListSelection?
    let content: Content
}

extension ListTable: View {
    typealias Body = Never
}

extension ListTable: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        ListNode(view, context)
    }
}

/// Collects the rows of the content for a table, each time that there may be others.
final class ListNode<Content: View>: ViewNode<ListTable<Content>>, RowScrolling {
    private let source = ListSource()
    private var table: UITableView?
    private var content: ViewNode<Content>?

    override var isContainer: Bool { true }
    override var isOneRow: Bool { true }
    override var platformViews: [UIView] { table.map { [$0] } ?? [] }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func build() {
        refresh()
        commit()
    }

    override func refresh() {
        evaluate { updateTable() }
        if let content {
            content.update(view.content)
        } else {
            content = makeChild(view.content, makesRowsOnDemand: true)
        }
    }

    override func commit() {
        guard let table, let content else { return }
        var rows = RowCollector()
        content.appendRows(to: &rows)
        source.show(rows.sections, in: table)
    }

    override func dismantle() {
        super.dismantle()
        source.removeAll()
    }

    func scrollToRow(_ id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        guard let table, let path = source.indexPath(of: id) else { return false }
        table.revealRow(at: path, at: anchor?.y, animated: animated)
        return true
    }

    private func updateTable() {
        let style = trackedEnvironment.tableStyle
        if table?.style != style { makeTable(style) }
        source.selection = view.selection
        source.selected = view.selection?.selected()
        table?.allowsSelection = view.selection != nil
        if content != nil { setNeedsCommit() }
    }

    /// A table cannot change its style.
    private func makeTable(_ style: UITableView.Style) {
        let isFirst = table == nil
        let table = UITableView(frame: .zero, style: style)
        source.attach(to: table)
        self.table = table
        pushLayoutDirection()
        if !isFirst { structureDidChange() }
    }
}
