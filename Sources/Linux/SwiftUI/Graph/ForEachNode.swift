internal import GLibSupport

/// Keeps a node for each identifier; in a list only for those that were asked for.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>, RowElements, IdentifiedElements
{
    /// Identifiers in order, without duplicates.
    private var ids: [ID] = []
    /// Where each element is in the data, if duplicates make that another number than in `ids`.
    private var offsets: [Int]?
    private var elements: [ID: ElementNode<Content>] = [:]

    /// With one row for each element, rows can be counted without making them.
    private lazy var isOnDemand = makesRowsOnDemand && rowCountOfViews(Content.self) == 1

    override func forEachChild(_ body: (Node) -> Void) {
        for id in ids { elements[id].map(body) }
    }

    override var platformViews: [UIView] {
        ids.indices.flatMap { element(at: $0).platformViews }
    }

    override func build() {
        evaluate { readIDs() }
        guard !isOnDemand else { return }
        for index in ids.indices { _ = element(at: index) }
    }

    override func refresh() {
        let oldIDs = ids
        evaluate { readIDs() }
        removeElements(of: oldIDs)
        for (index, id) in ids.enumerated() {
            if let element = elements[id] {
                element.update(evaluateMore { content(at: index) })
            } else if !isOnDemand {
                _ = element(at: index)
            }
        }
        if ids != oldIDs || isOnDemand { structureDidChange() }
    }

    override func appendRows(to rows: inout RowCollector) {
        if isOnDemand {
            rows.appendElements(of: self)
        } else {
            super.appendRows(to: &rows)
        }
    }

    func knownElement(_ id: AnyHashable) -> Node? {
        (id.base as? ID).flatMap { elements[$0] }
    }

    // MARK: - RowElements

    var count: Int { ids.count }

    func elementID(at index: Int) -> AnyHashable {
        AnyHashable(ids[index])
    }

    func elementNode(at index: Int) -> any RowNode {
        element(at: index)
    }

    // MARK: - Elements

    private func element(at index: Int) -> ElementNode<Content> {
        let id = ids[index]
        if let known = elements[id] { return known }
        let view = evaluateMore { content(at: index) }
        let context = NodeContext(
            parent: self,
            graph: graph,
            environment: environment,
            makesRowsOnDemand: makesRowsOnDemand
        )
        let element = ElementNode(view, context, id: AnyHashable(id), isOnScreen: !isOnDemand)
        elements[id] = element
        element.build()
        return element
    }

    private func content(at index: Int) -> Content {
        let offset = offsets?[index] ?? index
        return view.content(view.data[view.data.index(view.data.startIndex, offsetBy: offset)])
    }

    private func readIDs() {
        let all = view.data.map { $0[keyPath: view.id] }
        ids = all
        offsets = nil
        guard Set(all).count != all.count else { return }
        var seen: Set<ID> = []
        let firsts = all.indices.filter { seen.insert(all[$0]).inserted }
        ids = firsts.map { all[$0] }
        offsets = firsts
        RuntimeWarning.report(
            "ForEach over \(Data.self) has several elements with the same identifier; only the first of each is shown"
        )
    }

    private func removeElements(of oldIDs: [ID]) {
        guard ids != oldIDs else { return }
        let present = Set(ids)
        for id in oldIDs where !present.contains(id) {
            elements.removeValue(forKey: id)?.dismantle()
        }
    }
}

/// A node that carries the identifier of an element of a `ForEach`.
@MainActor
protocol ForEachElement: Node {
    var elementID: AnyHashable { get }
}

/// The node of one element of a `ForEach`.
final class ElementNode<Content: View>: ViewNode<Content>, RowNode, ForEachElement {
    let elementID: AnyHashable
    private var content: ViewNode<Content>?
    private var isOnScreen: Bool

    init(_ view: Content, _ context: NodeContext, id: AnyHashable, isOnScreen: Bool) {
        elementID = id
        self.isOnScreen = isOnScreen
        super.init(view, context)
    }

    override var canBeVisible: Bool { isOnScreen }

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func refresh() {
        if let content {
            content.update(view)
        } else {
            content = makeChild(view)
        }
    }

    func setOnScreen(_ isOnScreen: Bool) {
        guard isOnScreen != self.isOnScreen else { return }
        self.isOnScreen = isOnScreen
        setVisible(parent?.isVisible ?? false)
    }
}
