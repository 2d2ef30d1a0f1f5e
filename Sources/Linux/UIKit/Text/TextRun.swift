internal import CAdwaita
internal import GLibSupport

/// Characters of the same looks within a text.
///
/// Not an `NSAttributedString`: Foundation's, on Linux, stops the process when one with several fonts is put together.
package struct TextRun: Equatable {
    package var text: String
    package let font: UIFont
    package let color: UIColor
    package let isUnderlined: Bool
    package let isStruckThrough: Bool

    package init(text: String, font: UIFont, color: UIColor, isUnderlined: Bool, isStruckThrough: Bool) {
        self.text = text
        self.font = font
        self.color = color
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }

    /// Whether the text needs more than a font and a colour.
    package var hasLine: Bool { isUnderlined || isStruckThrough }

    package func hasLooks(of other: TextRun) -> Bool {
        font == other.font && color == other.color && isUnderlined == other.isUnderlined
            && isStruckThrough == other.isStruckThrough
    }

    /// Whether the colour is one of the desktop's style, which may become another one.
    var hasStyleColor: Bool {
        if case .named = color.content { true } else { false }
    }

    /// The looks, for a text in a widget; the caller owns the attributes.
    @MainActor
    func pangoAttributes(for widget: GObjectReference) -> [UnsafeMutablePointer<PangoAttribute>] {
        var attributes = font.pangoAttributes + colorAttributes(for: widget)
        if isUnderlined { attributes.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if isStruckThrough { attributes.append(pango_attr_strikethrough_new(1)) }
        return attributes
    }

    /// Pango knows no names of colours, so those of the style are looked up.
    @MainActor
    private func colorAttributes(for widget: GObjectReference) -> [UnsafeMutablePointer<PangoAttribute>] {
        var resolved = GdkRGBA()
        switch color.content {
        case .components(let red, let green, let blue, let alpha):
            resolved = GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
        case .named(let name, let alpha):
            let context = gtk_widget_get_style_context(widget.pointer())
            guard gtk_style_context_lookup_color(context, name, &resolved) != 0 else { return [] }
            resolved.alpha *= Float(alpha)
        }
        func component(_ value: Float) -> guint16 { guint16((min(max(0, value), 1) * 65535).rounded()) }
        return [
            pango_attr_foreground_new(component(resolved.red), component(resolved.green), component(resolved.blue)),
            pango_attr_foreground_alpha_new(component(resolved.alpha)),
        ]
    }
}

extension [TextRun] {
    /// Adds the looks of all runs to a list of Pango's for the whole text.
    @MainActor
    func addPangoAttributes(to list: OpaquePointer, for widget: GObjectReference) {
        var start: guint = 0
        for run in self {
            let end = start + guint(run.text.utf8.count)
            for attribute in run.pangoAttributes(for: widget) {
                attribute.pointee.start_index = start
                attribute.pointee.end_index = end
                pango_attr_list_change(list, attribute)
            }
            start = end
        }
    }
}
