/// A node that keeps what belongs to a scene.
///
/// Scenes live in the same retained tree as views, so that state and environment work in them the same way.
class SceneNode<S: Scene>: Node {
    private(set) var scene: S

    init(_ scene: S, _ context: NodeContext) {
        self.scene = scene
        super.init(context)
    }

    /// Takes a new value of the scene in the same place.
    final func update(_ scene: S) {
        self.scene = scene
        markClean()
        refresh()
    }

    /// Opens the scene's window, if it has one to open at launch.
    func open() -> Bool { false }
}

/// A scene that makes a node of its own instead of having a body.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    static func makeNode(_ scene: Self, _ context: NodeContext) -> SceneNode<Self>
}

extension Node {
    func makeSceneChild<S: Scene>(_ scene: S) -> SceneNode<S> {
        let context = NodeContext(parent: self, graph: nil, environment: environment, makesRowsOnDemand: false)
        func open<P: PrimitiveScene>(_ type: P.Type) -> SceneNode<S> {
            // `P` is `S`: the compiler has only lost sight of it through the metatype.
            unsafeDowncast(P.makeNode(unsafeBitCast(scene, to: P.self), context), to: SceneNode<S>.self)
        }
        let node = (S.self as? any PrimitiveScene.Type).map { open($0) } ?? CompositeSceneNode(scene, context)
        node.build()
        return node
    }
}

/// The node of a scene that consists of other scenes.
private final class CompositeSceneNode<S: Scene>: SceneNode<S> {
    private var properties = PropertySlots()
    private var body: SceneNode<S.Body>?

    override func forEachChild(_ body: (Node) -> Void) {
        if let child = self.body { body(child) }
    }

    override func refresh() {
        let new = evaluate {
            var scene = scene
            properties.install(into: &scene, in: self)
            return scene.body
        }
        if let body {
            body.update(new)
        } else {
            body = makeSceneChild(new)
        }
    }

    override func open() -> Bool { body?.open() ?? false }
}

extension TupleScene: PrimitiveScene {
    static func makeNode(_ scene: Self, _ context: NodeContext) -> SceneNode<Self> {
        TupleSceneNode(scene, context)
    }
}

/// Lets one node class serve tuples of every length: a class with parameter packs could not be a subclass.
@MainActor
protocol SceneTuple: Scene {
    func makeChildren(of node: Node) -> [any OpenableNode]
    func update(_ children: [any OpenableNode])
}

/// A scene's node, whatever the scene's type.
@MainActor
protocol OpenableNode: Node {
    func open() -> Bool
}

extension SceneNode: OpenableNode {}

extension TupleScene: SceneTuple {
    func makeChildren(of node: Node) -> [any OpenableNode] {
        var children: [any OpenableNode] = []
        for scene in repeat each content { children.append(node.makeSceneChild(scene)) }
        return children
    }

    func update(_ children: [any OpenableNode]) {
        var index = 0
        for scene in repeat each content {
            update(children[index], scene)
            index += 1
        }
    }

    /// The nodes were made in the order of the same types.
    @MainActor
    private func update<S: Scene>(_ node: any OpenableNode, _ scene: S) {
        (node as? SceneNode<S>)?.update(scene)
    }
}

private final class TupleSceneNode<S: SceneTuple>: SceneNode<S> {
    private var nodes: [any OpenableNode] = []

    override func forEachChild(_ body: (Node) -> Void) {
        nodes.forEach(body)
    }

    override func build() {
        nodes = scene.makeChildren(of: self)
    }

    override func refresh() {
        scene.update(nodes)
    }

    /// As on a phone, only the first scene opens at launch.
    override func open() -> Bool {
        nodes.contains { $0.open() }
    }
}
