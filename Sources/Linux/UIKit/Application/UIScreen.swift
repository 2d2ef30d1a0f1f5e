/// The screen that windows are on.
@available(visionOS, unavailable)
@MainActor
public final class UIScreen: NSObject {
    public static let main = UIScreen()

    /// The size that a new window gets, in points: that of a common phone.
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Pixels a point.
    public let scale: CGFloat = 1
}
