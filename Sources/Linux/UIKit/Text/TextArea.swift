internal import CAdwaita
internal import GLibSupport

/// The `GtkTextView` of a text view, which scrolls by itself inside a scrolled window.
@MainActor
final class TextArea {
    let widget: GObjectReference
    private let buffer: GObjectReference
    private var connections: [SignalConnection] = []
    private var pressConnections: [SignalConnection] = []
    private var changeDepth = 0
    private var didChange: @MainActor (String) -> Void = { _ in }

    init() {
        widget = GObjectReference(sinking: gtk_text_view_new())
        buffer = GObjectReference(retaining: UnsafeMutableRawPointer(gtk_text_view_get_buffer(widget.pointer())))
        gtk_text_view_set_wrap_mode(widget.pointer(), GTK_WRAP_WORD_CHAR)
        gtk_widget_add_css_class(widget.pointer(), "uikit-text")
        claimPresses()
    }

    /// Keeps presses from what is around. GTK's text view takes the focus at a press and leaves the rest to others: the row
    /// of a list would take the focus in turn, and would be activated.
    private func claimPresses() {
        let drags = widget.eventControllers(of: gtk_gesture_drag_get_type())
        pressConnections = widget.eventControllers(of: gtk_gesture_click_get_type()).map { click in
            // What a drag selects begins with a press, so both go on together.
            for drag in drags { gtk_gesture_group(click.pointer(), drag.pointer()) }
            return SignalConnection(click, "pressed", after: true, target: click) { click, _ in
                gtk_gesture_set_state(click.pointer(), GTK_EVENT_SEQUENCE_CLAIMED)
            }
        }
    }

    /// Tells once of each change but those by `text`: an insertion over a selection is one, although GTK makes two of it.
    func observe(_ didChange: @escaping @MainActor (String) -> Void) {
        self.didChange = didChange
        connections = [
            SignalConnection(buffer, "changed", target: self) { area, _ in
                if area.changeDepth == 0 { area.didChange(area.text) }
            },
            SignalConnection(buffer, "begin-user-action", target: self) { area, _ in area.changeDepth += 1 },
            SignalConnection(buffer, "end-user-action", target: self) { area, _ in area.changeDidEnd() },
        ]
        for signal in ["undo", "redo"] {
            connections += [
                SignalConnection(buffer, signal, target: self) { area, _ in area.changeDepth += 1 },
                SignalConnection(buffer, signal, after: true, target: self) { area, _ in area.changeDidEnd() },
            ]
        }
    }

    private func changeDidEnd() {
        didChange(text)
        changeDepth -= 1
    }

    var text: String {
        get {
            let (start, end) = bounds
            guard let text = withIterators(start, end, { gtk_text_buffer_get_text(buffer.pointer(), $0, $1, 1) }) else {
                return ""
            }
            defer { g_free(text) }
            return String(cString: text)
        }
        set {
            guard text != newValue else { return }
            let didChange = didChange
            self.didChange = { _ in }
            if changeDepth == 0 { gtk_text_buffer_set_text(buffer.pointer(), newValue, -1) } else { replace(newValue) }
            self.didChange = didChange
        }
    }

    /// Sets the text as a further step of the change that is going on, where GTK cannot forget its history.
    private func replace(_ text: String) {
        var (start, end) = bounds
        gtk_text_buffer_delete(buffer.pointer(), &start, &end)
        gtk_text_buffer_insert(buffer.pointer(), &start, text, -1)
    }

    /// Types a text over the selection or where the cursor is.
    func insert(_ text: String) {
        gtk_text_buffer_begin_user_action(buffer.pointer())
        gtk_text_buffer_delete_selection(buffer.pointer(), 1, 1)
        gtk_text_buffer_insert_at_cursor(buffer.pointer(), text, -1)
        gtk_text_buffer_end_user_action(buffer.pointer())
    }

    func deleteBackward() {
        gtk_text_buffer_begin_user_action(buffer.pointer())
        if gtk_text_buffer_delete_selection(buffer.pointer(), 1, 1) == 0 {
            var cursor = GtkTextIter()
            gtk_text_buffer_get_iter_at_mark(buffer.pointer(), &cursor, gtk_text_buffer_get_insert(buffer.pointer()))
            gtk_text_buffer_backspace(buffer.pointer(), &cursor, 1, 1)
        }
        gtk_text_buffer_end_user_action(buffer.pointer())
    }

    func setUse(isEditable: Bool, isSelectable: Bool) {
        gtk_text_view_set_editable(widget.pointer(), isEditable ? 1 : 0)
        gtk_text_view_set_cursor_visible(widget.pointer(), isEditable ? 1 : 0)
        // GTK has no text view without a selection, so one is out of the pointer's reach; the wheel scrolls around it.
        gtk_widget_set_can_target(widget.pointer(), isSelectable ? 1 : 0)
        gtk_widget_set_focusable(widget.pointer(), isSelectable ? 1 : 0)
    }

    func setMargins(_ margins: UIEdgeInsets) {
        gtk_text_view_set_top_margin(widget.pointer(), Int32(pixels: margins.top))
        gtk_text_view_set_bottom_margin(widget.pointer(), Int32(pixels: margins.bottom))
        gtk_text_view_set_left_margin(widget.pointer(), Int32(pixels: margins.left))
        gtk_text_view_set_right_margin(widget.pointer(), Int32(pixels: margins.right))
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        gtk_text_view_set_justification(widget.pointer(), alignment.justification)
    }

    func setInput(
        _ keyboard: UIKeyboardType,
        _ capitals: UITextAutocapitalizationType,
        _ correction: UITextAutocorrectionType
    ) {
        gtk_text_view_set_input_purpose(widget.pointer(), keyboard.inputPurpose)
        gtk_text_view_set_input_hints(widget.pointer(), GtkInputHints(capitals.inputHints | correction.inputHints))
    }

    private var bounds: (GtkTextIter, GtkTextIter) {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer.pointer(), &start, &end)
        return (start, end)
    }

    private func withIterators<Result>(
        _ start: GtkTextIter,
        _ end: GtkTextIter,
        _ body: (UnsafePointer<GtkTextIter>, UnsafePointer<GtkTextIter>) -> Result
    ) -> Result {
        withUnsafePointer(to: start) { start in withUnsafePointer(to: end) { body(start, $0) } }
    }
}
