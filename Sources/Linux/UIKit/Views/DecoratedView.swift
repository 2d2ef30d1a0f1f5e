/// A view with rounded corners and a line around it, for surroundings that draw such things. iOS has both on the layer.
package final class DecoratedView: UIView {
    /// How round the corners are. Subviews are cut off there if `clipsToBounds` says so.
    package enum Corners: Equatable, Sendable {
        /// Quarters of a circle with a radius in points, smaller where there is no room for it.
        case radius(CGFloat)
        /// Half circles at the two shorter sides.
        case capsule
        case ellipse
    }

    private var cornersClass: String?
    private var borderClass: String?

    package var corners = Corners.radius(0) {
        didSet { if corners != oldValue { pushCorners() } }
    }

    /// A line inside the edges, over the subviews' background but under the subviews.
    package var border: (color: UIColor, width: CGFloat)? {
        didSet { pushBorder() }
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushCorners()
        pushBorder()
    }

    private func pushCorners() {
        let value: String? =
            switch corners {
            case .radius(let radius): radius > 0 ? "\(radius)px" : nil
            // GTK makes radii smaller that together exceed a side.
            case .capsule: "9999px"
            case .ellipse: "50%"
            }
        cornersClass = setStyle("border-radius", value, replacing: cornersClass)
    }

    private func pushBorder() {
        let value = border.map { "inset 0 0 0 \($0.width)px \($0.color.styleValue)" }
        borderClass = setStyle("box-shadow", value, replacing: borderClass)
    }
}
