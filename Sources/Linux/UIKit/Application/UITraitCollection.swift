/// How wide or high a space is, in Apple's two classes.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The surroundings that a view or controller adapts to.
///
/// Not isolated and immutable, as on iOS; the carrier is read on the main actor only.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Whether windows are drawn light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// What hosted SwiftUI content inherits. Apple's trait collections carry the same privately.
    package let carrier: AnyObject?

    public override convenience init() {
        self.init(horizontal: .unspecified, vertical: .unspecified, style: .unspecified, carrier: nil)
    }

    package init(
        horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass,
        style: UIUserInterfaceStyle,
        carrier: AnyObject?
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceStyle = style
        self.carrier = carrier
        super.init()
    }

    func with(horizontal: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(
            horizontal: horizontal,
            vertical: verticalSizeClass,
            style: userInterfaceStyle,
            carrier: carrier
        )
    }

    package func with(carrier: AnyObject) -> UITraitCollection {
        UITraitCollection(
            horizontal: horizontalSizeClass,
            vertical: verticalSizeClass,
            style: userInterfaceStyle,
            carrier: carrier
        )
    }
}
