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
    /// The direction of reading.
    @available(iOS 10.0, tvOS 10.0, *)
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// What hosted SwiftUI content inherits. Apple's trait collections carry the same privately.
    package let carrier: AnyObject?

    public override convenience init() {
        self.init(horizontal: .unspecified, vertical: .unspecified, style: .unspecified, direction: .unspecified)
    }

    /// A collection that specifies a direction only.
    @available(iOS 10.0, tvOS 10.0, *)
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(horizontal: .unspecified, vertical: .unspecified, style: .unspecified, direction: layoutDirection)
    }

    package init(
        horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass,
        style: UIUserInterfaceStyle,
        direction: UITraitEnvironmentLayoutDirection,
        carrier: AnyObject? = nil
    ) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceStyle = style
        layoutDirection = direction
        self.carrier = carrier
        super.init()
    }

    func with(horizontal: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(
            horizontal: horizontal,
            vertical: verticalSizeClass,
            style: userInterfaceStyle,
            direction: layoutDirection,
            carrier: carrier
        )
    }

    /// The same with what a controller overrides: an unspecified direction and no carrier override nothing.
    func overridden(by direction: UITraitEnvironmentLayoutDirection, _ carrier: AnyObject?) -> UITraitCollection {
        guard direction != .unspecified || carrier != nil else { return self }
        return UITraitCollection(
            horizontal: horizontalSizeClass,
            vertical: verticalSizeClass,
            style: userInterfaceStyle,
            direction: direction == .unspecified ? layoutDirection : direction,
            carrier: carrier ?? self.carrier
        )
    }
}
