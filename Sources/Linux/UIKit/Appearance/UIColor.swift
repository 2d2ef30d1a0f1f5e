/// A colour: fixed components, or a name that follows the desktop's light or dark style.
open class UIColor: NSObject, @unchecked Sendable {  // Immutable; not final because UIKit's is not.
    /// What the colour is made of.
    package enum Content: Hashable, Sendable {
        case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        /// A named colour of libadwaita's style sheet, with an opacity of its own.
        case named(String, alpha: CGFloat)
    }

    package let content: Content

    package init(content: Content) {
        self.content = content
        super.init()
    }

    /// A colour from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(content: .components(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .components(let red, let green, let blue, _):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .named(let name, _):
            UIColor(content: .named(name, alpha: alpha))
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.content == content
    }

    open override var hash: Int { content.hashValue }

    /// The colour in the syntax of GTK's style sheets.
    package var styleValue: String {
        switch content {
        case .components(let red, let green, let blue, let alpha):
            let parts = [red, green, blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
            return "rgba(\(parts.joined(separator: ",")),\(alpha))"
        case .named(let name, let alpha):
            return alpha == 1 ? "@\(name)" : "alpha(@\(name),\(alpha))"
        }
    }
}

extension UIColor {
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    public class var systemRed: UIColor { UIColor(content: .named("red_3", alpha: 1)) }
    public class var systemOrange: UIColor { UIColor(content: .named("orange_3", alpha: 1)) }
    public class var systemYellow: UIColor { UIColor(content: .named("yellow_5", alpha: 1)) }
    public class var systemGreen: UIColor { UIColor(content: .named("green_5", alpha: 1)) }
    public class var systemBlue: UIColor { UIColor(content: .named("blue_3", alpha: 1)) }
    public class var systemPurple: UIColor { UIColor(content: .named("purple_3", alpha: 1)) }
    public class var systemBrown: UIColor { UIColor(content: .named("brown_3", alpha: 1)) }
    public class var systemGray: UIColor { UIColor(content: .named("dark_1", alpha: 1)) }

    public class var label: UIColor { UIColor(content: .named("window_fg_color", alpha: 1)) }
    public class var secondaryLabel: UIColor { UIColor(content: .named("window_fg_color", alpha: 0.6)) }
    public class var tertiaryLabel: UIColor { UIColor(content: .named("window_fg_color", alpha: 0.35)) }
    public class var placeholderText: UIColor { UIColor(content: .named("window_fg_color", alpha: 0.35)) }
    public class var separator: UIColor { UIColor(content: .named("borders", alpha: 1)) }
    @available(tvOS, unavailable)
    public class var systemBackground: UIColor { UIColor(content: .named("view_bg_color", alpha: 1)) }
    @available(tvOS, unavailable)
    public class var secondarySystemBackground: UIColor { UIColor(content: .named("window_bg_color", alpha: 1)) }
    @available(tvOS, unavailable)
    public class var systemGroupedBackground: UIColor { UIColor(content: .named("window_bg_color", alpha: 1)) }
    @available(tvOS, unavailable)
    public class var secondarySystemGroupedBackground: UIColor { UIColor(content: .named("card_bg_color", alpha: 1)) }
    @available(iOS 15, *)
    public class var tintColor: UIColor { UIColor(content: .named("accent_color", alpha: 1)) }
    /// The colour of text on the tint.
    package class var onTint: UIColor { UIColor(content: .named("accent_fg_color", alpha: 1)) }
}
