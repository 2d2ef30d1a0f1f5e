/// Attributes of text that controls and bars understand.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

extension [NSAttributedString.Key: Any] {
    var font: UIFont? { self[.font] as? UIFont }
    var foregroundColor: UIColor? { self[.foregroundColor] as? UIColor }
}
