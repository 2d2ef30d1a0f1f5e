/// What the rows of a list inherit.
struct ListEnvironment {}

extension ListEnvironment: EnvironmentModifier {
    typealias Body = Never

    func transform(_ values: inout EnvironmentValues) {
        values.isInList = true
    }
}

private enum IsInListKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is in a row of a list.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
}
