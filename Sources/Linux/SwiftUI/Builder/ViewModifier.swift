/// Makes another view out of a view.
@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view; `content` stands for the view that the modifier is applied to.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        fatalError("body must not be called on \(Self.self), which has none")
    }
}

extension ViewModifier {
    /// A modifier that applies this one and then another.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Stands, in the body of a modifier, for the view that the modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let provider: ModifierContent
}

extension _ViewModifier_Content: View {
    public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        PlaceholderNode(view, context)
    }

    /// Only asked for where the content is one row.
    static var rowCount: Int? { 1 }
}
