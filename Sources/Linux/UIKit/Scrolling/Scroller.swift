internal import CAdwaita
internal import GLibSupport

/// The widgets of a scroll view: a `GtkScrolledWindow`, and inside it the box that holds the subviews.
@MainActor
final class Scroller {
    weak var view: UIScrollView?
    private(set) var content: GObjectReference?
    private var viewport: GObjectReference?
    private var window: GObjectReference?
    private var connections: [SignalConnection] = []
    private var frameConnection: SignalConnection?
    private var isMoving = false
    private var isInLayout = false
    private var phaseConnections: [SignalConnection] = []
    private lazy var hold = OffsetHold(
        height: { [weak self] in self?.pageHeight ?? 0 },
        restore: { [weak self] in self?.restoreOffset() }
    )

    /// An offset that could not be reached yet, because there was no size or too little content.
    private var unreachedOffset: CGPoint?
    private var retry: IdleSource?

    // MARK: - Widgets

    func makeWidget() -> GObjectReference {
        let box = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        if let view { LayoutBridge.install(on: box, for: view) }
        let viewport = GObjectReference(sinking: gtk_viewport_new(nil, nil))
        gtk_viewport_set_child(viewport.pointer(), box.pointer())
        content = box
        self.viewport = viewport
        return makeWidget(around: viewport)
    }

    /// A scrolled window around a widget that scrolls by itself.
    func makeWidget(around scrollable: GObjectReference) -> GObjectReference {
        let window = GObjectReference(sinking: gtk_scrolled_window_new())
        gtk_scrolled_window_set_child(window.pointer(), scrollable.pointer())
        self.window = window
        return window
    }

    func connect() {
        guard let window else { return }
        connections = [LayoutAxis.horizontal, .vertical].flatMap { axis in
            let adjustment = adjustment(axis, of: window)
            return [
                SignalConnection(adjustment, "value-changed", target: self) { scroller, _ in scroller.valueDidChange()
                },
                SignalConnection(adjustment, "changed", target: self) { scroller, _ in scroller.rangeDidChange() },
            ]
        }
        connections.append(
            SignalConnection(window, "edge-overshot", target: self) { scroller, arguments in
                guard arguments.integer(at: 1) == Int(GTK_POS_TOP.rawValue) else { return }
                scroller.view?.pullOutTitle()
            }
        )
        connections.append(
            SignalConnection(window, "map", target: self) { scroller, _ in
                if let view = scroller.view, view.titleRoom > 0 { scroller.titleDidCome() }
            }
        )
    }

    func setScrolling(axes: UIScrollView.Axes, indicators: UIScrollView.Axes, isEnabled: Bool) {
        guard let window else { return }
        func policy(_ axis: UIScrollView.Axes) -> GtkPolicyType {
            guard axes.contains(axis) else { return GTK_POLICY_NEVER }
            return isEnabled && indicators.contains(axis) ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
        }
        gtk_scrolled_window_set_policy(window.pointer(), policy(.horizontal), policy(.vertical))
        gtk_scrolled_window_set_kinetic_scrolling(window.pointer(), isEnabled ? 1 : 0)
        window.setWheelAxes(isEnabled ? axes : [])
        guard let content, let viewport else { return }
        // Where it scrolls, content gets the length it wishes for; elsewhere it makes do with the view's.
        func wish(_ axis: UIScrollView.Axes) -> GtkScrollablePolicy {
            axes.contains(axis) ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM
        }
        gtk_scrollable_set_hscroll_policy(viewport.pointer(), wish(.horizontal))
        gtk_scrollable_set_vscroll_policy(viewport.pointer(), wish(.vertical))
        // Content shorter than the view stays at the start instead of being stretched.
        gtk_widget_set_halign(content.pointer(), axes.contains(.horizontal) ? GTK_ALIGN_START : GTK_ALIGN_FILL)
        gtk_widget_set_valign(content.pointer(), axes.contains(.vertical) ? GTK_ALIGN_START : GTK_ALIGN_FILL)
    }

