internal import CAdwaita
internal import GLibSupport

/// What a recycler shows.
@MainActor
protocol RowRecyclerDelegate: AnyObject {
    func fill(_ host: RowHost)
    func empty(_ host: RowHost)
    func activate(position: Int)
}

/// The `GtkListView` of a table: it keeps widgets for the rows near the visible ones and hands them on as they scroll.
@MainActor
final class RowRecycler {
    weak var delegate: (any RowRecyclerDelegate)?
    let listView: GObjectReference
    private let store: GObjectReference
    private var hosts: [OpaquePointer: RowHost] = [:]
    private var connections: [SignalConnection] = []

    init() {
        // A list view wants objects in its model, but only their number matters here.
        let store = GObjectReference(adopting: UnsafeMutableRawPointer(g_list_store_new(Self.itemType)))
        self.store = store
        let factory = GObjectReference(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
        let model = gtk_no_selection_new(OpaquePointer(g_object_ref(store.raw)))
        listView = GObjectReference(
            sinking: gtk_list_view_new(model, OpaquePointer(g_object_ref(factory.raw)))
        )
        gtk_list_view_set_single_click_activate(listView.pointer(), 1)
        gtk_widget_add_css_class(listView.pointer(), "uikit-table")
        connections = [
            connect(factory, "setup") { recycler, item in recycler.hosts[item] = RowHost(listItem: item) },
            connect(factory, "bind") { recycler, item in recycler.bind(item) },
            connect(factory, "teardown") { recycler, item in
                if let host = recycler.hosts.removeValue(forKey: item) { recycler.delegate?.empty(host) }
            },
            SignalConnection(listView, "activate", target: self) { recycler, arguments in
                recycler.delegate?.activate(position: arguments.integer(at: 1))
            },
        ]
    }

    /// GTK unbinds and binds a row also when it only got another number; then it keeps what it shows.
    private func bind(_ item: OpaquePointer) {
        guard let host = hosts[item], let object = gtk_list_item_get_item(item), host.boundObject?.raw != object else {
            return
        }
        host.boundObject = GObjectReference(retaining: object)
        delegate?.empty(host)
        delegate?.fill(host)
    }

    /// The rows that show something, in no order.
    var filledHosts: [RowHost] { hosts.values.filter { $0.view != nil } }

    var count: Int { Int(g_list_model_get_n_items(store.pointer())) }

    /// Tells GTK what changed. Items that stay keep their widgets and what these show.
    func apply(_ edit: TableEdit) {
        guard !edit.isEmpty else { return }
        var items: [UnsafeMutableRawPointer?] = edit.added.map { old in
            old.map { g_list_model_get_item(store.pointer(), guint($0)) }
                ?? UnsafeMutableRawPointer(g_object_new_with_properties(Self.itemType, 0, nil, nil))
        }
        let count = guint(items.count)
        g_list_store_splice(store.pointer(), guint(edit.position), guint(edit.removed), &items, count)
        for case let item? in items { g_object_unref(item) }
    }

    /// Brings a row into view, by the shortest way.
    func reveal(position: Int) {
        gtk_widget_activate_action_variant(
            listView.pointer(),
            "list.scroll-to-item",
            g_variant_new_uint32(guint32(position))
        )
    }

    private func connect(
        _ factory: GObjectReference,
        _ signal: String,
        _ body: @escaping @MainActor (RowRecycler, OpaquePointer) -> Void
    ) -> SignalConnection {
        SignalConnection(factory, signal, target: self) { recycler, arguments in
            guard let item = arguments.object(at: 1) else { return }
            body(recycler, OpaquePointer(item))
        }
    }

    /// `G_TYPE_OBJECT`, a macro.
    private static let itemType = GType(20 << 2)
}
