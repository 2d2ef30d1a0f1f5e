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
    /// What hosted SwiftUI content inherits. Apple's trait collections carry the same privately.
    package let carrier: AnyObject?

    public override convenience init() {
        self.init(horizontal: .unspecified, vertical: .unspecified, carrier: nil)
    }

    package init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, carrier: AnyObject?) {
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        self.carrier = carrier
        super.init()
    }

    package func with(carrier: AnyObject) -> UITraitCollection {
        UITraitCollection(horizontal: horizontalSizeClass, vertical: verticalSizeClass, carrier: carrier)
    }
}
