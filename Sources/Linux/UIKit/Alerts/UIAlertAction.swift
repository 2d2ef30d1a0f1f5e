/// One of the buttons of an alert.
@MainActor
open class UIAlertAction: NSObject {
    /// What an action does, which decides its looks and place.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves without doing anything; what the Escape key does.
        case cancel = 1
        /// Deletes something, or does something else that cannot be taken back.
        case destructive = 2
    }

    /// The button's title; it cannot change.
    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    /// An action. Its handler runs when the alert that a person picked it from is gone.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.contentDidChange() } }
    }
}
