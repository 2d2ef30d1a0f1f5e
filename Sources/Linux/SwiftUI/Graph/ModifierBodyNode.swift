/// The node of a view with a modifier that has a body: an app's own modifiers.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: ViewNode<ModifiedContent<Content, Modifier>> {
    private var properties = PropertySlots()
    private var body: ViewNode<Modifier.Body>?
    private lazy var provider = TypedModifierContent(view.content)

    override func forEachChild(_ body: (Node) -> Void) {
        if let child = self.body { body(child) }
    }

    override func refresh() {
        provider.view = view.content
        let new = evaluate {
            var modifier = view.modifier
            properties.install(into: &modifier, in: self)
            return modifier.body(content: _ViewModifier_Content(provider: provider))
        }
        if let body {
            body.update(new)
        } else {
            body = makeChild(new)
        }
        provider.refreshPlaceholders()
    }

    override func dismantle() {
        super.dismantle()
        properties.removeAll()
    }
}

/// What a modifier's placeholders stand for. Abstract, because a placeholder does not know the content's type.
@MainActor
class ModifierContent {
    /// Counts the values that the content had.
    fileprivate(set) var version = 0
    private var placeholders: [WeakPlaceholder] = []

    func makeNode(under parent: Node) -> Node { fatalError("abstract") }
    func update(_ node: Node) { fatalError("abstract") }

    fileprivate func add(_ placeholder: any Placeholder) {
        placeholders.removeAll { $0.node == nil }
        placeholders.append(WeakPlaceholder(node: placeholder))
    }

    /// Reaches the placeholders below views that saw no reason to update.
    fileprivate func refreshPlaceholders() {
        for placeholder in placeholders { placeholder.node?.refreshContent() }
    }

    private struct WeakPlaceholder {
        weak var node: (any Placeholder)?
    }
}

private final class TypedModifierContent<Content: View>: ModifierContent {
    var view: Content {
        didSet { version += 1 }
    }

    init(_ view: Content) {
        self.view = view
    }

    override func makeNode(under parent: Node) -> Node {
        parent.makeChild(view)
    }

    override func update(_ node: Node) {
        unsafeDowncast(node, to: ViewNode<Content>.self).update(view)
    }
}

@MainActor
private protocol Placeholder: AnyObject {
    func refreshContent()
}

/// The node of `content` in a modifier's body.
final class PlaceholderNode<Modifier: ViewModifier>: ViewNode<_ViewModifier_Content<Modifier>>, Placeholder {
    private var content: Node?
    private var shownVersion = 0

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func build() {
        shownVersion = view.provider.version
        content = view.provider.makeNode(under: self)
        view.provider.add(self)
    }

    override func refresh() {
        refreshContent()
    }

    fileprivate func refreshContent() {
        guard let content, !isDismantled, shownVersion != view.provider.version else { return }
        shownVersion = view.provider.version
        view.provider.update(content)
    }
}