    func setInset(_ inset: UIEdgeInsets) {
        guard let content else { return }
        gtk_widget_set_margin_top(content.pointer(), Int32(pixels: inset.top))
        gtk_widget_set_margin_bottom(content.pointer(), Int32(pixels: inset.bottom))
        gtk_widget_set_margin_start(content.pointer(), Int32(pixels: inset.left))
        gtk_widget_set_margin_end(content.pointer(), Int32(pixels: inset.right))
    }

    func setLeastContentSize(_ size: CGSize) {
        guard let content else { return }
        gtk_widget_set_size_request(
            content.pointer(),
            size.width > 0 ? Int32(pixels: size.width) : -1,
            size.height > 0 ? Int32(pixels: size.height) : -1
        )
    }

    var contentSize: CGSize {
        guard let content else { return .zero }
        return CGSize(
            width: Int(gtk_widget_get_width(content.pointer())),
            height: Int(gtk_widget_get_height(content.pointer()))
        )
    }

    /// What can be scrolled through, less the insets.
    func scrollableSize(without inset: UIEdgeInsets) -> CGSize {
        guard let window else { return .zero }
        return CGSize(
            width: gtk_adjustment_get_upper(adjustment(.horizontal, of: window).pointer()) - inset.left - inset.right,
            height: gtk_adjustment_get_upper(adjustment(.vertical, of: window).pointer()) - inset.top - inset.bottom
        )
    }

