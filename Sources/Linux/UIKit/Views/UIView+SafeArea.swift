internal import GLibSupport

extension UIView {
    /// Tells the view, and all that lie below it, of their safe areas, where these changed.
    func tellSafeArea() {
        let new = safeAreaInsets
        if new != knownSafeAreaInsets {
            knownSafeAreaInsets = new
            if layout is SafeAreaLayout { setNeedsLayout() }
            safeAreaInsetsDidChange()
            viewController?.viewSafeAreaInsetsDidChange()
        }
        (self as? UnsafeAreaView)?.updateReach()
        for subview in subviews { subview.tellSafeArea() }
    }

    /// To be called when the view's place changed, which may be in the middle of GTK's layout.
    func noticeSafeArea() {
        guard SafeArea.isInUse, safeAreaInsets != knownSafeAreaInsets else { return }
        guard widgetReference != nil, let window else {
            tellSafeArea()
            return
        }
        window.tellSafeAreaAfterLayout()
    }
}

/// What all safe areas of the process have in common.
@MainActor
enum SafeArea {
    /// Whether there was ever an inset. As long as there was none, nobody need ask.
    static var isInUse = false
}

extension UIEdgeInsets {
    /// What is left of the insets of an area in a rectangle inside. An empty one has no place yet; it will fill the area.
    func overlap(with frame: CGRect, in size: CGSize) -> UIEdgeInsets {
        guard !frame.isEmpty else { return self }
        func rest(_ inset: CGFloat, _ distance: CGFloat, _ length: CGFloat) -> CGFloat {
            inset > 0 ? min(max(0, inset - max(0, distance)), length) : 0
        }
        return UIEdgeInsets(
            top: rest(top, frame.minY, frame.height),
            left: rest(left, frame.minX, frame.width),
            bottom: rest(bottom, size.height - frame.maxY, frame.height),
            right: rest(right, size.width - frame.maxX, frame.width)
        )
    }

    static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top + second.top,
            left: first.left + second.left,
            bottom: first.bottom + second.bottom,
            right: first.right + second.right
        )
    }

    /// The insets with 0 in place of what is negative.
    var atLeastZero: UIEdgeInsets {
        UIEdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
    }

    var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
