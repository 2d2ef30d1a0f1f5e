internal import CAdwaita
internal import GLibSupport

/// A picture of what a view showed at one moment. It takes no input, and nobody speaks of it.
@MainActor
final class StillView: UIView {
    private let image: GObjectReference

    /// `nil` if the view is not on a display.
    init?(of view: UIView) {
        guard view.isMapped, let widget = view.widgetReference,
            let live = gtk_widget_paintable_new(widget.pointer())
        else { return nil }
        let paintable = GObjectReference(adopting: UnsafeMutableRawPointer(live))
        guard let still = gdk_paintable_get_current_image(paintable.pointer()) else { return nil }
        image = GObjectReference(adopting: UnsafeMutableRawPointer(still))
        super.init(frame: view.frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func makeWidget() -> GObjectReference {
        let picture = GObjectReference(sinking: gtk_picture_new_for_paintable(image.pointer()))
        // It must not keep a window large that is made smaller meanwhile.
        gtk_picture_set_can_shrink(picture.pointer(), 1)
        gtk_widget_set_halign(picture.pointer(), GTK_ALIGN_FILL)
        return picture
    }
}
