/// A view with rounded corners and a line around it, for surroundings that draw such things. iOS has both on the layer.
package final class DecoratedView: UIView {
    private var radiusClass: String?
    private var borderClass: String?

    /// The radius of the corners, in points. Subviews are cut off there if `clipsToBounds` says so.
    package var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { pushRadius() } }
    }

    /// A line inside the edges, over the subviews' background but under the subviews.
    package var border: (color: UIColor, width: CGFloat)? {
        didSet { pushBorder() }
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushRadius()
        pushBorder()
    }

    private func pushRadius() {
        let value = cornerRadius > 0 ? "\(cornerRadius)px" : nil
        radiusClass = setStyle("border-radius", value, replacing: radiusClass)
    }

    private func pushBorder() {
        let value = border.map { "inset 0 0 0 \($0.width)px \($0.color.styleValue)" }
        borderClass = setStyle("box-shadow", value, replacing: borderClass)
    }
}
