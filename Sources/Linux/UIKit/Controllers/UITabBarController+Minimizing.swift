internal import GLibSupport

extension UITabBarController {
    /// When the tab bar becomes lower, to leave the content more space.
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public enum MinimizeBehavior: Int, Sendable {
        /// What the system thinks best: the bar stays as it is.
        case automatic = 0
        case never = 1
        /// When the content is scrolled on; the bar comes back when it is scrolled back, and at its top.
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        case onScrollDown = 2
        /// When the content is scrolled back; the bar comes back when it is scrolled on, and at its bottom.
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        case onScrollUp = 3
    }

    /// When the bar becomes lower as the selected tab's content is scrolled: titles go, and the icons stay.
    ///
    /// A tap, another tab and another behavior bring the titles back. Only in narrow windows, and from iOS 26 on.
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var tabBarMinimizeBehavior: UITabBarController.MinimizeBehavior {
        get { tabBar.minimizing.behavior }
        set {
            guard tabBar.minimizing.behavior != newValue else { return }
            tabBar.minimizing = TabBarMinimizing(behavior: newValue)
            if minimizesBar { followScrolling() } else { setBarMinimized(false) }
        }
    }

    /// Whether scrolling may make the bar lower: on iOS 26, and in narrow windows only.
    var minimizesBar: Bool {
        switch tabBar.minimizing.behavior {
        case .automatic, .never: false
        case .onScrollDown, .onScrollUp:
            EmulatedSystem.version >= 26 && traitCollection.horizontalSizeClass != .regular
        }
    }

    /// Makes the bar lower, or as it was, by where the content was scrolled. Code that scrolls counts like a person.
    func followScrolling() {
        guard minimizesBar else { return }
        guard let scrollView = bottomScrollView else {
            setBarMinimized(false)
            return
        }
        let direction = tabBar.minimizing.track.direction(of: scrollView)
        let isDownwards = tabBar.minimizing.behavior == .onScrollDown
        if isDownwards ? scrollView.isAtTopEdge : scrollView.isAtBottomEdge {
            setBarMinimized(false)
        } else if let direction {
            setBarMinimized((direction == .down) == isDownwards)
        }
    }

    func setBarMinimized(_ isMinimized: Bool) {
        guard tabBar.isMinimized != isMinimized else { return }
        stage.resizeBar { tabBar.isMinimized = isMinimized }
    }
}

/// When a bar becomes lower, and what that depends on.
struct TabBarMinimizing {
    var behavior = UITabBarController.MinimizeBehavior.automatic
    var track = ScrollTrack()
}
