internal import CAdwaita
internal import GLibSupport

/// Connects a view's `ViewLayout` to the layout manager of its widget.
@MainActor
enum LayoutBridge {
    private static let viewKey = "uikit-view"

    /// Makes GTK ask `view.layout` whenever it measures or allocates the widget.
    static func install(on widget: GObjectReference, for view: UIView) {
        g_object_set_data(widget.pointer(), viewKey, Unmanaged.passUnretained(view).toOpaque())
        let manager = gtk_custom_layout_new(
            { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
            { widget, orientation, across, minimum, natural, _, _ in
                nonisolated(unsafe) let container = widget
                let length = MainActor.assumeIsolated {
                    LayoutBridge.measure(
                        container,
                        orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical,
                        across
                    )
                }
                minimum?.pointee = length.0
                natural?.pointee = length.1
            },
            { widget, width, height, _ in
                nonisolated(unsafe) let container = widget
                MainActor.assumeIsolated {
                    LayoutBridge.allocate(container, width: width, height: height)
                }
            }
        )
        gtk_widget_set_layout_manager(widget.pointer(), manager)
    }

    /// Must be called before the view goes: GTK may still ask its widget.
    static func remove(from widget: GObjectReference) {
        g_object_set_data(widget.pointer(), viewKey, nil)
    }

    private static func view(of widget: UnsafeMutablePointer<GtkWidget>?) -> UIView? {
        guard let widget,
            let data = g_object_get_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), viewKey)
        else { return nil }
        return Unmanaged<UIView>.fromOpaque(data).takeUnretainedValue()
    }

    private static func measure(
        _ widget: UnsafeMutablePointer<GtkWidget>?,
        _ axis: LayoutAxis,
        _ across: Int32
    ) -> (Int32, Int32) {
        guard let view = view(of: widget) else { return (0, 0) }
        let length = view.layout.length(
            along: axis,
            across: across < 0 || axis == .horizontal ? nil : CGFloat(across),
            of: view.layoutSubviewProxies()
        )
        return (pixels(length.minimum), pixels(length.natural))
    }

    private static func allocate(_ widget: UnsafeMutablePointer<GtkWidget>?, width: Int32, height: Int32) {
        guard let view = view(of: widget) else { return }
        let proxies = view.layoutSubviewProxies()
        let frames = view.layout.frames(of: proxies, in: CGSize(width: CGFloat(width), height: CGFloat(height)))
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        for (proxy, frame) in zip(proxies, frames) {
            proxy.allocate(isMirrored ? frame.mirrored(in: CGFloat(width)) : frame)
        }
        view.widgetDidAllocate()
    }

    private static func pixels(_ length: CGFloat) -> Int32 {
        Int32(min(max(0, length.rounded(.up)), 1_000_000))
    }
}

extension CGRect {
    fileprivate func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: self.width, height: height)
    }
}
