internal import GLibSupport

/// Asks a person something, in a small card in the middle of the window or in a sheet of buttons at its lower edge.
///
/// Present it like any controller. It dismisses itself when an action is picked.
@MainActor
open class UIAlertController: UIViewController {
    /// Where the question is asked.
    public enum Style: Int, Sendable {
        /// A list of buttons at the lower edge of the window.
        case actionSheet = 0
        case alert = 1
    }

    /// Never changes after the initialiser.
    public private(set) var preferredStyle = Style.actionSheet
    public private(set) var actions: [UIAlertAction] = []
    /// The fields to fill in, from top to bottom; `nil` without any.
    public private(set) var textFields: [UITextField]?

    /// What gave the alert its content and looks after it; kept as long as the alert.
    package var contentOwner: AnyObject?

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open override var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// What explains the title.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    /// The action that stands out, and that the Return key picks in a text field. It has to be one of `actions`.
    @available(iOS 9.0, *)
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
                RuntimeWarning.report("preferredAction: the action is not one of the alert's; it was ignored")
                self.preferredAction = oldValue
            }
            contentDidChange()
        }
    }

    /// Adds a button. There can be one of the style `cancel`: a second one is ignored, with a warning.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || cancelAction == nil else {
            RuntimeWarning.report("addAction: an alert can have one action of the style cancel; the second was ignored")
            return
        }
        action.alert = self
        actions.append(action)
        contentDidChange()
    }

    /// Adds a field, which `configurationHandler` may change. An action sheet has none: the call is ignored, with a
    /// warning.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            RuntimeWarning.report("addTextField: only alerts of the style alert have text fields; the call was ignored")
            return
        }
        let field = UITextField()
        field.borderStyle = .roundedRect
        let action = UIAction { [weak self] _ in self?.returnWasPressed() }
        field.addAction(action, for: .primaryActionTriggered)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    /// Puts other actions in the place of those that there are.
    package func replaceActions(with actions: [UIAlertAction]) {
        self.actions = []
        for action in actions { addAction(action) }
        contentDidChange()
    }

    // MARK: - View

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let view = AlertView(frame: .zero)
        view.picked = { [weak self] action in self?.pick(action) }
        self.view = view
        contentDidChange()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    func contentDidChange() {
        alertView?.show(self)
    }

    // MARK: - Picking

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Dismisses the alert, and runs the action's handler then.
    func pick(_ action: UIAlertAction) {
        guard action.isEnabled, let presentingViewController, !isBeingDismissed else { return }
        pickedAction = action
        presentingViewController.dismiss(animated: true) { action.handler?(action) }
    }

    /// The action that is the reason for the alert's dismissal.
    package private(set) var pickedAction: UIAlertAction?

    private func returnWasPressed() {
        if let preferredAction { pick(preferredAction) }
    }

    override func personWantsToDismiss() {
        if let cancelAction { pick(cancelAction) }
    }
}

extension UIAlertController: OwnPresentationLook {
    var ownPresentationLook: PresentationLook { preferredStyle == .alert ? .alert : .actionSheet }
}
