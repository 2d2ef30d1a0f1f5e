import UIKit

/// A tab with its value's type erased, as the coordinator works with it.
@MainActor
struct TabDescription {
    let id: AnyHashable
    let item: TabItem
    let role: TabRole
    private(set) var options: TabOptions

    /// A tab without a value is known by its position.
    init<Value>(_ tab: UIKitTab<Value>, position: Int) {
        if let value = tab.value {
            id = .identity(of: value)
        } else {
            id = AnyHashable(position)
        }
        item = tab.item
        role = tab.role
        options = tab.options
    }

    /// Whether the tab can become the selected one.
    var isSelectable: Bool {
        guard case .content = role else { return false }
        return !options.isHidden
    }

    /// The tabs whose value no earlier tab has; the developer is told of the others.
    static func withoutDuplicates(_ tabs: [TabDescription]) -> [TabDescription] {
        var known: Set<AnyHashable> = []
        return tabs.filter { tab in
            let isNew = known.insert(tab.id).inserted
            if !isNew {
                UIKitTabViewLog.report(
                    "two tabs have the value \(tab.id); only the first is shown. Give each tab a value of its own"
                )
            }
            return isNew
        }
    }

    /// The tabs with all hidden that do not fit a bar of five; the developer is told of them.
    static func hidingOverflow(_ tabs: [TabDescription]) -> [TabDescription] {
        var room = 5
        return tabs.map { tab in
            guard !tab.options.isHidden else { return tab }
            room -= 1
            guard room < 0 else { return tab }
            UIKitTabViewLog.report("the tab \(tab.id) does not fit the bar, which has room for five; it is not shown")
            var hidden = tab
            hidden.options.isHidden = true
            return hidden
        }
    }
}
