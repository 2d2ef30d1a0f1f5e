/// Whether two values are known to be the same: equal if they can be compared, identical if they are objects.
func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
    if let old = old as? any Equatable { return isEqual(old, to: new) }
    if Value.self is AnyObject.Type { return old as AnyObject === new as AnyObject }
    return false
}

private func isEqual<E: Equatable>(_ old: E, to new: Any) -> Bool {
    (new as? E).map { $0 == old } ?? false
}
