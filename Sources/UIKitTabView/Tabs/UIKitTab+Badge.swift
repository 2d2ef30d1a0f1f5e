extension UIKitTab {
    /// Shows a number in the tab's badge; zero shows none.
    public func badge(_ count: Int) -> UIKitTab {
        badge(count == 0 ? nil : String(count))
    }

    /// Shows a text in the tab's badge; `nil` shows none.
    ///
    /// The badge belongs to the bar, so it shows, and follows its value, also on tabs that were never opened.
    public func badge(_ text: String?) -> UIKitTab {
        var tab = self
        tab.item.badge = text
        return tab
    }
}
