internal import CAdwaita
internal import GLibSupport

/// Two columns side by side, with a line between them that a person can move; or one of them alone.
@MainActor
final class SplitView: UIView {
    private enum Width {
        static let primary: Int32 = 320
        static let leastPrimary: Int32 = 200
    }

    let primary = UIView()
    let secondary = UIView()

    /// The children of the `GtkPaned`, which keeps a record of them; the columns' own widgets come and go inside.
    private var boxes: [GObjectReference] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        expandsHorizontally = true
        expandsVertically = true
        for column in columns {
            column.expandsVertically = true
            column.runsAsSuperview = true
        }
        setSubviews(columns)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private var columns: [UIView] { [primary, secondary] }

    func show(primary showsPrimary: Bool, secondary showsSecondary: Bool) {
        primary.isHidden = !showsPrimary
        secondary.isHidden = !showsSecondary
        pushColumns()
    }

    override func makeWidget() -> GObjectReference {
        let paned = GObjectReference(sinking: gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
        boxes = columns.map { _ in GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)) }
        gtk_widget_set_size_request(boxes[0].pointer(), Width.leastPrimary, -1)
        gtk_paned_set_start_child(paned.pointer(), boxes[0].pointer())
        gtk_paned_set_end_child(paned.pointer(), boxes[1].pointer())
        // A wider window is the second column's; neither gets too narrow for what it shows.
        gtk_paned_set_resize_start_child(paned.pointer(), 0)
        gtk_paned_set_shrink_start_child(paned.pointer(), 0)
        gtk_paned_set_shrink_end_child(paned.pointer(), 0)
        gtk_paned_set_position(paned.pointer(), Width.primary)
        return paned
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushColumns()
    }

    override func insertWidget(of subview: UIView) {
        guard let index = columns.firstIndex(where: { $0 === subview }), boxes.indices.contains(index) else {
            RuntimeWarning.report("the view of a split view controller shows its columns only; \(subview) is not seen")
            return
        }
        gtk_widget_insert_after(subview.widget.pointer(), boxes[index].pointer(), nil)
    }

    private func pushColumns() {
        for (column, box) in zip(columns, boxes) { gtk_widget_set_visible(box.pointer(), column.isHidden ? 0 : 1) }
    }
}
