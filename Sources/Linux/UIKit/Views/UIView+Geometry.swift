internal import CAdwaita
internal import GLibSupport

extension UIView {
    /// The view's place in its superview, in points: what GTK allocated once the view is on a display, else what was set.
    public var frame: CGRect {
        get { allocatedFrame ?? storedFrame }
        set {
            guard storedFrame != newValue else { return }
            let isResized = storedFrame.size != newValue.size
            storedFrame = newValue
            superview?.setNeedsLayout()
            noticeSafeArea()
            if isResized { frameDidResize() }
        }
    }

    /// The view's own coordinate space.
    public var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            frame = CGRect(origin: storedFrame.origin, size: newValue.size)
            boundsOrigin = newValue.origin
        }
    }

    public var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// A point of this view's space in the space of another view, or of the window if `view` is `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let own = originInWindow
        let other = view?.originInWindow ?? .zero
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let own = originInWindow
        let other = view?.originInWindow ?? .zero
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Asks for a new layout before the next frame.
    public func setNeedsLayout() {
        guard let containerReference else {
            noticeLayoutWithoutDisplay()
            return
        }
        gtk_widget_queue_resize(containerReference.pointer())
    }

    /// Lays out without a display; on one, GTK does so before the next frame.
    public func layoutIfNeeded() {
        guard widgetReference == nil else { return }
        frameDidResize()
    }

    /// Where an `AutoresizingLayout` puts the view, or `nil` if it fills its superview.
    var fixedFrame: CGRect? {
        let fills = autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) || storedFrame.isEmpty
        return fills ? nil : storedFrame
    }

    /// Without a display nothing else resizes subviews that fill the view.
    private func frameDidResize() {
        guard widgetReference == nil else { return }
        if placeSubviewsWithoutDisplay() { layoutSubviews() }
        noticeLayoutWithoutDisplay()
    }

    private var allocatedFrame: CGRect? {
        guard let widgetReference, let superview, let parent = superview.widgetReference,
            gtk_widget_get_root(widgetReference.pointer()) != nil
        else { return nil }
        var rect = graphene_rect_t()
        guard gtk_widget_compute_bounds(widgetReference.pointer(), parent.pointer(), &rect) != 0,
            rect.size.width > 0 || rect.size.height > 0
        else { return nil }
        let scrolled = superview.boundsOrigin
        return CGRect(
            x: CGFloat(rect.origin.x) + scrolled.x,
            y: CGFloat(rect.origin.y) + scrolled.y + superview.coveredTop - coveredTop,
            width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height) + coveredTop
        )
    }

    private var originInWindow: CGPoint {
        var origin = CGPoint.zero
        var view: UIView? = self
        while let current = view, !(current is UIWindow) {
            origin.x += current.frame.minX - current.boundsOrigin.x
            origin.y += current.frame.minY - current.boundsOrigin.y
            view = current.superview
        }
        return origin
    }
}
