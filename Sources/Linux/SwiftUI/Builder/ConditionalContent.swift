/// One of two views, as `if`–`else` and `switch` in a builder make it. Each branch is an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        ConditionalNode(view, context)
    }

    static var rowCount: Int? {
        let first = rowCountOfViews(TrueContent.self)
        return first == rowCountOfViews(FalseContent.self) ? first : nil
    }
}

private final class ConditionalNode<First: View, Second: View>: ViewNode<_ConditionalContent<First, Second>> {
    private enum Branch {
        case first(ViewNode<First>)
        case second(ViewNode<Second>)

        var node: Node {
            switch self {
            case .first(let node): node
            case .second(let node): node
            }
        }
    }

    private var branch: Branch?

    override func forEachChild(_ body: (Node) -> Void) {
        if let branch { body(branch.node) }
    }

    override func build() {
        branch = makeBranch()
    }

    override func refresh() {
        switch (branch, view.storage) {
        case (.first(let node), .first(let view)):
            node.update(view)
        case (.second(let node), .second(let view)):
            node.update(view)
        default:
            let old = branch
            branch = nil
            old?.node.dismantle()
            branch = makeBranch()
            structureDidChange()
        }
    }

    private func makeBranch() -> Branch {
        switch view.storage {
        case .first(let view): .first(makeChild(view))
        case .second(let view): .second(makeChild(view))
        }
    }
}
