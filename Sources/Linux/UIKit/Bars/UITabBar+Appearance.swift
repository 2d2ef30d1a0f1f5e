extension UITabBar {
    /// How the bar looks while content can be scrolled on behind it. Setting it copies; changes of what it returns show at
    /// once.
    public var standardAppearance: UITabBarAppearance {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance.observer = nil
            ownStandardAppearance = UITabBarAppearance(barAppearance: newValue)
            ownStandardAppearance.observer = self
            barAppearanceDidChange()
        }
    }

    /// How the bar looks while the content's end is in view, and over content that does not scroll. Setting it copies.
    ///
    /// `nil` means the standard appearance, up to iOS 25 without its background. From iOS 26 on that is an assumption.
    @available(iOS 15, *)
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownScrollEdgeAppearance }
        set {
            ownScrollEdgeAppearance?.observer = nil
            ownScrollEdgeAppearance = newValue.map(UITabBarAppearance.init(barAppearance:))
            ownScrollEdgeAppearance?.observer = self
            barAppearanceDidChange()
        }
    }

    /// The appearance in force: the selected item's own before the bar's.
    var drawnAppearance: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? ownStandardAppearance
        guard isAtScrollEdge else { return standard }
        if let edge = selectedItem?.scrollEdgeAppearance ?? ownScrollEdgeAppearance { return edge }
        guard hidesBackgroundAtScrollEdge else { return standard }
        let edge = UITabBarAppearance(barAppearance: standard)
        edge.configureWithTransparentBackground()
        return edge
    }

    /// Whether it makes a difference where the content is scrolled to.
    var dependsOnScrolling: Bool {
        hidesBackgroundAtScrollEdge || ownScrollEdgeAppearance != nil || selectedItem?.scrollEdgeAppearance != nil
    }

    private var hidesBackgroundAtScrollEdge: Bool { EmulatedSystem.version < 26 }

    /// How items are laid out at the bar's present width.
    var itemStyle: UITabBarItemAppearance.Style {
        let traits = manager?.traitCollection ?? window?.traitCollection
        return traits?.horizontalSizeClass == .regular ? .inline : .stacked
    }

    func look(of button: TabBarButton) -> TabItemLook {
        let item = button.item
        var state: UIControl.State = item === selectedItem ? .selected : .normal
        if !item.isEnabled { state.insert(.disabled) }
        if button.hasKeyboardFocus { state.insert(.focused) }
        let appearance = item === selectedItem ? drawnAppearance : item.standardAppearance ?? drawnAppearance
        return TabItemLook(
            of: item,
            state: state,
            appearance: appearance.itemAppearance(for: itemStyle),
            style: itemStyle,
            tint: tintColor,
            unselectedTint: unselectedItemTintColor
        )
    }

    /// Draws the background and the line.
    func pushAppearance() {
        guard widgetReference != nil else { return }
        let appearance = drawnAppearance
        setStyleClass("uikit-bar-material", appearance.hasMaterial)
        // An image, so that it lies over the view's own background colour.
        draw("background-image", appearance.backgroundColor.map { "image(\($0.styleValue))" })
        let line = appearance.shadowColor
        draw("border-top-color", line == UIBarAppearance.defaultShadow ? nil : line?.styleValue ?? "transparent")
    }

    private func draw(_ property: String, _ value: String?) {
        drawnStyles[property] = setStyle(property, value, replacing: drawnStyles[property])
    }
}

extension UITabBar: BarAppearanceObserver {
    func barAppearanceDidChange() {
        manager?.findScrollEdge()
        updateButtons()
    }
}
