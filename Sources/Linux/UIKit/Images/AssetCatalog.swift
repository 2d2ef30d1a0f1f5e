/// Image sets of the asset catalogs that a bundle holds as they are: nothing compiles them on Linux.
enum AssetCatalog {
    /// The picture of an image set, and whether the set says that it is a template.
    static func find(_ name: String, in bundle: Bundle) -> NamedImage? {
        let folder = "\(name).imageset"
        for catalog in bundle.paths(forResourcesOfType: "xcassets", inDirectory: nil) {
            let paths = FileManager.default.enumerator(atPath: catalog)?.lazy.compactMap { $0 as? String }
            guard let path = paths?.first(where: { $0 == folder || $0.hasSuffix("/\(folder)") }) else { continue }
            if let found = readSet("\(catalog)/\(path)") { return found }
        }
        return nil
    }

    private static func readSet(_ folder: String) -> NamedImage? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return nil }
        // The screen has one pixel a point, so the smallest scale is the best. Variants for dark style are passed over.
        let pictures = set.images.filter { $0.appearances == nil }.sorted { $0.factor < $1.factor }
        for picture in pictures {
            guard let name = picture.filename, let source = ImageFile.read("\(folder)/\(name)", scale: picture.factor)
            else { continue }
            return NamedImage(
                source: source,
                mode: set.properties?.intent == "template" ? .alwaysTemplate : .automatic
            )
        }
        return nil
    }

    /// What of an image set's description counts here.
    private struct ImageSet: Decodable {
        struct Picture: Decodable {
            struct Appearance: Decodable {}

            var filename: String?
            var scale: String?
            var appearances: [Appearance]?

            var factor: CGFloat { scale?.first?.wholeNumberValue.map { CGFloat($0) } ?? 1 }
        }

        struct Properties: Decodable {
            var intent: String?

            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
            }
        }

        var images: [Picture]
        var properties: Properties?
    }
}
