/// What a text field asks and tells. All methods are optional, that is, have a default.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may take the keyboard focus; `true` by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether the Return key does what it usually does, that is, sends `editingDidEndOnExit`; `true` by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Whether the clear button empties the field; `true` by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
