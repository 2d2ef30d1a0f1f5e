internal import GLibSupport

/// A view that shows a picture or a system symbol.
///
/// Symbols are as large as the text beside them and have its colour. An unknown name shows nothing, with a warning.
public struct Image: Equatable, Sendable {
    let source: ImageSource
    var template: TemplateRenderingMode?
    /// What assistive technology speaks.
    let label: Text?

    /// A picture of a bundle, spoken by its name; `nil` means the app's own bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle), label: Text(verbatim: name))
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle), label: label)
    }

    /// A picture that assistive technology leaves out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle), label: nil)
    }

    /// A system symbol, such as `"house"` or `"star.fill"`.
    public init(systemName: String) {
        self.init(.symbol(systemName), label: Text(verbatim: systemName.replacingOccurrences(of: ".", with: " ")))
    }

    public init(uiImage: UIImage) {
        self.init(.image(uiImage), label: nil)
    }

    private init(_ source: ImageSource, label: Text?) {
        self.source = source
        self.label = label
    }

    /// Draws the picture in its own colours, or as a stencil in the colour of text; `nil` means what suits it.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.template = renderingMode
        return copy
    }
}

extension Image {
    /// How a picture's colours are used.
    public enum TemplateRenderingMode: Sendable {
        case template
        case original
    }

    /// The size of symbols beside text.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.3
            }
        }
    }
}

/// Where a picture comes from.
enum ImageSource: Equatable, Sendable {
    case named(String, Bundle?)
    case symbol(String)
    case image(UIImage)

    /// The picture; a missing one is reported.
    @MainActor
    func load() -> UIImage? {
        switch self {
        case .image(let image): return image
        case .named(let name, let bundle):
            if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
            RuntimeWarning.report("No image named '\(name)' found in \((bundle ?? .main).bundlePath)")
        case .symbol(let name):
            if let image = UIImage(systemName: name) { return image }
            RuntimeWarning.report("No symbol named '\(name)' found in system symbol set")
        }
        return nil
    }
}

extension Image: View {
    public typealias Body = Never
}

extension Image: LeafView {
    static func makePlatformView() -> PictureView { PictureView(frame: .zero) }

    func update(_ platformView: PictureView, in environment: EnvironmentValues) {
        platformView.source = source
        platformView.renderingMode = template
        platformView.tintColor = environment.foregroundColor
        let font = (environment.font ?? .body).resolved()
        platformView.symbolSize = (PictureView.symbolSize * font.scale * environment.imageScale.factor).rounded()
        platformView.accessibilityLabel = label?.string(in: environment)
    }
}

/// An image view that finds its picture once.
final class PictureView: UIImageView {
    /// The side of a symbol beside body text, at which the desktop's symbols are sharpest.
    static let symbolSize: CGFloat = 16

    var source: ImageSource? {
        didSet {
            guard source != oldValue else { return }
            picture = source?.load()
            show()
        }
    }
    var renderingMode: Image.TemplateRenderingMode? {
        didSet { if renderingMode != oldValue { show() } }
    }
    private var picture: UIImage?

    private func show() {
        switch renderingMode {
        case .template: image = picture?.withRenderingMode(.alwaysTemplate)
        case .original: image = picture?.withRenderingMode(.alwaysOriginal)
        case nil: image = picture
        }
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the symbols in this view beside text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
