/// A picture: a file, or a symbol of the desktop's icon theme.
///
/// Images are immutable values, equal when they show the same thing in the same way; compare with `==`, not `===`.
open class UIImage: NSObject, @unchecked Sendable {  // Immutable; not final because UIKit's is not.
    /// Where an image's pixels come from.
    package enum Source: Hashable, Sendable {
        /// A system symbol, by its name.
        case symbol(String)
        case file(path: String, size: CGSize, scale: CGFloat)
    }

    package let source: Source

    /// Whether the image is drawn in its own colours or, as a stencil, in the tint of the view that shows it.
    public let renderingMode: RenderingMode

    package init(source: Source, renderingMode: RenderingMode = .automatic) {
        self.source = source
        self.renderingMode = renderingMode
        super.init()
    }

    /// A picture of the app's main bundle, by the name of its file or image set; `nil` if there is none.
    ///
    /// PNG, JPEG and SVG files are looked for. System symbols are not: use `init?(systemName:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// A picture of a bundle: a file, by its name with or without extension, or an image set of an asset catalog; `nil` if
    /// there is none.
    ///
    /// A `nil` bundle means the app's main bundle. The traits make no difference here.
    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let found = NamedImage.find(name, in: bundle ?? .main) else { return nil }
        self.init(source: found.source, renderingMode: found.mode)
    }

    /// A picture file at a path; `nil` if it cannot be read as a picture.
    public convenience init?(contentsOfFile path: String) {
        guard let source = ImageFile.read(path) else { return nil }
        self.init(source: source)
    }

    /// A system symbol, such as `"house"` or `"star.fill"`; `nil` for a name that has no counterpart here.
    ///
    /// Symbols are drawn by icons of the desktop's theme, or of this package where the theme has none.
    public convenience init?(systemName name: String) {
        guard SystemSymbol.isKnown(name) else { return nil }
        self.init(source: .symbol(name))
    }

    /// The picture's size in points; that of a symbol beside text of the default size.
    open var size: CGSize {
        switch source {
        case .symbol: CGSize(width: SystemSymbol.defaultSize, height: SystemSymbol.defaultSize)
        case .file(_, let size, let scale): CGSize(width: size.width / scale, height: size.height / scale)
        }
    }

    /// Pixels a point: 2 for a file whose name ends in `@2x`, 1 for symbols.
    open var scale: CGFloat {
        if case .file(_, _, let scale) = source { scale } else { 1 }
    }

    open var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }

    /// The name of the system symbol that the image is, if it is one.
    package var symbolName: String? {
        if case .symbol(let name) = source { name } else { nil }
    }

    /// The same picture, drawn in its own colours or as a stencil.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source: source, renderingMode: renderingMode)
    }

    /// Whether a view draws the image in its tint. Bars treat every image as a template unless it says otherwise.
    package func isTemplate(automatic: Bool) -> Bool {
        switch renderingMode {
        case .automatic: automatic || isSymbolImage
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.source == source && other.renderingMode == renderingMode
    }

    open override var hash: Int { source.hashValue }
}

extension UIImage {
    /// How an image's colours are used.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows it prefers: a template for symbols and in bars, original colours elsewhere.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }
}
