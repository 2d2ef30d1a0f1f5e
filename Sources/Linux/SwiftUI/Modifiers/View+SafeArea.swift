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
    /// Lets the view reach under what covers the edges of its hosting controller that it touches.
    ///
    /// Normally nothing does here: see `UIView.safeAreaInsets`. There is no software keyboard either.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Lets the view reach under what covers the edges of its hosting controller that it touches.
    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(SafeAreaModifier(edges: edges))
    }
}

struct SafeAreaModifier: Equatable {
    let edges: Edge.Set
}

extension SafeAreaModifier: WrappingModifier {
    typealias Body = Never

    static func makeWrapper() -> UIView { UnsafeAreaView() }

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        guard let wrapper = wrapper as? UnsafeAreaView else { return }
        let isMirrored = environment.layoutDirection == .rightToLeft
        var sides: UIRectEdge = []
        if edges.contains(.top) { sides.insert(.top) }
        if edges.contains(.bottom) { sides.insert(.bottom) }
        if edges.contains(.leading) { sides.insert(isMirrored ? .right : .left) }
        if edges.contains(.trailing) { sides.insert(isMirrored ? .left : .right) }
        wrapper.edges = sides
    }
}
