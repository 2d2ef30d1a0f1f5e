internal import CAdwaita
internal import GLibSupport

/// A button that shows a choice and opens a menu of the others. iOS's SwiftUI has such a button of its own.
package final class MenuControl: UIControl {
    private var connection: SignalConnection?
    private var factoryConnections: [SignalConnection] = []

    /// What may be chosen, in order.
    package var titles: [String] = [] {
        didSet { if titles != oldValue { pushTitles() } }
    }

    /// Which title is shown as chosen; `nil` means none. A change from code sends no `valueChanged`.
    package var selectedIndex: Int? {
        didSet { if selectedIndex != oldValue { pushSelection() } }
    }

    override var accessibleText: String? { accessibilityLabel }

    override func makeWidget() -> GObjectReference {
        let menu = GObjectReference(sinking: gtk_drop_down_new(nil, nil))
        gtk_widget_set_valign(menu.pointer(), GTK_ALIGN_CENTER)
        // The menu's rows stay GTK's own, which tick the chosen one.
        gtk_drop_down_set_list_factory(menu.pointer(), gtk_drop_down_get_factory(menu.pointer()))
        gtk_drop_down_set_factory(menu.pointer(), makeFactory()?.pointer())
        return menu
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushTitles()
        guard let widgetReference else { return }
        connection = SignalConnection(widgetReference, "notify::selected", target: self) { menu, _ in
            menu.userDidSelect()
        }
    }

    /// Makes the button's own text: GTK's is never shortened, and would widen the window.
    private func makeFactory() -> GObjectReference? {
        guard let factory = gtk_signal_list_item_factory_new() else { return nil }
        let reference = GObjectReference(adopting: UnsafeMutableRawPointer(factory))
        factoryConnections = [
            SignalConnection(reference, "setup", target: self) { _, arguments in
                guard let item = arguments.object(at: 1), let label = gtk_label_new(nil) else { return }
                gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
                gtk_label_set_xalign(OpaquePointer(label), 0)
                gtk_list_item_set_child(OpaquePointer(item), label)
            },
            SignalConnection(reference, "bind", target: self) { _, arguments in
                guard let item = arguments.object(at: 1).map({ OpaquePointer($0) }),
                    let label = gtk_list_item_get_child(item), let title = gtk_list_item_get_item(item)
                else { return }
                gtk_label_set_text(OpaquePointer(label), gtk_string_object_get_string(OpaquePointer(title)))
            },
        ]
        return reference
    }

    private func userDidSelect() {
        guard let widgetReference else { return }
        let position = gtk_drop_down_get_selected(widgetReference.pointer())
        guard position < titles.count, Int(position) != selectedIndex else { return }
        selectedIndex = Int(position)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// GTK chooses the first of new titles by itself.
    private func pushTitles() {
        guard let widgetReference, let list = gtk_string_list_new(nil) else { return }
        for title in titles { gtk_string_list_append(list, title) }
        withoutConnection { gtk_drop_down_set_model(widgetReference.pointer(), list) }
        g_object_unref(UnsafeMutableRawPointer(list))
        pushSelection()
    }

    private func pushSelection() {
        guard let widgetReference else { return }
        let position = selectedIndex.flatMap { titles.indices.contains($0) ? guint($0) : nil }
        withoutConnection {
            gtk_drop_down_set_selected(widgetReference.pointer(), position ?? guint.max)
        }
    }

    private func withoutConnection(_ body: () -> Void) {
        if let connection { connection.blocked(body) } else { body() }
    }
}
