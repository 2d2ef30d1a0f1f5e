/// One of the steps that bring UIKit's tabs to what the app says. Which ones is worked out here, without any controller.
enum TabInstallation<Tab: Equatable>: Equatable {
    /// Gives UIKit its tabs, which takes all of them out and puts them back in.
    case install([Tab])
    /// Shows a tab.
    case select(Tab)

    /// The steps from the tabs that UIKit has to the wanted ones; none if they are the same, in the same order.
    ///
    /// When the tab that is open goes, UIKit shows the one that gets its place, and without any tabs the first that comes. Should
    /// that be another than the selected one, its content would be made for nothing, so the selected one is shown before.
    ///
    /// - Parameters:
    ///   - shown: The tabs that UIKit has; `nil` before it is given any.
    ///   - wanted: The tabs that it is to have.
    ///   - open: The tab that is to be seen, if there is one.
    ///   - openIndex: Its place in the bar; that of no tab if it was opened in the More list.
    ///   - selected: The tab that is to be seen afterwards.
    static func steps(from shown: [Tab]?, to wanted: [Tab], open: Tab?, openIndex: Int, selected: Tab?) -> [Self] {
        guard shown != wanted else { return [] }
        guard let shown, let selected, let place = wanted.firstIndex(of: selected) else { return [.install(wanted)] }
        if shown.isEmpty { return (place == 0 ? [] : [.install([selected])]) + [.install(wanted)] }
        guard let open, !wanted.contains(open), place != openIndex else { return [.install(wanted)] }
        var between = wanted
        let other = place == 0 ? 1 : 0
        between.replaceSubrange(other..<min(other + 1, between.count), with: [open])
        return [.install(between), .select(selected), .install(wanted)]
    }
}
