/// What content keeps clear of.
@available(iOS 14.0, tvOS 14.0, *)
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The bars and rounded corners of a device.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The software keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Lets the view reach into unsafe areas. A desktop window has none, so that nothing changes.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        self
    }

    /// Lets the view reach into unsafe areas. A desktop window has none, so that nothing changes.
    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        self
    }
}
