/// Names a value that views hand to the views around them, and says how several are combined.
public protocol PreferenceKey {
    associatedtype Value

    static var defaultValue: Value { get }

    /// Adds the next value, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
