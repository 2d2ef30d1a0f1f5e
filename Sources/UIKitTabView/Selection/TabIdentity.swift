extension AnyHashable {
    /// The identity of a tab with a value. Where the selection may be `nil`, a value and an optional with it are the same tab.
    static func identity(of value: some Hashable) -> AnyHashable {
        (value as? any OptionalValue)?.wrapped ?? AnyHashable(value)
    }

    /// Whether it is a selection of nothing.
    var isNone: Bool { (base as? any OptionalValue).map { $0.wrapped == nil } ?? false }
}

private protocol OptionalValue {
    var wrapped: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
    fileprivate var wrapped: AnyHashable? { map { .identity(of: $0) } }
}
