/// Text attributes by the state of what shows an item.
struct StateTextAttributes {
    private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        get { attributes[state] }
        set { attributes[state] = newValue }
    }
}

extension UIBarItem {
    /// Sets font and colour of the title in a state; other attributes have no effect, `nil` brings the default back.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        didChange()
    }

    /// The attributes that were set for a state.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
}

extension UITabBarItem {
    /// Sets font and colour of the badge's text in a state; `nil` brings the default back.
    public func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        didChange()
    }

    /// The attributes that were set for a state.
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
}
