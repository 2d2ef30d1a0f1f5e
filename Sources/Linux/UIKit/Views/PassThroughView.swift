internal import CAdwaita
internal import GLibSupport

/// A view that takes no touches itself; its subviews do. What lies behind is reached wherever they leave room.
package final class PassThroughView: UIView {
    package override init(frame: CGRect) {
        super.init(frame: frame)
    }

    package required init?(coder: NSCoder) {
        return nil
    }

    override func makeWidget() -> GObjectReference {
        guard let object = g_object_new_with_properties(Self.widgetType, 0, nil, nil) else { return super.makeWidget() }
        let box = GObjectReference(sinking: UnsafeMutableRawPointer(object))
        LayoutBridge.install(on: box, for: self)
        return box
    }

    /// A box of which no point counts as its own.
    private static let widgetType: GType = {
        var query = GTypeQuery()
        g_type_query(gtk_box_get_type(), &query)
        var info = GTypeInfo()
        info.class_size = guint16(query.class_size)
        info.instance_size = guint16(query.instance_size)
        info.class_init = { widgetClass, _ in
            widgetClass?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.contains = { _, _, _ in 0 }
        }
        return g_type_register_static(gtk_box_get_type(), "UIKitPassThroughBox", &info, GTypeFlags(0))
    }()
}
