internal import CAdwaita
internal import GLibSupport

/// The text field of a search bar: it has a magnifying glass at its leading end and a button that empties it.
@available(iOS 13.0, *)
@MainActor
open class UISearchTextField: UITextField {
    /// Called when the field came into a window, where it can take the focus.
    var didEnterWindow: () -> Void = {}
    /// What the Escape key does. Returns whether it did something.
    var escape: @MainActor () -> Bool = { false }
    private var escapeKey: EscapeKey?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        clearButtonMode = .always
        expandsHorizontally = true
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { didEnterWindow() }
    }

    override func makeWidget() -> GObjectReference {
        let entry = super.makeWidget()
        AccessibleRole.searchBox.apply(to: entry)
        return entry
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        guard let widgetReference else { return }
        gtk_entry_set_icon_from_icon_name(
            widgetReference.pointer(),
            GTK_ENTRY_ICON_PRIMARY,
            "system-search-symbolic"
        )
        gtk_entry_set_icon_activatable(widgetReference.pointer(), GTK_ENTRY_ICON_PRIMARY, 0)
        escapeKey = EscapeKey(in: widgetReference) { [weak self] in self?.escape() ?? false }
    }
}
