/// A view that a tab bar controller shows above its bar, whichever tab is selected.
@available(iOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
open class UITabAccessory: NSObject {
    public let contentView: UIView

    /// The content gets the whole width, and the height that it asks for or, without a display, has.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}
