/// The direction of the stack around a view, by which spacers and dividers go; `nil` if there is none.
enum StackAxisKey: EnvironmentKey {
    static var defaultValue: LayoutAxis? { nil }
}

extension EnvironmentValues {
    var stackAxis: LayoutAxis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
