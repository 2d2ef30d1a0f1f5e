/// A view that makes a node of its own instead of having a body.
///
/// Conform by one of the refinements where one fits: `LeafView`, `ContainerView`, `ControllerView`.
@MainActor
protocol PrimitiveView: View where Body == Never {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self>

    /// How many rows of a list the view fills, if that is the same for every value of the type.
    static var rowCount: Int? { get }
}

extension PrimitiveView {
    static var rowCount: Int? { 1 }
}

extension View where Body == Never {
    /// Views without a body are shown in their own way; nothing may ask for one.
    public var body: Never {
        fatalError("body must not be called on \(Self.self), which has none")
    }
}
