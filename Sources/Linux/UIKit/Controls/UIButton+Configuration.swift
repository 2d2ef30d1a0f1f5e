extension UIButton {
    /// The looks and content of a button.
    @available(iOS 15, *)
    public struct Configuration: Equatable, Sendable {
        enum Style: Hashable, Sendable {
            case plain
            case gray
            case tinted
            case filled
        }

        let style: Style

        public var title: String?
        public var image: UIImage?
        /// On which side of the title the image is.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points between image and title.
        public var imagePadding: CGFloat = 6
        /// The colour of title and image; `nil` means what suits the style and the tint.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; `nil` means what suits the style and the tint.
        public var baseBackgroundColor: UIColor?

        init(style: Style) {
            self.style = style
        }

        /// Tinted content without a background.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Tinted content on gray.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Tinted content on a shade of the tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Light content on the tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        public static func borderless() -> Configuration { plain() }
        public static func bordered() -> Configuration { gray() }
        public static func borderedTinted() -> Configuration { tinted() }
        public static func borderedProminent() -> Configuration { filled() }

        func foreground(tint: UIColor) -> UIColor {
            if let baseForegroundColor { return baseForegroundColor }
            return style == .filled ? .onTint : tint
        }

        func appearance(tint: UIColor) -> ButtonAppearance {
            ButtonAppearance(
                classes: style == .plain ? ButtonAppearance.borderless : [],
                background: baseBackgroundColor ?? background(tint: tint)
            )
        }

        private func background(tint: UIColor) -> UIColor? {
            switch style {
            case .plain, .gray: nil
            case .tinted: tint.withAlphaComponent(0.15)
            case .filled: tint == .tintColor ? UIColor(content: .named("accent_bg_color", alpha: 1)) : tint
            }
        }
    }
}

extension NSDirectionalRectEdge {
    /// Along which axis an image at this edge is beside its title.
    var axis: LayoutAxis { self == .top || self == .bottom ? .vertical : .horizontal }

    var isBeforeTitle: Bool { self != .trailing && self != .bottom }
}
