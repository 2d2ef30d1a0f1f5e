/// Where lines of text and rows of items begin.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

extension UIView {
    /// The direction in which the view lays out its content: that of the desktop's language, known once it is in a window.
    @available(iOS 10, *)
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }
}
