/// The top of an app's tree: keeps the app's state and its scenes.
final class AppNode<A: App>: Node, ScenePhaseOwner {
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

    /// Tells the app and its scenes whether a person can see the window.
    func setScenePhase(_ phase: ScenePhase) {
        guard environment.scenePhase != phase else { return }
        var values = environment
        values.scenePhase = phase
        setEnvironment(values, changed: values.changedKeys(from: environment))
        // The window may be about to close, and the app to end with it.
        UpdateCycle.shared.flush()
        if phase == .background { WatchedDefaults.shared.save() }
    }

    /// Opens the app's first scene.
    func open() -> Bool {
        UpdateCycle.shared.perform { [weak self] in self?.build() }
        return body?.open() ?? false
    }
}
