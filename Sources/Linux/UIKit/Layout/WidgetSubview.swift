internal import CAdwaita
internal import GLibSupport

extension UIView {
    /// The size that the view would take of a space by itself; zero without a display.
    package func naturalSize(within size: CGSize) -> CGSize {
        guard Display.isAvailable else { return .zero }
        let measured = WidgetSubview(view: self, widget: widget.pointer())
        let width = min(measured.length(along: .horizontal, across: nil).natural, size.width)
        return CGSize(
            width: width,
            height: min(measured.length(along: .vertical, across: width).natural, size.height)
        )
    }
}

/// A subview as its widget measures it.
@MainActor
struct WidgetSubview: LayoutSubview {
    let view: UIView
    let widget: UnsafeMutablePointer<GtkWidget>

    /// Widths do not depend on heights, as in SwiftUI: GTK's labels would answer how wide they are in one line.
    func length(along axis: LayoutAxis, across: CGFloat?) -> LayoutLength {
        let orientation = axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
        var across = axis == .horizontal ? -1 : Int32(across?.rounded(.down) ?? -1)
        if across >= 0 {
            // GTK complains when it is asked for less than the minimum across.
            var least: Int32 = 0
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
            across = max(across, least)
        }
        var minimum: Int32 = 0
        var natural: Int32 = 0
        gtk_widget_measure(widget, orientation, across, &minimum, &natural, nil, nil)
        return LayoutLength(minimum: CGFloat(minimum), natural: CGFloat(natural))
    }

    func expands(along axis: LayoutAxis) -> Bool {
        let orientation = axis == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
        return gtk_widget_compute_expand(widget, orientation) != 0
    }

    func maximum(along axis: LayoutAxis) -> CGFloat {
        // Where the subviews are deeper inside, the widget around them has its own idea of its size.
        guard view.containerReference === view.widgetReference else { return .infinity }
        // A view that expands of itself, and not because a subview does, is limited by nothing but a frame.
        let expandsItself = axis == .horizontal ? view.expandsHorizontally : view.expandsVertically
        guard expandsItself != true || view.layout is FrameLayout else { return .infinity }
        return view.layout.maximum(along: axis, of: view.layoutSubviewProxies())
    }

    /// Gives the subview its frame, never less than its minimum: GTK would draw it broken and complain.
    func allocate(_ frame: CGRect) {
        let width = max(frame.width, length(along: .horizontal, across: nil).minimum)
        let height = max(frame.height, length(along: .vertical, across: width).minimum)
        var point = graphene_point_t(x: Float(frame.minX.rounded()), y: Float(frame.minY.rounded()))
        let translation = point.x == 0 && point.y == 0 ? nil : gsk_transform_translate(nil, &point)
        gtk_widget_allocate(widget, Int32(width.rounded()), Int32(height.rounded()), -1, translation)
    }
}
