/// System symbol names and the icons that stand for them.
enum SystemSymbol {
    /// The side of a symbol beside text of the default size.
    static let defaultSize: CGFloat = 16

    /// Whether something stands for the symbol.
    static func isKnown(_ name: String) -> Bool {
        own.contains(name) || themed[name] != nil
    }

    /// The icon theme's name for the symbol, if the theme has an icon for it.
    static func themedIcon(for name: String) -> String? {
        themed[name].map { "\($0)-symbolic" }
    }

    /// The file of the package's own icon for the symbol, if there is one.
    static func ownFile(for name: String) -> String? {
        guard own.contains(name), let folder else { return nil }
        return "\(folder)/\(name).svg"
    }

    /// Where the package's own icons are, or `nil` if the app was installed without its resources.
    ///
    /// `Bundle.module` would end the app then, while all that is lost is the better one of two icons.
    static let folder: String? = {
        let places = [
            Bundle.main.resourceURL, Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent(),
        ]
        return places.lazy
            .compactMap { $0?.appendingPathComponent("UIKitTabView_UIKit.resources/Symbols").path }
            .first { FileManager.default.fileExists(atPath: $0) }
    }()
}
