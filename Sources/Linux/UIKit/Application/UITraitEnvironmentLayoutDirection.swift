/// The direction of reading, as a trait.
@available(iOS 10.0, tvOS 10.0, *)
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1

    /// The same as a direction of layout, or `nil` if it is unspecified.
    var known: UIUserInterfaceLayoutDirection? { UIUserInterfaceLayoutDirection(rawValue: rawValue) }
}
