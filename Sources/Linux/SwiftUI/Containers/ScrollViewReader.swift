internal import GLibSupport

/// Gives its content a proxy that scrolls to a view of a known identity.
@available(iOS 14.0, tvOS 14.0, *)
@frozen
public struct ScrollViewReader<Content: View> {
    /// Makes the content, with scroll views or lists in it.
    public var content: (ScrollViewProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

@available(iOS 14.0, tvOS 14.0, *)
extension ScrollViewReader: View {
    public typealias Body = Never
}

@available(iOS 14.0, tvOS 14.0, *)
extension ScrollViewReader: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        ScrollReaderNode(view, context)
    }

    static var rowCount: Int? { rowCountOfViews(Content.self) }
}

/// Scrolls the scroll views and lists in a `ScrollViewReader`.
@available(iOS 14.0, tvOS 14.0, *)
public struct ScrollViewProxy {
    fileprivate weak var reader: Node?

    /// Scrolls to the view with an identity: that of a `ForEach`, or of `id(_:)`.
    ///
    /// It happens once the views are up to date, so that a view that was just added is found; within `withAnimation` it is
    /// animated. No such view: nothing is scrolled, and a warning says so.
    ///
    /// - Parameter anchor: The point of the visible part at which the same point of the view comes, or as near as the content's
    ///   ends allow; `nil` scrolls just as far as the view needs to show.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        nonisolated(unsafe) let target = AnyHashable(id)
        let animated = AnimationScope.isAnimating
        MainThread.perform { [weak reader] in
            UpdateCycle.shared.addEffect {
                guard let reader, !reader.isDismantled else { return }
                if !reader.scroll(to: target, anchor: anchor, animated: animated) {
                    RuntimeWarning.report(
                        "scrollTo(_:anchor:): no view in the ScrollViewReader has the identity \(target)"
                    )
                }
            }
        }
    }
}

private final class ScrollReaderNode<Content: View>: ViewNode<ScrollViewReader<Content>> {
    private var content: ViewNode<Content>?

    override func forEachChild(_ body: (Node) -> Void) {
        if let content { body(content) }
    }

    override func refresh() {
        let new = evaluate { view.content(ScrollViewProxy(reader: self)) }
        if let content {
            content.update(new)
        } else {
            content = makeChild(new)
        }
    }
}
