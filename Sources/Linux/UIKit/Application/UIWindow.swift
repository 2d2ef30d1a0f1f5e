internal import CAdwaita
internal import GLibSupport

/// A window of the desktop that shows one root view controller.
@MainActor
open class UIWindow: UIView {
    private var connections: [SignalConnection] = []

    /// A hidden window of a size; an empty one means the screen's.
    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? UIScreen.main.bounds : frame)
        window = self
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    isolated deinit {
        destroyToplevel()
    }

    /// Shown in the window's title bar. iOS has it on the scene.
    package var title = ProcessInfo.processInfo.processName {
        didSet { if let toplevel { gtk_window_set_title(toplevel.pointer(), title) } }
    }

    /// The view with the keyboard focus.
    weak var firstResponder: UIResponder?

    /// Tells controllers of layouts.
    let layoutReports = LayoutReports()

    /// Gives touches to gesture recognisers.
    let touches = TouchArbiter()
    private var touchSource: TouchSource?

    /// The `GtkWindow`; the view's own widget is its content.
    private var toplevel: GObjectReference?

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue {
                oldValue.presentation?.endAtOnce()
                removeRoot(oldValue)
            }
            if !isHidden { showRoot() }
        }
    }

    public var isKeyWindow: Bool { UIApplication.shared.windows.last === self }

    open var traitCollection: UITraitCollection {
        let isWide = bounds.width >= 700
        return UITraitCollection(
            horizontal: isWide ? .regular : .compact,
            vertical: .regular,
            style: DesktopStyle.current,
            direction: UIApplication.shared.userInterfaceLayoutDirection.trait
        )
    }

    /// The style that the app wants for its windows: it is one for all of them. By default it is the desktop's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { DesktopStyle.override(with: overrideUserInterfaceStyle) } }
    }

    /// Whether a person can see the window now.
    package var isOnScreen: Bool { !isHidden && !isClosing && state?.isMinimized != true }

    /// Called when `isOnScreen` may have changed; before the content disappears if the window is closed.
    package var visibilityDidChange: @MainActor () -> Void = {}
    private var state: WindowState?
    private var escapeKey: EscapeKey?
    private var isClosing = false

    /// Hiding a window takes it off the display, and its content disappears.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            let application = UIApplication.shared
            application.windows.removeAll { $0 === self }
            if isHidden {
                rootViewController.map(removeRoot)
                destroyToplevel()
            } else {
                application.windows.append(self)
                showRoot()
            }
            visibilityDidChange()
        }
    }

    /// Shows the window, with its root controller's view, on the display if there is one.
    public func makeKeyAndVisible() {
        isHidden = false
        let application = UIApplication.shared
        application.windows.removeAll { $0 === self }
        application.windows.append(self)
        guard Display.isAvailable else { return }
        if toplevel == nil { makeToplevel() }
        guard let toplevel else { return }
        presentWithoutFocus(toplevel)
        layoutReports.follow(toplevel)
        state = WindowState(of: toplevel) { [weak self] in self?.visibilityDidChange() }
    }

    /// What the window's close button does: with the last window, the app ends.
    private func close() {
        isClosing = true
        visibilityDidChange()
        isHidden = true
        isClosing = false
        UIApplication.shared.windowDidClose()
    }

    private func showRoot() {
        guard let root = rootViewController else { return }
        // Before the view is loaded, so that content is made for the right traits at once.
        knownSizeClass = traitCollection.horizontalSizeClass
        root.rootWindow = self
        root.traitsDidChange()
        for controller in visibleControllers {
            controller.beginAppearanceTransition(true, animated: false)
            let view = controller.viewInWindow
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = bounds
            addSubview(view)
            controller.viewEnteredHierarchy()
            controller.endAppearanceTransition()
        }
    }

    private func removeRoot(_ root: UIViewController) {
        settlePresentations(from: root)
        for controller in visibleControllers(from: root).reversed() {
            controller.beginAppearanceTransition(false, animated: false)
            if controller.isViewLoaded { controller.viewInWindow.removeFromSuperview() }
            controller.endAppearanceTransition()
        }
        root.rootWindow = nil
    }

    private func destroyToplevel() {
        connections = []
        escapeKey = nil
        state = nil
        guard let toplevel else { return }
        // The window may be shown again, and keeps its widgets for that.
        gtk_window_set_child(toplevel.pointer(), nil)
        gtk_window_destroy(toplevel.pointer())
        self.toplevel = nil
    }

    private func makeToplevel() {
        _ = StyleSheet.install
        let toplevel = GObjectReference(retaining: gtk_window_new())
        self.toplevel = toplevel
        gtk_window_set_title(toplevel.pointer(), title)
        gtk_window_set_default_size(toplevel.pointer(), Int32(storedFrame.width), Int32(storedFrame.height))
        gtk_window_set_child(toplevel.pointer(), widget.pointer())
        setStyleClass("uikit-window", true)
        connections = [
            SignalConnection(toplevel, "close-request", target: self) { window, arguments in
                arguments.setResult(true)
                window.close()
            }
        ]
        escapeKey = EscapeKey(in: toplevel) { [weak self] in self?.escapeWasPressed() ?? false }
    }

    /// The class of width that the content knows of.
    private var knownSizeClass = UIUserInterfaceSizeClass.unspecified
    private var pendingTraits: IdleSource?

    override func widgetDidAllocate() {
        super.widgetDidAllocate()
        let width = gtk_widget_get_width(widget.pointer())
        storedFrame.size = CGSize(width: CGFloat(width), height: CGFloat(gtk_widget_get_height(widget.pointer())))
        guard traitCollection.horizontalSizeClass != knownSizeClass else { return }
        // Widgets must not change while GTK lays them out.
        pendingTraits = IdleSource { [weak self] in self?.adaptToSize() }
    }

    private var pendingSafeArea: IdleSource?

    /// Tells all views of their safe areas once GTK's layout is over: widgets must not change during it.
    func tellSafeAreaAfterLayout() {
        guard pendingSafeArea == nil else { return }
        pendingSafeArea = IdleSource { [weak self] in
            self?.pendingSafeArea = nil
            self?.tellSafeArea()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard widgetReference == nil else { return }
        adaptToSize()
        for presentation in presentations { presentation.view.adaptToWindow() }
    }

    private func adaptToSize() {
        let sizeClass = traitCollection.horizontalSizeClass
        guard sizeClass != knownSizeClass else { return }
        knownSizeClass = sizeClass
        rootViewController?.traitsDidChange()
        for presentation in presentations { presentation.view.adaptToWindow() }
    }

    /// A view that a presented controller covers leaves the window, but its widget stays for its return.
    override func removeWidget(of subview: UIView) {
        if subview === viewBeingCovered {
            parkWidget(of: subview)
        } else {
            super.removeWidget(of: subview)
        }
    }

    override func insertWidget(of subview: UIView) {
        super.insertWidget(of: subview)
        unparkWidget(of: subview)
    }

    override func keepsWidget(of view: UIView) -> Bool { hasWidget(of: view) }

    /// The view that is taken out now since it is covered.
    private var viewBeingCovered: UIView?

    func cover(_ view: UIView) {
        viewBeingCovered = view
        view.removeFromSuperview()
        viewBeingCovered = nil
    }

    /// Starts to follow touches on a display; called when there is a recogniser to follow them.
    func watchTouches() {
        watchesTouches = true
        if let widgetReference, touchSource == nil {
            touchSource = TouchSource(content: widgetReference, arbiter: touches)
        }
    }

    private var watchesTouches = false

    override func widgetDidLoad() {
        super.widgetDidLoad()
        if watchesTouches { watchTouches() }
    }

    override func pushVisibility() {
        // The toplevel is what is shown and hidden; the content stays visible inside it.
    }

    /// Shows the window with nothing focused that did not ask for it, as on iOS.
    ///
    /// GTK gives a fresh window's focus to the first widget that takes it, unless one has it already: here the content,
    /// for as long as that takes.
    private func presentWithoutFocus(_ toplevel: GObjectReference) {
        guard gtk_window_get_focus(toplevel.pointer()) == nil else {
            gtk_window_present(toplevel.pointer())
            return
        }
        gtk_widget_set_focusable(widget.pointer(), 1)
        gtk_window_set_focus(toplevel.pointer(), widget.pointer())
        gtk_window_present(toplevel.pointer())
        if gtk_window_get_focus(toplevel.pointer()) == widget.pointer() {
            gtk_window_set_focus(toplevel.pointer(), nil)
        }
        gtk_widget_set_focusable(widget.pointer(), 0)
    }
}
