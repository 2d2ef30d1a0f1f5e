/// Collects the tabs of a ``UIKitTabView``; takes `if`, `else`, `switch`, `for` and `if #available`.
@MainActor
@resultBuilder
public enum UIKitTabBuilder<Value: Hashable> {
    /// Takes a tab.
    public static func buildExpression(_ tab: UIKitTab<Value>) -> [UIKitTab<Value>] { [tab] }

    /// Takes tabs that were collected elsewhere.
    public static func buildExpression(_ tabs: [UIKitTab<Value>]) -> [UIKitTab<Value>] { tabs }

    /// Joins the tabs of all lines.
    public static func buildBlock(_ tabs: [UIKitTab<Value>]...) -> [UIKitTab<Value>] { Array(tabs.joined()) }

    /// Takes the tabs of an `if`, or none.
    public static func buildOptional(_ tabs: [UIKitTab<Value>]?) -> [UIKitTab<Value>] { tabs ?? [] }

    /// Takes the tabs of the first branch of an `if` or `switch`.
    public static func buildEither(first tabs: [UIKitTab<Value>]) -> [UIKitTab<Value>] { tabs }

    /// Takes the tabs of the other branch of an `if` or `switch`.
    public static func buildEither(second tabs: [UIKitTab<Value>]) -> [UIKitTab<Value>] { tabs }

    /// Joins the tabs of all turns of a `for`.
    public static func buildArray(_ tabs: [[UIKitTab<Value>]]) -> [UIKitTab<Value>] { Array(tabs.joined()) }

    /// Takes the tabs of an `if #available`.
    public static func buildLimitedAvailability(_ tabs: [UIKitTab<Value>]) -> [UIKitTab<Value>] { tabs }
}
