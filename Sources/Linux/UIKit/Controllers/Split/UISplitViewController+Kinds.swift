extension UISplitViewController {
    /// How many columns there are.
    @available(iOS 14.0, tvOS 14.0, *)
    public enum Style: Int, Sendable {
        case doubleColumn = 1
    }

    @available(iOS 14.0, tvOS 14.0, *)
    public enum Column: Int, Sendable {
        /// The list.
        case primary = 0
        /// What is picked in the list.
        case secondary = 2
    }

    /// Which columns are to be seen.
    public enum DisplayMode: Int, Sendable {
        /// Both side by side.
        case automatic = 0
        @available(iOS 14.0, tvOS 14.0, *)
        case secondaryOnly = 1
        @available(iOS 14.0, tvOS 14.0, *)
        case oneBesideSecondary = 2
    }
}

extension UIViewController {
    /// The nearest split view controller above this one.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
