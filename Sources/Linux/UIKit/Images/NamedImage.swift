internal import Synchronization

/// A picture found by name in a bundle.
struct NamedImage: Sendable {
    let source: UIImage.Source
    let mode: UIImage.RenderingMode

    private struct Key: Hashable {
        let name: String
        let bundle: String
    }

    /// What was found before: a search asks the file system some dozen times, and views ask at each update.
    private static let found = Mutex<[Key: NamedImage]>([:])

    /// The file or, failing that, the image set of a name.
    static func find(_ name: String, in bundle: Bundle) -> NamedImage? {
        let key = Key(name: name, bundle: bundle.bundlePath)
        if let known = found.withLock({ $0[key] }) { return known }
        guard let image = search(name, in: bundle) else { return nil }
        found.withLock { $0[key] = image }
        return image
    }

    private static func search(_ name: String, in bundle: Bundle) -> NamedImage? {
        if let source = ImageFile.find(name, in: bundle) { return NamedImage(source: source, mode: .automatic) }
        return AssetCatalog.find(name, in: bundle)
    }
}
