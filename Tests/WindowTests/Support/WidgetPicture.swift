import CAdwaita

@testable import UIKit

/// What a view looks like at this moment, drawn by GTK itself.
@MainActor
struct WidgetPicture {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let texture: OpaquePointer

    /// `nil` if the view is not on a display or was not painted yet.
    init?(of view: UIView) {
        guard let widget: UnsafeMutablePointer<GtkWidget> = view.widgetReference?.pointer(),
            let native = gtk_widget_get_native(widget)
        else { return nil }
        width = Int(gtk_widget_get_width(widget))
        height = Int(gtk_widget_get_height(widget))
        let paintable = gtk_widget_paintable_new(widget)
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        g_object_unref(UnsafeMutableRawPointer(paintable))
        let area = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(width: Float(width), height: Float(height))
        )
        guard let node = gtk_snapshot_free_to_node(snapshot),
            let texture = withUnsafePointer(
                to: area,
                { gsk_renderer_render_texture(gtk_native_get_renderer(native), node, $0) }
            )
        else { return nil }
        gsk_render_node_unref(node)
        self.texture = texture
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture, &bytes, gsize(width * 4))
        self.bytes = bytes
    }

    /// Red, green and blue of one pixel, counted from the upper left.
    func color(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return [bytes[start + 2], bytes[start + 1], bytes[start]]
    }

    /// Writes a PNG, for looking at.
    func write(to path: String) {
        gdk_texture_save_to_png(texture, path)
    }
}
