internal import CAdwaita
internal import GLibSupport

/// A place in a table where one item is shown: on a display, a row widget that GTK recycles.
@MainActor
final class RowHost {
    /// Holds the item's view; `nil` without a display.
    let box: GObjectReference?
    private let listItem: OpaquePointer?
    /// The object of GTK's model that the row was last bound to.
    var boundObject: GObjectReference?
    private var fixedPosition = 0
    private var decoration = RowDecoration()
    /// What is shown and by which view.
    private(set) var item: TableOutline.Item?
    private(set) var view: UIView?
    /// The reload during which the place was filled.
    private(set) var generation = 0

    /// A place without a widget.
    init(position: Int) {
        box = nil
        listItem = nil
        fixedPosition = position
    }

    /// A place in a row of GTK's, which outlives it.
    init(listItem: OpaquePointer) {
        let box = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        // What is in the row, such as a button's feedback, stays within the corners of a card.
        gtk_widget_set_overflow(box.pointer(), GTK_OVERFLOW_HIDDEN)
        self.box = box
        self.listItem = listItem
        gtk_list_item_set_child(listItem, box.pointer())
    }

    /// The number of the item that is shown here, which changes when items before it come or go.
    var position: Int {
        get { listItem.map { Int(gtk_list_item_get_position($0)) } ?? fixedPosition }
        set { fixedPosition = newValue }
    }

    func show(_ item: TableOutline.Item, by view: UIView, generation: Int) {
        self.item = item
        self.view = view
        self.generation = generation
    }

    func showNothing() {
        item = nil
        view = nil
    }

    /// The item got another number.
    func rename(_ item: TableOutline.Item) {
        self.item = item
    }

    /// Puts the view's widget into the row.
    func insertWidget() {
        guard let box, let view else { return }
        if gtk_widget_get_parent(view.widget.pointer()) != box.pointer() { view.detachWidget() }
        gtk_widget_insert_after(view.widget.pointer(), box.pointer(), nil)
        gtk_widget_set_vexpand(view.widget.pointer(), 1)
    }

    func decorate(_ wanted: RowDecoration) {
        guard let box, let listItem else { return }
        for name in decoration.classes.subtracting(wanted.classes) { gtk_widget_remove_css_class(box.pointer(), name) }
        for name in wanted.classes.subtracting(decoration.classes) { gtk_widget_add_css_class(box.pointer(), name) }
        gtk_list_item_set_activatable(listItem, wanted.isActivatable ? 1 : 0)
        gtk_widget_set_size_request(box.pointer(), -1, Int32(pixels: wanted.leastHeight))
        if wanted.name != decoration.name, let row = gtk_widget_get_parent(box.pointer()) {
            GObjectReference(retaining: row).setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, wanted.name)
        }
        decoration = wanted
    }

    /// Where the row is in a widget, or `nil` if it is not laid out.
    func bounds(in widget: GObjectReference) -> CGRect? {
        var rect = graphene_rect_t()
        guard let box, gtk_widget_get_mapped(box.pointer()) != 0, let row = gtk_widget_get_parent(box.pointer()),
            gtk_widget_compute_bounds(row, widget.pointer(), &rect) != 0
        else { return nil }
        return CGRect(
            x: CGFloat(rect.origin.x),
            y: CGFloat(rect.origin.y),
            width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height)
        )
    }
}

/// How a row is drawn.
struct RowDecoration: Equatable {
    var classes: Set<String> = []
    /// What a screen reader speaks for the row.
    var name: String?
    var isActivatable = false
    var leastHeight: CGFloat = 0
}
