/// Collects the tabs of a ``UIKitTabView``; takes `if`, `else`, `switch`, `for` and `if #available`.
@MainActor
@resultBuilder
public enum UIKitTabBuilder<Value: Hashable> {
    public static func buildExpression(_ tab: UIKitTab<Value>) -> [UIKitTab<Value>] {
        [tab]
    }

    /// Takes tabs that were collected elsewhere.
    public static func buildExpression(_ tabs: [UIKitTab<Value>]) -> [UIKitTab<Value>] {
        tabs
    }

    public static func buildBlock(_ tabs: [UIKitTab<Value>]...) -> [UIKitTab<Value>] {
        Array(tabs.joined())
    }

    public static func buildOptional(_ tabs: [UIKitTab<Value>]?) -> [UIKitTab<Value>] {
        tabs ?? []
    }

    public static func buildEither(first tabs: [UIKitTab<Value>]) -> [UIKitTab<Value>] {
        tabs
    }

    public static func buildEither(second tabs: [UIKitTab<Value>]) -> [UIKitTab<Value>] {
        tabs
    }

    public static func buildArray(_ tabs: [[UIKitTab<Value>]]) -> [UIKitTab<Value>] {
        Array(tabs.joined())
    }

    public static func buildLimitedAvailability(_ tabs: [UIKitTab<Value>]) -> [UIKitTab<Value>] {
        tabs
    }
}
