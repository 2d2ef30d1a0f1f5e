internal import CAdwaita
internal import GLibSupport

/// Draws the image of an image view, at whatever size GTK gives it and in the colour that the view has at that moment.
@MainActor
final class ImageViewDrawing: ImageDrawing {
    let size: CGSize
    private let image: UIImage
    private weak var view: UIImageView?
    /// The picture as last drawn, and the size in pixels that it was made for.
    private var cache: (size: CGSize, paintable: GObjectReference)?

    init(image: UIImage, symbolSize: CGFloat?, view: UIImageView) {
        self.image = image
        self.view = view
        if image.isSymbolImage, let symbolSize {
            size = CGSize(width: symbolSize, height: symbolSize)
        } else {
            size = image.size
        }
    }

    func draw(in snapshot: OpaquePointer, size: CGSize) {
        guard let widget = view?.widgetReference else { return }
        let scale = CGFloat(gtk_widget_get_scale_factor(widget.pointer()))
        let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
        guard let paintable = paintable(pixels, scale: scale, widget: widget) else { return }
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget.pointer()), &color)
        switch pixelSource {
        case .themed:
            // Symbols have one colour here; GTK's have three more for success, warning and error.
            gtk_symbolic_paintable_snapshot_symbolic(
                paintable.pointer(),
                snapshot,
                size.width,
                size.height,
                [color, color, color, color],
                4
            )
        case .file where image.isTemplate(automatic: false):
            drawStencil(paintable, in: snapshot, size: size, color: color)
        case .file:
            gdk_paintable_snapshot(paintable.pointer(), snapshot, size.width, size.height)
        }
    }

    /// Draws only the picture's opacity, in one colour.
    private func drawStencil(_ picture: GObjectReference, in snapshot: OpaquePointer, size: CGSize, color: GdkRGBA) {
        var matrix = graphene_matrix_t()
        var entries: [Float] = Array(repeating: 0, count: 16)
        entries[15] = color.alpha
        graphene_matrix_init_from_float(&matrix, entries)
        var offset = graphene_vec4_t()
        graphene_vec4_init(&offset, color.red, color.green, color.blue, 0)
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
        gdk_paintable_snapshot(picture.pointer(), snapshot, size.width, size.height)
        gtk_snapshot_pop(snapshot)
    }

    /// The picture for a size in pixels. Vector images are made anew for each size, so that they stay sharp.
    private func paintable(_ pixels: CGSize, scale: CGFloat, widget: GObjectReference) -> GObjectReference? {
        if let cache, cache.size == pixels { return cache.paintable }
        let paintable: GObjectReference?
        switch pixelSource {
        case .themed(let name):
            let side = min(pixels.width, pixels.height) / scale
            paintable = SymbolTheme.icon(name, side: side, scale: scale, widget: widget)
        case .file(let path):
            if let cache, !path.lowercased().hasSuffix(".svg") { return cache.paintable }
            paintable = ImageFile.texture(path, pixels: pixels)
        }
        cache = paintable.map { (pixels, $0) }
        return paintable
    }

    private enum PixelSource {
        case file(path: String)
        case themed(name: String)
    }

    private var pixelSource: PixelSource {
        switch image.source {
        case .file(let path, _, _): .file(path: path)
        case .symbol(let name): SystemSymbol.ownFile(for: name).map { .file(path: $0) } ?? .themed(name: name)
        }
    }
}
