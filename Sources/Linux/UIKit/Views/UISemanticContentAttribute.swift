/// What a view's content means, which decides whether it is mirrored from right to left.
@available(iOS 9.0, tvOS 9.0, *)
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored.
    case unspecified = 0
    /// Controls of a player, which are never mirrored.
    case playback = 1
    /// Directions in space, which are never mirrored.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
