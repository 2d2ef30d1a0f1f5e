/// Something into which text can be typed.
@MainActor
public protocol UIKeyInput: AnyObject {
    var hasText: Bool { get }
    /// Types text where the cursor is.
    func insertText(_ text: String)
    /// Does what the Backspace key does.
    func deleteBackward()
}
