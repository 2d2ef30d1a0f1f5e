internal import CAdwaita
internal import GLibSupport

/// Shows a bar's item enlarged while the pointer rests on its button, where the desktop's text is set so large that bars,
/// which do not grow with it, are hard to read. On iOS a long press does this.
@MainActor
final class LargeContentViewer {
    private let item: UIBarItem
    private let content = UIView()
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel()
    private var connection: SignalConnection?

    init(item: UIBarItem) {
        self.item = item
        icon.symbolSize = 64
        label.font = .systemFont(ofSize: 24, weight: .semibold)
        content.layout = StackLayout(axis: .vertical, spacing: 8)
    }

    /// The text size from which on the viewer is there, as a multiple of the usual one: iOS's first accessibility size.
    static let smallestTextScale = 1.64

    static var isEnabled: Bool {
        guard Display.isAvailable, let settings = gtk_settings_get_default() else { return false }
        var resolution = GValue()
        g_value_init(&resolution, GType(6 << 2))  // G_TYPE_INT, a macro
        defer { g_value_unset(&resolution) }
        g_object_get_property(UnsafeMutablePointer<GObject>(settings), "gtk-xft-dpi", &resolution)
        return Double(g_value_get_int(&resolution)) / (96 * 1024) >= smallestTextScale
    }

    /// The item's image, or its own one for this size, over its title; `nil` if it has neither.
    func contentView() -> UIView? {
        icon.image = (item.largeContentSizeImage ?? item.image)?.asBarImage
        label.text = item.title
        let parts = [icon.image == nil ? nil : icon, (item.title ?? "").isEmpty ? nil : label].compactMap { $0 }
        content.setSubviews(parts)
        return parts.isEmpty ? nil : content
    }

    /// Whether the enlarged item is on screen.
    var isShown: Bool {
        content.widgetReference.map { gtk_widget_get_mapped($0.pointer()) != 0 } ?? false
    }

    func attach(to widget: GObjectReference) {
        gtk_widget_set_has_tooltip(widget.pointer(), 1)
        connection = SignalConnection(widget, "query-tooltip", target: self) { viewer, arguments in
            guard LargeContentViewer.isEnabled, let content = viewer.contentView(),
                let tooltip = arguments.object(at: 4)
            else { return arguments.setResult(false) }
            gtk_tooltip_set_custom(OpaquePointer(tooltip), content.widget.pointer())
            arguments.setResult(true)
        }
    }
}
