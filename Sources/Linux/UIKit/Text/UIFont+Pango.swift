internal import CAdwaita

extension UIFont {
    /// The font's size as a multiple of the desktop's own text size.
    ///
    /// Sizes differ from 17 points by four fifths of what they do on iOS: captions stay legible at a desktop's smaller
    /// body text, and large titles come out as large as libadwaita's own.
    package var scale: Double {
        1 + 0.8 * (Double(content.size / TextStyle.body.size) - 1)
    }

    /// Calls `body` with the font as Pango attributes, relative to the widget's own font.
    @MainActor
    func withPangoAttributes(_ body: (OpaquePointer) -> Void) {
        guard let list = pango_attr_list_new() else { return }
        for attribute in pangoAttributes { pango_attr_list_insert(list, attribute) }
        body(list)
        pango_attr_list_unref(list)
    }

    /// The font as attributes, which the caller owns.
    var pangoAttributes: [UnsafeMutablePointer<PangoAttribute>] {
        var attributes = [
            pango_attr_scale_new(scale),
            // Also where it is regular: GTK's own style makes the text of buttons bold.
            pango_attr_weight_new(content.weight.pangoWeight),
            pango_attr_style_new(content.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL),
        ]
        if let family { attributes.append(pango_attr_family_new(family)) }
        if content.design == .monospacedDigit { attributes.append(pango_attr_font_features_new("tnum=1")) }
        return attributes.compactMap { $0 }
    }

    /// The font as properties of GTK's style sheets, for widgets that take no attributes; `nil` is what stands around.
    var styleValues: [String: String?] {
        [
            "font-size": "\(Int((scale * 100).rounded()))%",
            "font-weight": "\(content.weight.pangoWeight.rawValue)",
            "font-style": content.isItalic ? "italic" : "normal",
            "font-family": family,
            "font-feature-settings": content.design == .monospacedDigit ? "\"tnum\"" : nil,
        ]
    }

    /// `nil` for the desktop's interface font.
    private var family: String? {
        switch content.design {
        case .standard, .monospacedDigit: nil
        case .monospaced: "monospace"
        case .serif: "serif"
        }
    }
}

extension UIFont.Weight {
    /// The weight on Pango's scale from 100 to 1000, where 400 is regular.
    var pangoWeight: PangoWeight {
        switch rawValue {
        case ..<(-0.7): PANGO_WEIGHT_ULTRALIGHT
        case ..<(-0.5): PANGO_WEIGHT_THIN
        case ..<(-0.1): PANGO_WEIGHT_LIGHT
        case ..<0.15: PANGO_WEIGHT_NORMAL
        case ..<0.27: PANGO_WEIGHT_MEDIUM
        case ..<0.35: PANGO_WEIGHT_SEMIBOLD
        case ..<0.5: PANGO_WEIGHT_BOLD
        case ..<0.6: PANGO_WEIGHT_ULTRABOLD
        default: PANGO_WEIGHT_HEAVY
        }
    }
}
