/// The selected row of a list, whatever the type of its identifiers.
struct ListSelection {
    let selected: () -> AnyHashable?
    /// Selects a row; does nothing if its identifier is of another type than the list's selection.
    let select: (AnyHashable) -> Void

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        selected = { binding.wrappedValue.map { AnyHashable($0) } }
        select = { id in
            if let value = id.base as? Value { binding.wrappedValue = value }
        }
    }
}
