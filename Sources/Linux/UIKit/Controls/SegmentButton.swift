internal import CAdwaita
internal import GLibSupport

/// One segment: a button that stays down while its segment is the selected one.
@MainActor
final class SegmentButton: UIControl {
    private var connection: SignalConnection?
    private var label: GObjectReference?
    var select: () -> Void = {}

    var title: String {
        didSet { if title != oldValue { pushTitle() } }
    }

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func makeWidget() -> GObjectReference {
        let button = GObjectReference(sinking: gtk_toggle_button_new())
        let label = GObjectReference(sinking: gtk_label_new(nil))
        gtk_label_set_ellipsize(label.pointer(), PANGO_ELLIPSIZE_END)
        gtk_button_set_child(button.pointer(), label.pointer())
        self.label = label
        return button
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushTitle()
        selectionDidChange()
        guard let widgetReference else { return }
        connection = SignalConnection(widgetReference, "clicked", target: self) { segment, _ in
            // A press of the selected one leaves it selected.
            segment.selectionDidChange()
            segment.select()
        }
    }

    override func selectionDidChange() {
        guard let widgetReference else { return }
        gtk_toggle_button_set_active(widgetReference.pointer(), isSelected ? 1 : 0)
    }

    private func pushTitle() {
        guard let label else { return }
        gtk_label_set_text(label.pointer(), title)
    }
}
