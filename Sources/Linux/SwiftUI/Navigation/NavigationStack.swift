/// Shows a root view, and on top of it the screens that links or a path push.
///
/// It is a `UINavigationController` with a hosting controller for each screen. A bound path and the controller's stack
/// agree after every transition, whoever starts it: changing the path pushes and pops; the back button, UIKit's pop
/// methods and links change the path. Screens inherit the environment of the stack's own place. A screen that is covered
/// keeps its state; one that is popped does not.
@available(iOS 16.0, tvOS 16.0, *)
public struct NavigationStack<Data, Root> {
    let path: (any StackPath)?
    let root: Root
}

@available(iOS 16.0, tvOS 16.0, *)
extension NavigationStack: View where Root: View {
    public typealias Body = Never

    /// A stack that keeps its path to itself.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(path: nil, root: root())
    }

    /// A stack whose path may hold values of different types.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(path: MixedPath(binding: path), root: root())
    }

    /// A stack whose path holds values of one type. A link with a value of another type does nothing, with a warning.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(path: TypedPath(binding: path), root: root())
    }
}

@available(iOS 16.0, tvOS 16.0, *)
extension NavigationStack: PrimitiveView where Root: View {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        NavigationStackNode(view, context)
    }
}

/// Connects the view to its `ScreenStack`.
@available(iOS 16.0, tvOS 16.0, *)
private final class NavigationStackNode<Data, Root: View>: ControllerNode<NavigationStack<Data, Root>, StackController>
{
    private let stack = ScreenStack()
    private var pathNode: PathNode?

    override func forEachChild(_ body: (Node) -> Void) {
        if let pathNode { body(pathNode) }
    }

    override func makeController() -> StackController {
        stack.controller
    }

    override func updateController(_ controller: StackController) {
        let root = view.root
        stack.root.enclosingSearchField = trackedEnvironment.enclosingSearchField
        stack.root.show { AnyView(root) }
        if let path = view.path { stack.path = path }
    }

    override func build() {
        super.build()
        let pathNode = PathNode(of: stack, below: self)
        self.pathNode = pathNode
        pathNode.build()
    }

    override func refresh() {
        super.refresh()
        pathNode?.refresh()
    }
}

/// Follows the values of a path: a node of its own, since the root view has no part in their changes.
private final class PathNode: Node {
    private let stack: ScreenStack

    init(of stack: ScreenStack, below parent: Node) {
        self.stack = stack
        super.init(
            NodeContext(
                parent: parent,
                graph: parent.graph,
                environment: parent.environment,
                makesRowsOnDemand: false
            )
        )
        stack.pathMayHaveChanged = { [weak self] in self?.invalidate() }
    }

    override func build() {
        // Screens that are on the path from the start are in place before anything appears.
        stack.show(readElements(), animated: false)
    }

    override func refresh() {
        let elements = readElements()
        // By then the destinations are those that belong to the new path.
        UpdateCycle.shared.afterCommit { [weak self] in
            guard let self, !isDismantled else { return }
            stack.show(elements, animated: true)
        }
    }

    private func readElements() -> [PathElement] {
        evaluate { stack.path.elements }
    }
}
