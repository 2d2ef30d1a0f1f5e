/// Whether something is shown.
@available(iOS 15.0, tvOS 15.0, *)
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As suits the place.
    case automatic
    case visible
    case hidden
}
