/// What a button is for, where that decides its looks.
@available(iOS 15.0, tvOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// Deletes something, or does something else that cannot be taken back.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
}
