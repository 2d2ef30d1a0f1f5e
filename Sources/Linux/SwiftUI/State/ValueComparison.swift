/// Whether two values are known to be the same: identical if they are objects, equal if they can be compared.
func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
    if let old = reference(old), let new = reference(new) { return old === new }
    if let old = old as? any Equatable { return isEqual(old, to: new) }
    return false
}

private func isEqual<E: Equatable>(_ old: E, to new: Any) -> Bool {
    (new as? E).map { $0 == old } ?? false
}

/// The value as an object if it is one, also inside an optional or an existential.
private func reference(_ value: Any) -> AnyObject? {
    if let optional = value as? any OptionalValue {
        return optional.wrapped.flatMap { reference($0) }
    }
    return type(of: value) is AnyObject.Type ? value as AnyObject : nil
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 as Any } }
}
