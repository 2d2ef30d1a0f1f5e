import UIKit

/// Where a tab's icon comes from. Compared by name, so that an unchanged icon is not loaded again.
enum TabIcon: Equatable {
    case system(String)
    case asset(String, Bundle?)
    /// An asset of that name or, if there is none, a symbol.
    case assetOrSystem(String)
    case image(UIImage)

    /// The image, or `nil`, with a warning, if there is none of that name.
    @MainActor
    func load() -> UIImage? {
        let image =
            switch self {
            case .system(let name): UIImage(systemName: name)
            case .asset(let name, let bundle): UIImage(named: name, in: bundle, compatibleWith: nil)
            case .assetOrSystem(let name): UIImage(named: name) ?? UIImage(systemName: name)
            case .image(let image): image
            }
        if image == nil { UIKitTabViewLog.report("there is no image for \(self); the tab shows none") }
        return image
    }
}

extension TabIcon: CustomStringConvertible {
    var description: String {
        switch self {
        case .system(let name): "the system symbol “\(name)”"
        case .asset(let name, _): "the asset “\(name)”"
        case .assetOrSystem(let name): "the asset or system symbol “\(name)”"
        case .image(let image): "\(image)"
        }
    }
}
