internal import CAdwaita
internal import GLibSupport

/// The desktop's icon theme.
@MainActor
enum SymbolTheme {
    /// The theme's icon for a symbol, drawn for a size.
    static func icon(_ name: String, side: CGFloat, scale: CGFloat, widget: GObjectReference) -> GObjectReference? {
        let icon = gtk_icon_theme_lookup_icon(
            gtk_icon_theme_get_for_display(gtk_widget_get_display(widget.pointer())),
            SystemSymbol.themedIcon(for: name) ?? "image-missing",
            nil,
            max(1, Int32(pixels: side)),
            Int32(scale),
            gtk_widget_get_direction(widget.pointer()),
            GTK_ICON_LOOKUP_FORCE_SYMBOLIC
        )
        return icon.map { GObjectReference(adopting: UnsafeMutableRawPointer($0)) }
    }
}
