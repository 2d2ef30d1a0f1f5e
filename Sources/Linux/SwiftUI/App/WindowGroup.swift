/// A scene that shows a view in a window.
///
/// One window is opened, for the first group of the app, as on a phone.
@available(iOS 14.0, tvOS 14.0, *)
public struct WindowGroup<Content: View> {
    let id: String?
    let title: Text?
    let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(id: nil, title: nil, content())
    }

    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: nil, content())
    }

    /// A window with a title; the default is the process's name.
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: title, content())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(titleKey), content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(title), content())
    }

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: title, content())
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(titleKey), content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(title), content())
    }

    private nonisolated init(id: String?, title: Text?, _ content: Content) {
        self.id = id
        self.title = title
        self.content = content
    }
}

extension WindowGroup: Scene {
    public typealias Body = Never
}

extension WindowGroup: PrimitiveScene {
    static func makeNode(_ scene: Self, _ context: NodeContext) -> SceneNode<Self> {
        WindowGroupNode(scene, context)
    }
}

private final class WindowGroupNode<Content: View>: SceneNode<WindowGroup<Content>> {
    /// There is one window, and so one scene without an identifier.
    private lazy var record = SceneRecord(scene: scene.id ?? "window")
    private var window: UIWindow?
    private var host: UIHostingController<Content>?

    override func refresh() {
        host?.rootView = scene.content
        updateTitle()
    }

    override func open() -> Bool {
        guard window == nil else { return true }
        let host = UIHostingController(rootView: scene.content)
        self.host = host
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        environmentDidChange([])
        updateTitle()
        window.rootViewController = host
        host.observePreference(PreferredColorSchemeKey.self) { [weak window] scheme in
            window?.overrideUserInterfaceStyle = scheme?.userInterfaceStyle ?? .unspecified
        }
        window.visibilityDidChange = { [weak self, weak window] in
            guard let window else { return }
            self?.phaseOwner?.setScenePhase(window.isOnScreen ? .active : .background)
        }
        window.makeKeyAndVisible()
        return true
    }

    private var phaseOwner: (any ScenePhaseOwner)? {
        var node = parent
        while let current = node {
            if let owner = current as? any ScenePhaseOwner { return owner }
            node = current.parent
        }
        return nil
    }

    override func environmentDidChange(_ changed: Set<ObjectIdentifier>) {
        var values = environment
        values.sceneRecord = record
        host?.traitCarrier = EnvironmentCarrier(values)
    }

    private func updateTitle() {
        guard let window, let title = scene.title else { return }
        window.title = title.string(in: environment)
    }
}