    /// Starts or stops telling GTK's own corrections of the offset, made while it lays out, from the person's scrolling.
    ///
    /// A list view makes them as it learns the heights of more rows.
    func observeLayout(_ isObserved: Bool) {
        phaseConnections = []
        isInLayout = false
        guard isObserved, let window, let clock = gtk_widget_get_frame_clock(window.pointer()) else { return }
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(clock))
        phaseConnections = [
            SignalConnection(reference, "update", after: true, target: self) { scroller, _ in scroller.isInLayout = true
            },
            SignalConnection(reference, "after-paint", target: self) { scroller, _ in scroller.isInLayout = false },
        ]
    }

    /// Keeps the offset through the layout to come, which changes the view's height.
    func holdOffsetThroughLayout() {
        window.map(hold.begin)
    }

    /// To be called when a large title belongs to the view from now on, which makes it hold its offset.
    func titleDidCome() {
        window.map(hold.follow)
    }

    private var pageHeight: CGFloat {
        window.map { gtk_adjustment_get_page_size(adjustment(.vertical, of: $0).pointer()) } ?? 0
    }

    private func restoreOffset() {
        guard let view, let reached = move(to: view.contentOffset) else { return }
        view.widgetDidScroll(to: reached, byPerson: false)
    }

    /// Runs `body` once after the next frame was laid out and painted.
    func afterNextFrame(_ body: @escaping @MainActor () -> Void) {
        guard let window, let clock = gtk_widget_get_frame_clock(window.pointer()) else { return }
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(clock))
        frameConnection = SignalConnection(reference, "after-paint", target: self) { scroller, _ in
            scroller.frameConnection = nil
            body()
        }
        gtk_widget_queue_draw(window.pointer())
    }

    // MARK: - Offset

    /// Scrolls as near to an offset as possible and returns what was reached, or `nil` as long as nothing has a size.
    @discardableResult
    func move(to offset: CGPoint) -> CGPoint? {
        unreachedOffset = nil
        guard let window else { return nil }
        let start = start(at: offset)
        isMoving = true
        set(adjustment(.horizontal, of: window), to: offset.x - start.x)
        set(adjustment(.vertical, of: window), to: offset.y - start.y)
        isMoving = false
        let reached = isSized ? currentOffset(from: start) : nil
        if reached != offset { unreachedOffset = offset }
        return reached
    }

    private var isSized: Bool {
        guard let window else { return false }
        return [LayoutAxis.horizontal, .vertical].allSatisfy {
            gtk_adjustment_get_page_size(adjustment($0, of: window).pointer()) > 0
        }
    }

    private var currentOffset: CGPoint? {
        currentOffset(from: start(at: view?.contentOffset ?? .zero))
    }

    private func currentOffset(from start: CGPoint) -> CGPoint? {
        guard let window else { return nil }
        return CGPoint(
            x: gtk_adjustment_get_value(adjustment(.horizontal, of: window).pointer()) + start.x,
            y: gtk_adjustment_get_value(adjustment(.vertical, of: window).pointer()) + start.y
        )
    }

    /// The offset at which the widget is at its start while the view is at `offset`. What a large title takes of the way
    /// is not scrolled by the widget.
    private func start(at offset: CGPoint) -> CGPoint {
        guard let view else { return .zero }
        return CGPoint(x: -view.baseInset.left, y: -view.baseInset.top - view.exposedTitle(at: offset))
    }

    private func set(_ adjustment: GObjectReference, to value: CGFloat) {
        if gtk_adjustment_get_page_size(adjustment.pointer()) == 0 {
            // Not sized yet: room for the value, so that the first allocation finds it and nothing jumps. A list view
            // takes no such hint.
            guard content != nil else { return }
            gtk_adjustment_set_upper(adjustment.pointer(), max(0, value) + 1)
        }
        gtk_adjustment_set_value(adjustment.pointer(), value)
    }

    private func valueDidChange() {
        guard !isMoving, !hold.isActive, isSized, let current = currentOffset else { return }
        if let unreachedOffset, !isCutOff(unreachedOffset) { self.unreachedOffset = nil }
        view?.widgetDidScroll(to: current, byPerson: !isInLayout)
    }

    /// Content grew or shrank. GTK forgets offsets that are set during its layout, so the retry comes after it.
    private func rangeDidChange() {
        view?.tellBars()
        guard unreachedOffset != nil, retry == nil else { return }
        retry = IdleSource { [weak self] in
            guard let self else { return }
            retry = nil
            guard let unreachedOffset, isSized, let reached = move(to: unreachedOffset) else { return }
            view?.widgetDidScroll(to: reached, byPerson: false)
        }
    }

    /// Whether the current offset is the end of the content, short of a wanted one.
    private func isCutOff(_ wanted: CGPoint) -> Bool {
        guard let window, let current = currentOffset else { return true }
        func isAtEnd(_ axis: LayoutAxis) -> Bool {
            let adjustment = adjustment(axis, of: window)
            let last =
                gtk_adjustment_get_upper(adjustment.pointer()) - gtk_adjustment_get_page_size(adjustment.pointer())
            return gtk_adjustment_get_value(adjustment.pointer()) >= last
        }
        return (wanted.x == current.x || isAtEnd(.horizontal)) && (wanted.y == current.y || isAtEnd(.vertical))
    }

    private func adjustment(_ axis: LayoutAxis, of window: GObjectReference) -> GObjectReference {
        let adjustment =
            axis == .horizontal
            ? gtk_scrolled_window_get_hadjustment(window.pointer())
            : gtk_scrolled_window_get_vadjustment(window.pointer())
        guard let adjustment else { preconditionFailure("a GtkScrolledWindow always has both adjustments") }
        return GObjectReference(retaining: UnsafeMutableRawPointer(adjustment))
    }
}

extension GObjectReference {
    /// Makes a scrolled window react to the wheel along some axes only. It would else keep events of the others from the
    /// scroll view around it.
    fileprivate func setWheelAxes(_ axes: UIScrollView.Axes) {
        for controller in eventControllers(of: gtk_event_controller_scroll_get_type()) {
            var flags = gtk_event_controller_scroll_get_flags(controller.pointer()).rawValue
            flags &= ~GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
            if axes.contains(.horizontal) { flags |= GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL.rawValue }
            if axes.contains(.vertical) { flags |= GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue }
            gtk_event_controller_scroll_set_flags(controller.pointer(), GtkEventControllerScrollFlags(rawValue: flags))
        }
    }
}
