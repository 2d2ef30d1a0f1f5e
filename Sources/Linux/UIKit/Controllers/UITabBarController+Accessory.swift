internal import GLibSupport

@available(iOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension UITabBarController {
    /// A view between the content and the bar; it stays when the bar becomes lower or hides. Shown from iOS 26 on.
    public var bottomAccessory: UITabAccessory? {
        get { stage.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Shows another accessory. One that comes or goes takes its time for that if `animated`; in another's place it does not.
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        guard stage.accessory !== bottomAccessory else { return }
        stage.accessory = bottomAccessory
        stage.show(EmulatedSystem.version >= 26 ? bottomAccessory?.contentView : nil, animated: animated)
    }
}
