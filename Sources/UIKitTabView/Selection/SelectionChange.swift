/// A selection event with its value's type erased, as the coordinator makes it.
typealias SelectionChange = TabSelectionEvent<AnyHashable>

extension TabSelectionEvent<AnyHashable> {
    /// The event as the app knows it; `nil` for a value of another type.
    func typed<Selection: Hashable>() -> TabSelectionEvent<Selection>? {
        (tab.base as? Selection).map {
            TabSelectionEvent<Selection>(tab: $0, isRepeated: isRepeated, reason: reason, action: action)
        }
    }
}
