/// Told when an appearance in use was changed in place, so that the bar shows it at once.
@MainActor
protocol BarAppearanceObserver: AnyObject {
    func barAppearanceDidChange()
}

/// What all bars' appearances have in common: the background and the line at the content's edge.
///
/// A bar takes a copy of what it is given. What it returns is its own, so that changes of that show at once. On Linux
/// `copy()` is Foundation's and returns `Any`: `init(barAppearance:)` says the type.
@MainActor
open class UIBarAppearance: NSObject, NSCopying {
    weak var observer: (any BarAppearanceObserver)?

    /// Whether the bar's own material is drawn under the background colour.
    private(set) var hasMaterial = true

    /// The default background.
    public override init() {
        super.init()
    }

    /// A copy of another appearance, as far as the two kinds of bar have properties in common.
    public required init(barAppearance: UIBarAppearance) {
        hasMaterial = barAppearance.hasMaterial
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
        super.init()
    }

    /// Whether another object is an appearance that draws the same.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: self) == type(of: other) else { return false }
        return MainActor.assumeIsolated { drawsLike(other) }
    }

    open nonisolated override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

    /// Whether a bar that has the other appearance, of the same type, looks alike.
    func drawsLike(_ other: UIBarAppearance) -> Bool {
        hasMaterial == other.hasMaterial && backgroundColor == other.backgroundColor
            && shadowColor == other.shadowColor
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
    }

    /// The background that bars have by themselves.
    open func configureWithDefaultBackground() {
        configure(hasMaterial: true, background: nil, shadow: Self.defaultShadow)
    }

    /// A background that lets nothing through.
    open func configureWithOpaqueBackground() {
        configure(hasMaterial: true, background: .systemBackground, shadow: Self.defaultShadow)
    }

    /// No background and no line. Bars never cover content here, so the window's background shows.
    open func configureWithTransparentBackground() {
        configure(hasMaterial: false, background: nil, shadow: nil)
    }

    /// Drawn over the bar's material; `nil` leaves the material alone.
    open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { didChange() } }
    }

    /// The line between bar and content; `nil` means none.
    open var shadowColor: UIColor? = defaultShadow {
        didSet { if shadowColor != oldValue { didChange() } }
    }

    static let defaultShadow = UIColor.label.withAlphaComponent(0.15)

    func didChange() {
        observer?.barAppearanceDidChange()
    }

    private func configure(hasMaterial: Bool, background: UIColor?, shadow: UIColor?) {
        self.hasMaterial = hasMaterial
        backgroundColor = background
        shadowColor = shadow
        didChange()
    }
}
