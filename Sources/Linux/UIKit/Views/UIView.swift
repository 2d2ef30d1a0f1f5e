internal import CAdwaita
internal import GLibSupport

/// A rectangle on the screen that draws itself, holds other views and reacts to input.
///
/// It is a plain object until it joins a window on a display: only then it makes its GTK widget. Without a display
/// everything but pixels works.
@MainActor
open class UIView: UIResponder {
    public internal(set) var subviews: [UIView] = []
    public internal(set) weak var superview: UIView?
    public internal(set) weak var window: UIWindow?

    /// The controller whose `view` this is.
    weak var viewController: UIViewController?

    /// How subviews are placed. Set it before or after adding them; GTK is told of the change.
    package var layout: any ViewLayout = AutoresizingLayout() {
        didSet { if !layout.isSame(as: oldValue) { setNeedsLayout() } }
    }

    /// Overrides whether the view asks for spare space: `nil` means it does if a subview does.
    package var expandsHorizontally: Bool? {
        didSet { if expandsHorizontally != oldValue { pushExpansion() } }
    }
    package var expandsVertically: Bool? {
        didSet { if expandsVertically != oldValue { pushExpansion() } }
    }

    /// What watches the view's touches.
    var recognizers: [UIGestureRecognizer] = []

    /// Whether one of the view's recognisers may begin; asked before the recogniser's delegate.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// What the view's content means, and so whether it is mirrored. It counts for this view and not for its subviews.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            LayoutDirections.note(semanticContentAttribute)
            tellLayoutDirection()
        }
    }

    /// The direction that the view and those below it have in their traits, whatever is around.
    package var layoutDirectionOverride: UITraitEnvironmentLayoutDirection = .unspecified {
        didSet {
            guard layoutDirectionOverride != oldValue else { return }
            LayoutDirections.note(layoutDirectionOverride)
            tellLayoutDirection()
        }
    }

    /// Whether the view is a part of its superview that is mirrored together with it.
    var runsAsSuperview = false {
        didSet { if runsAsSuperview != oldValue { tellLayoutDirection() } }
    }

    /// Called when `effectiveUserInterfaceLayoutDirection` became another while the view has a widget.
    func layoutDirectionDidChange() {}

    var storedFrame: CGRect
    var widgetReference: GObjectReference?
    private var ownTintColor: UIColor?
    var backgroundClass: String?

    public init(frame: CGRect) {
        storedFrame = frame
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Views cannot be archived here, so there is nothing to decode: always `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    isolated deinit {
        for subview in subviews where subview.superview === self { subview.detachWidget() }
        tearDownWidget()
    }

    open override var next: UIResponder? { viewController ?? superview }

    /// A number by which `viewWithTag(_:)` finds the view.
    open var tag = 0

    /// How the view follows its superview's size; both dimensions flexible means it fills the superview.
    open var autoresizingMask: AutoresizingMask = []

    open var isHidden = false {
        didSet { if isHidden != oldValue { pushVisibility() } }
    }

    /// Opacity from 0 to 1.
    open var alpha: CGFloat = 1 {
        didSet { if alpha != oldValue { alphaDidChange(from: oldValue) } }
    }

    /// What moves the view to its `alpha`, while it does.
    weak var alphaAnimation: ViewAnimation?

    /// Whether pointer and touch input reaches the view and its subviews.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { pushInteraction() } }
    }

    /// Whether subviews are cut off at the view's edges.
    open var clipsToBounds = false {
        didSet { if clipsToBounds != oldValue { pushClipping() } }
    }

    open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { pushBackground() } }
    }

    /// The colour of interactive parts; inherited from the superview unless set. Setting `nil` inherits again.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .tintColor }
        set {
            guard ownTintColor != newValue else { return }
            ownTintColor = newValue
            notifyTintChange()
        }
    }

    /// Called when the view's own or inherited tint changed.
    open func tintColorDidChange() {}

    func notifyTintChange() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil { subview.notifyTintChange() }
    }

    /// Called before the view's window changes; `newWindow` is `nil` when it leaves.
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called after the view's subviews got their places.
    open func layoutSubviews() {}

    /// Whether the view is out of reach, for the keyboard and for assistive technology, below something presented.
    var isInert = false {
        didSet { if isInert != oldValue { pushReach() } }
    }

    // MARK: - Safe area

    /// How far the view reaches, at each edge, into what a person may not see of it.
    ///
    /// Normally zero here: bars don't cover content, and a desktop window has no notch. What makes a difference is
    /// `additionalSafeAreaInsets` of a controller, and a tab bar that an app for iOS 17 or older hid by `isHidden`.
    open var safeAreaInsets: UIEdgeInsets {
        let inherited = superview?.unsafeMargins(of: self) ?? .zero
        return viewController?.safeAreaInsets(from: inherited) ?? inherited
    }

    /// Called after `safeAreaInsets` changed; on a display also when a layout did that, but never in the middle of one.
    open func safeAreaInsetsDidChange() {}

    /// The insets that the view was last told of.
    var knownSafeAreaInsets = UIEdgeInsets.zero

    /// How far a subview reaches into this view's unsafe margins.
    func unsafeMargins(of subview: UIView) -> UIEdgeInsets {
        let own = safeAreaInsets
        return own == .zero ? .zero : own.overlap(with: subview.frame, in: bounds.size)
    }

    // MARK: - Accessibility

    /// A name for tests, not spoken. It is on the view alone: GTK 4.8 passes none on to assistive technology.
    open var accessibilityIdentifier: String?

    /// What a screen reader speaks for the view; `nil` means its visible text.
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { pushAccessibility() } }
    }
    open var accessibilityValue: String? {
        didSet { if accessibilityValue != oldValue { pushAccessibility() } }
    }
    open var accessibilityHint: String? {
        didSet { if accessibilityHint != oldValue { pushAccessibility() } }
    }

    /// Whether the view and its subviews are left out by screen readers.
    open var accessibilityElementsHidden = false {
        didSet { if accessibilityElementsHidden != oldValue { pushAccessibilityVisibility() } }
    }

    /// What a screen reader speaks for the view's widget.
    var accessibleName: String? { accessibilityLabel }

    /// What the widget is described by to assistive technology.
    var accessibleDescription: String? { accessibilityHint }

    /// The text that the view shows, its subviews' included.
    var accessibleText: String? {
        if let accessibilityLabel { return accessibilityLabel }
        let texts = subviews.lazy.filter { !$0.isHidden }.compactMap(\.accessibleText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Called when the text of a subview, however deep, changed, or when one came or left.
    func contentTextDidChange() {
        superview?.contentTextDidChange()
    }

    // MARK: - Widget

    /// The widget that holds the subviews' widgets: the view's own, unless a subclass keeps them deeper inside.
    var containerReference: GObjectReference? { widgetReference }

    /// The widget that assistive technology meets: the view's own, unless a subclass keeps it deeper inside.
    var accessibleReference: GObjectReference? { widgetReference }

    /// Where the view's own coordinate space is scrolled to; always zero but in scroll views.
    var boundsOrigin: CGPoint {
        get { .zero }
        set {}
    }

    /// How far the view reaches up under something that stands above its widget; always zero but in scroll views.
    var coveredTop: CGFloat { 0 }

    /// Makes the GTK widget; called once, when the view joins a window on a display.
    ///
    /// The widget's parent is always a `GtkBox` or another widget that keeps no record of its own of its children, so
    /// that any view can leave its parent with `gtk_widget_unparent`.
    func makeWidget() -> GObjectReference {
        let box = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        LayoutBridge.install(on: box, for: self)
        return box
    }

    /// Pushes stored properties to the fresh widget and connects its signals.
    func widgetDidLoad() {
        pushLayoutDirection()
        pushVisibility()
        pushAlpha()
        pushInteraction()
        pushClipping()
        pushBackground()
        pushExpansion()
        pushAccessibility()
        if accessibilityElementsHidden { pushAccessibilityVisibility() }
        if isInert { pushReach() }
        for subview in subviews { insertWidget(of: subview) }
    }

    /// Puts a subview's widget in its place among its siblings.
    func insertWidget(of subview: UIView) {
        guard let containerReference else { return }
        let before = subviews.prefix { $0 !== subview }.last { $0.widgetReference != nil }
        gtk_widget_insert_after(
            subview.widget.pointer(),
            containerReference.pointer(),
            before.map { $0.widget.pointer() }
        )
    }

    /// Takes a subview's widget out; called before the subview leaves `subviews`.
    func removeWidget(of subview: UIView) {
        subview.detachWidget()
    }

    /// Whether the widget of a view outside the tree waits in this view's widget for the view to come back.
    func keepsWidget(of view: UIView) -> Bool { false }

    func pushVisibility() {
        guard let widgetReference else { return }
        if isHidden { releaseFocus() }
        gtk_widget_set_visible(widgetReference.pointer(), isHidden ? 0 : 1)
    }

    /// Called after GTK allocated the view and its subviews.
    func widgetDidAllocate() {
        noticeSafeArea()
        layoutSubviews()
        noticeLayout()
    }

    /// Gives subviews their frames without a display, where a layout can do so. Returns whether it did.
    func placeSubviewsWithoutDisplay() -> Bool {
        guard layout is AutoresizingLayout || layout is PageLayout else { return false }
        for subview in subviews where subview.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) {
            subview.frame = bounds
        }
        return true
    }
}
