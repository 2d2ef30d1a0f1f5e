/// A view controller that shows a SwiftUI view.
///
/// It is cheap to create: the view's body runs for the first time when the controller's view is loaded. Content below
/// a representable inherits the environment around it from the moment the controller has a parent; before, it sees
/// defaults.
///
/// The content keeps clear of the view's safe area, scroll views too; `View.ignoresSafeArea(_:edges:)` lets it reach further.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let graph = ViewGraph()
    private var rootNode: RootNode<Content>?
    private var inherited = EnvironmentValues()
    private var knownTraits = UITraitCollection()
    private var navigationBarContent: NavigationBarContent?

    /// The search of the screen unless its content has one itself.
    var enclosingSearchField: SearchField? {
        didSet { navigationBarContent?.enclosingSearchDidChange() }
    }

    /// What the controller itself sets for its content, over what it inherits.
    var ownEnvironment: (inout EnvironmentValues) -> Void = { _ in } {
        didSet { environmentDidChange() }
    }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        graph.host = self
    }

    /// Controllers cannot be archived here, so there is nothing to decode: always `nil`.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        return nil
    }

    /// Controllers cannot be archived here, so there is nothing to decode: always `nil`.
    public required init?(coder aDecoder: NSCoder) {
        return nil
    }

    /// The view that is shown.
    ///
    /// A new value is shown before the next frame, with all state kept. If the view is not loaded yet, only the last value
    /// that was set is ever looked at.
    public var rootView: Content {
        didSet { rootNode?.setRootView(rootView) }
    }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        // Several views at the top stand one below the other.
        let column = StackLayout(axis: .vertical, spacing: StackLayout.defaultSpacing)
        view.layout = SafeAreaLayout(of: view, content: column)
        self.view = view
        // Content that is loaded before there is a parent sees defaults first, even if it is built a little later.
        let environment = environment
        UpdateCycle.shared.perform { [weak self] in self?.build(in: view, environment) }
    }

    private func build(in view: UIView, _ environment: EnvironmentValues) {
        let root = RootNode(rootView, in: view, graph: graph, environment: environment)
        rootNode = root
        graph.setRoot(root)
        environmentDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The content's onAppear actions run before the first frame, and that frame shows their outcome.
        UpdateCycle.shared.perform { [graph] in graph.setVisible(true) }
        navigationBarContent?.hostWillAppear(animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        UpdateCycle.shared.perform { [graph] in graph.setVisible(false) }
    }

    /// On a navigation controller's stack the content gives the bar its title and items.
    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        guard parent is UINavigationController, navigationBarContent == nil else { return }
        navigationBarContent = NavigationBarContent(of: self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let traits = traitCollection
        // A controller that left its parent keeps what it inherited: its content may be updated once more.
        if let carrier = traits.carrier as? EnvironmentCarrier { inherited = carrier.values }
        if traits.horizontalSizeClass != .unspecified { knownTraits = traits }
        environmentDidChange()
    }

    /// The size that the content would take of a space. It is made for that if it was not yet, in a window or not.
    ///
    /// Without a display nothing has a size, and the result is zero.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return view.naturalSize(within: size)
    }

    /// Calls `action` with the combined value of a preference of the content: once it is loaded, and whenever it changed.
    func observePreference<Key: PreferenceKey>(_ key: Key.Type, perform action: @escaping (Key.Value) -> Void) {
        graph.observePreference(key, action)
    }

    /// What the content inherits: the environment around the controller, and what the controller sets itself.
    private var environment: EnvironmentValues {
        var values = inherited
        values.adopt(knownTraits)
        if isPresentedItself {
            values.dismissal = ScreenDismissal(screen: self)
            values.isPresented = true
        }
        ownEnvironment(&values)
        return values
    }

    private var isPresentedItself: Bool { parent == nil && presentingViewController != nil }

    /// Takes the screen away, as `dismiss` in its content asks for.
    func dismissScreen() {
        presentingViewController?.dismiss(animated: true)
    }

    private func environmentDidChange() {
        guard let rootNode else { return }
        let new = environment
        let changed = new.changedKeys(from: rootNode.environment)
        guard !changed.isEmpty else { return }
        rootNode.setEnvironment(new, changed: changed)
    }
}

extension UIHostingController: DismissibleScreen {}
