// An attribute that is set already stays: as with other views, what is nearer to the text wins. (Assumed, not documented.)
extension Text {
    /// Sets the font; `nil` means that of the surroundings.
    public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

    /// Sets the weight; `nil` means that of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } }

    public func bold() -> Text { fontWeight(.bold) }

    @available(iOS 16.0, tvOS 16.0, *)
    public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

    public func italic() -> Text { changed { $0.isItalic = $0.isItalic ?? true } }

    @available(iOS 16.0, tvOS 16.0, *)
    public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = $0.isItalic ?? isActive } }

    /// Draws a line under the text.
    public func underline(_ isActive: Bool = true) -> Text { changed { $0.isUnderlined = $0.isUnderlined ?? isActive } }

    /// Draws a line through the text.
    public func strikethrough(_ isActive: Bool = true) -> Text {
        changed { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
    }

    /// Gives all digits one width, so that changing numbers do not move.
    @available(iOS 15.0, tvOS 15.0, *)
    public func monospacedDigit() -> Text { changed { $0.hasDigitsOfOneWidth = true } }

    /// Sets the colour; `nil` means that of the surroundings.
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.style = $0.style ?? color.map { .color($0) } } }

    /// Sets the colour by a style.
    @available(iOS 17.0, tvOS 17.0, *)
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed { $0.style = $0.style ?? AnyShapeStyle(style).content }
    }

    private func changed(_ change: (inout TextAttributes) -> Void) -> Text {
        var copy = self
        change(&copy.attributes)
        return copy
    }
}
