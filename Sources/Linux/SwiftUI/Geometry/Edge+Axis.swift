/// A side of a rectangle at the top or bottom.
@available(iOS 15.0, tvOS 15.0, *)
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top
    case bottom
}

/// A side of a rectangle by reading direction.
@available(iOS 15.0, tvOS 15.0, *)
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing
}
