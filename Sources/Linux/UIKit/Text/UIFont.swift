/// A typeface at a size, in iOS's points.
///
/// 17 points, the size of iOS's body text, are shown at whatever size the desktop's own text has, and other sizes nearly in
/// proportion. So an app's text keeps its hierarchy, sits well beside GTK's widgets, and follows the person's text scaling.
open class UIFont: NSObject, @unchecked Sendable {  // Immutable; not final because UIKit's is not.
    /// The design of a font's letters.
    package enum Design: Hashable, Sendable {
        case standard
        case monospaced
        case serif
        /// The standard letters with digits of one width.
        case monospacedDigit
    }

    package struct Content: Hashable, Sendable {
        package var size: CGFloat
        package var weight: Weight = .regular
        package var isItalic = false
        package var design: Design = .standard
    }

    package let content: Content

    package init(content: Content) {
        self.content = content
        super.init()
    }

    open var pointSize: CGFloat { content.size }

    /// The desktop's interface font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(content: Content(size: valid(fontSize)))
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(content: Content(size: valid(fontSize), weight: weight))
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(content: Content(size: valid(fontSize), isItalic: true))
    }

    /// The desktop's font for code.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(content: Content(size: valid(fontSize), weight: weight, design: .monospaced))
    }

    /// The desktop's interface font with digits of one width, so that changing numbers do not move.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(content: Content(size: valid(fontSize), weight: weight, design: .monospacedDigit))
    }

    /// The font for a kind of text, at iOS's default text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        systemFont(ofSize: style.size, weight: style.weight)
    }

    /// The same font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var content = content
        content.size = Self.valid(fontSize)
        return UIFont(content: content)
    }

    @available(tvOS, unavailable)
    open class var labelFontSize: CGFloat { 17 }
    @available(tvOS, unavailable)
    open class var buttonFontSize: CGFloat { 18 }
    @available(tvOS, unavailable)
    open class var systemFontSize: CGFloat { 14 }
    @available(tvOS, unavailable)
    open class var smallSystemFontSize: CGFloat { 12 }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.content == content
    }

    open override var hash: Int { content.hashValue }

    /// Sizes of 0 or less mean the system's, as on iOS. Pango fails at sizes far above what a screen holds.
    private static func valid(_ size: CGFloat) -> CGFloat {
        size > 0 && size.isFinite ? min(size, 1_000) : systemFontSize
    }
}

extension UIFont {
    /// How heavy letters are, from -1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}
