internal import CAdwaita
internal import GLibSupport

extension UIView {
    /// The direction for content with a certain meaning, in an app in the person's language.
    @available(iOS 9.0, *)
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction for content with a certain meaning among content that runs in a direction.
    @available(iOS 10.0, *)
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The direction in which the view lays out what is immediately in it.
    ///
    /// It is what `semanticContentAttribute` makes of the traits around the view, and by default of the app's direction.
    /// Subviews have one of their own.
    @available(iOS 10.0, *)
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        guard LayoutDirections.areMixed else { return UIApplication.shared.userInterfaceLayoutDirection }
        if runsAsSuperview, let superview { return superview.effectiveUserInterfaceLayoutDirection }
        return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitDirection)
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The direction of the traits around the view.
    private var traitDirection: UIUserInterfaceLayoutDirection {
        var candidate: UIView? = self
        while let view = candidate {
            if let direction = view.layoutDirectionOverride.known { return direction }
            if let direction = view.viewController?.traitCollection.layoutDirection.known { return direction }
            candidate = view.superview
        }
        return UIApplication.shared.userInterfaceLayoutDirection
    }

    /// To be called when the direction of the view, and of those that inherit it, may be another.
    func tellLayoutDirection() {
        guard LayoutDirections.areMixed else { return }
        if pushLayoutDirection() { layoutDirectionDidChange() }
        for subview in subviews where subview.layoutDirectionOverride == .unspecified { subview.tellLayoutDirection() }
    }

    /// Gives the widget the view's direction: GTK's widgets inherit none. Returns whether it is another.
    @discardableResult
    func pushLayoutDirection() -> Bool {
        guard LayoutDirections.areMixed, let widgetReference else { return false }
        let old = gtk_widget_get_direction(widgetReference.pointer())
        let direction = effectiveUserInterfaceLayoutDirection
        let isUsual = direction == UIApplication.shared.userInterfaceLayoutDirection
        Self.setDirection(
            isUsual ? GTK_TEXT_DIR_NONE : direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR,
            of: widgetReference.pointer()
        )
        return gtk_widget_get_direction(widgetReference.pointer()) != old
    }

    /// Also of the widgets that a widget is made of, but not of other views'.
    private static func setDirection(_ direction: GtkTextDirection, of widget: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_set_direction(widget, direction)
        var part = gtk_widget_get_first_child(widget)
        while let current = part {
            if !isWidgetOfView(current) { setDirection(direction, of: current) }
            part = gtk_widget_get_next_sibling(current)
        }
    }
}

/// What the directions of all views of the process have in common.
@MainActor
enum LayoutDirections {
    /// Whether any view was ever told to have another direction than the app. As long as none was, nobody need ask.
    private(set) static var areMixed = false

    static func note(_ attribute: UISemanticContentAttribute) {
        if attribute != .unspecified { areMixed = true }
    }

    static func note(_ override: UITraitEnvironmentLayoutDirection) {
        guard !areMixed, let direction = override.known else { return }
        areMixed = direction != UIApplication.shared.userInterfaceLayoutDirection
    }
}
