/// The top of an app's tree: keeps the app's state and its scenes.
final class AppNode<A: App>: Node {
    private let app: A
    private var properties = PropertySlots()
    private var body: SceneNode<A.Body>?

    init(_ app: A) {
        self.app = app
        super.init(
            NodeContext(parent: nil, graph: nil, environment: EnvironmentValues(), makesRowsOnDemand: false)
        )
    }

    override func forEachChild(_ body: (Node) -> Void) {
        if let child = self.body { body(child) }
    }

    override func refresh() {
        let new = evaluate {
            var app = app
            properties.install(into: &app, in: self)
            return app.body
        }
        if let body {
            body.update(new)
        } else {
            body = makeSceneChild(new)
        }
    }

    /// Opens the app's first scene.
    func open() -> Bool {
        UpdateCycle.shared.perform { [weak self] in self?.build() }
        return body?.open() ?? false
    }
}
