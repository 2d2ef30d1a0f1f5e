internal import CAdwaita
internal import GLibSupport

/// Finds picture files, and reads what an image must know of them without a display.
enum ImageFile {
    private static let extensions = ["", "png", "jpg", "jpeg", "svg"]
    private static let scales: [(suffix: String, scale: CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]

    /// The file of a bundle that an image's name stands for.
    static func find(_ name: String, in bundle: Bundle) -> UIImage.Source? {
        guard !name.isEmpty else { return nil }
        let candidates = scales.lazy.flatMap { variant in
            extensions.lazy.map { (name + variant.suffix, $0) }
        }
        return candidates.lazy
            .compactMap { bundle.path(forResource: $0.0, ofType: $0.1.isEmpty ? nil : $0.1) }
            .compactMap { read($0) }
            .first
    }

    /// The file at a path, if it is a picture.
    ///
    /// The scale is that of its name unless it is given.
    static func read(_ path: String, scale: CGFloat? = nil) -> UIImage.Source? {
        var width: Int32 = 0
        var height: Int32 = 0
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else { return nil }
        return .file(
            path: path,
            size: CGSize(width: Int(width), height: Int(height)),
            scale: scale ?? self.scale(of: path)
        )
    }

    /// The file's pixels; a vector image is drawn for a size, others come as they are.
    @MainActor
    static func texture(_ path: String, pixels: CGSize) -> GObjectReference? {
        let isVector = path.lowercased().hasSuffix(".svg")
        let pixbuf =
            isVector
            ? gdk_pixbuf_new_from_file_at_scale(path, Int32(pixels: pixels.width), Int32(pixels: pixels.height), 0, nil)
            : gdk_pixbuf_new_from_file(path, nil)
        guard let pixbuf else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return gdk_texture_new_for_pixbuf(pixbuf).map { GObjectReference(adopting: UnsafeMutableRawPointer($0)) }
    }

    private static func scale(of path: String) -> CGFloat {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return scales.last { name.hasSuffix($0.suffix) }?.scale ?? 1
    }
}
