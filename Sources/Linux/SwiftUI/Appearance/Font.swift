/// A typeface at a size, as views ask for it.
public struct Font: Hashable, Sendable {
    indirect enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, design: Design?, weight: Weight?)
    }

    let base: Base
    var traits = Traits()

    /// What modifiers changed.
    struct Traits: Hashable, Sendable {
        var weight: Weight?
        var isItalic = false
        var design: Design?
        var hasDigitsOfOneWidth = false
    }

    init(_ base: Base) {
        self.base = base
    }

    /// The interface font for a kind of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The interface font at a size in points; 17 is the size of body text.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, design: design, weight: weight))
    }

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    @available(iOS 14.0, tvOS 14.0, *)
    public static let title2 = Font.system(.title2)
    @available(iOS 14.0, tvOS 14.0, *)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    @available(iOS 14.0, tvOS 14.0, *)
    public static let caption2 = Font.system(.caption2)

    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// The font with digits of one width, so that changing numbers do not move.
    public func monospacedDigit() -> Font { changed { $0.hasDigitsOfOneWidth = true } }

    /// The font's counterpart with letters of one width.
    @available(iOS 15.0, tvOS 15.0, *)
    public func monospaced() -> Font { changed { $0.design = .monospaced } }

    private func changed(_ change: (inout Traits) -> Void) -> Font {
        var copy = self
        change(&copy.traits)
        return copy
    }
}

extension Font {
    /// How heavy letters are.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat

        public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
        public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
        public static let light = Weight(value: UIFont.Weight.light.rawValue)
        public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
        public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
        public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
        public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
        public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
        public static let black = Weight(value: UIFont.Weight.black.rawValue)
    }

    /// The design of letters.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case monospaced
    }

    /// A kind of text.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }
}
