/// The device that the app runs on, as far as apps ask for it to tell versions of the system apart.
@MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()

    override init() {
        super.init()
    }

    /// The version of iOS whose behaviour is imitated, such as “26.0”.
    open var systemVersion: String { "\(EmulatedSystem.version).0" }
}
