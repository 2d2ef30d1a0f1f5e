/// Recognises a finger that comes in from an edge of the recogniser's view.
@available(tvOS, unavailable)
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How near the edge the finger must start, in points.
    private static let reach: CGFloat = 24

    /// The edges that the finger may come from.
    open var edges: UIRectEdge = []

    override func touchBegan(_ touch: UITouch) {
        super.touchBegan(touch)
        guard let view, isNear(touch.location(in: view), in: view.bounds) else {
            fail()
            return
        }
    }

    override func accepts(_ movement: CGPoint) -> Bool? {
        guard super.accepts(movement) == true else { return nil }
        guard abs(movement.x) >= abs(movement.y) else {
            return edges.contains(movement.y > 0 ? .top : .bottom)
        }
        return edges.contains(movement.x > 0 ? .left : .right)
    }

    private func isNear(_ point: CGPoint, in bounds: CGRect) -> Bool {
        edges.contains(.left) && point.x - bounds.minX <= Self.reach
            || edges.contains(.right) && bounds.maxX - point.x <= Self.reach
            || edges.contains(.top) && point.y - bounds.minY <= Self.reach
            || edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach
    }
}
