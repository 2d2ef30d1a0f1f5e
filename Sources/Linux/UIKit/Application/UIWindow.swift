internal import CAdwaita
internal import GLibSupport

/// A window of the desktop that shows one root view controller.
@MainActor
open class UIWindow: UIView {
    private var connections: [SignalConnection] = []

    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? UIScreen.main.bounds : frame)
        window = self
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shown in the window's title bar. iOS has it on the scene.
    package var title = ProcessInfo.processInfo.processName {
        didSet { if let toplevel { gtk_window_set_title(toplevel.pointer(), title) } }
    }

    /// The `GtkWindow`; the view's own widget is its content.
    private var toplevel: GObjectReference?

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue { removeRoot(oldValue) }
            if !isHidden { showRoot() }
        }
    }

    public var isKeyWindow: Bool { UIApplication.shared.windows.last === self }

    open var traitCollection: UITraitCollection {
        let isWide = bounds.width >= 700
        return UITraitCollection(horizontal: isWide ? .regular : .compact, vertical: .regular, carrier: nil)
    }

    /// Shows the window, with its root controller's view, on the display if there is one.
    public func makeKeyAndVisible() {
        let application = UIApplication.shared
        application.windows.removeAll { $0 === self }
        application.windows.append(self)
        let wasHidden = isHidden
        isHidden = false
        if wasHidden { showRoot() }
        guard Display.isAvailable else { return }
        present()
    }

    /// Takes the window off the display: its content disappears.
    package func orderOut() {
        guard !isHidden else { return }
        isHidden = true
        rootViewController.map(removeRoot)
        connections = []
        if let toplevel {
            gtk_window_set_child(toplevel.pointer(), nil)
            gtk_window_destroy(toplevel.pointer())
        }
        toplevel = nil
        UIApplication.shared.windows.removeAll { $0 === self }
    }

    /// What the window's close button does: with the last window, the app ends.
    private func close() {
        orderOut()
        UIApplication.shared.windowDidClose()
    }

    private func showRoot() {
        guard let root = rootViewController else { return }
        root.beginAppearanceTransition(true, animated: false)
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.frame = bounds
        addSubview(root.view)
        root.traitsDidChange()
        root.viewEnteredHierarchy()
        root.endAppearanceTransition()
    }

    private func removeRoot(_ root: UIViewController) {
        root.beginAppearanceTransition(false, animated: false)
        root.viewIfLoaded?.removeFromSuperview()
        root.endAppearanceTransition()
    }

    private func present() {
        if toplevel == nil { makeToplevel() }
        guard let toplevel else { return }
        gtk_window_present(toplevel.pointer())
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
    }

    override func pushVisibility() {
        // The toplevel is what is shown and hidden; the content stays visible inside it.
    }
}
