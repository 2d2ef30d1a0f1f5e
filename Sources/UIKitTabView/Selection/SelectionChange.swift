/// A selection event with its value's type erased, as the coordinator makes it.
struct SelectionChange: Equatable {
    let id: AnyHashable
    let isRepeated: Bool
    let reason: TabSelectionReason
    let action: TabSelectionAction
}

/// What the app wants to be told.
@MainActor
struct TabEventHandlers<Value: Hashable> {
    var actions: [@MainActor (TabSelectionEvent<Value>) -> Void] = []

    nonisolated init() {}

    var erased: @MainActor (SelectionChange) -> Void {
        { [actions] change in
            guard let tab = change.id.base as? Value else { return }
            let event = TabSelectionEvent(
                tab: tab,
                isRepeated: change.isRepeated,
                reason: change.reason,
                action: change.action
            )
            for action in actions { action(event) }
        }
    }
}
