/// An object that takes part in the responder chain: views, view controllers, windows and the application.
@MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The object that handles what this one does not; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }

    /// Asks for keyboard focus. Returns whether the object has it now.
    @discardableResult
    open func becomeFirstResponder() -> Bool { isFirstResponder }

    @discardableResult
    open func resignFirstResponder() -> Bool { !isFirstResponder }
}
