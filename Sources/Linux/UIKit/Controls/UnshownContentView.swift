/// Holds views that are never shown themselves, for a control that shows what they say.
package final class UnshownContentView: UIView {
    /// Called when what the views say may have changed.
    package var contentDidChange: () -> Void = {}

    /// What a view says, or what its picture is called.
    package static func text(of view: UIView) -> String {
        view.accessibleText ?? picture(in: view)?.symbolName?.replacingOccurrences(of: ".", with: " ") ?? ""
    }

    /// The first picture in a view.
    package static func picture(in view: UIView) -> UIImage? {
        (view as? UIImageView)?.image ?? view.subviews.lazy.compactMap { picture(in: $0) }.first
    }

    override func contentTextDidChange() {
        super.contentTextDidChange()
        contentDidChange()
    }
}
