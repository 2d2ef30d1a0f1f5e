/// How one layout of a tab bar's items looks in each state.
@MainActor
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// The ways to lay out an item.
    public enum Style: Int, Sendable {
        /// Icon over title.
        case stacked = 0
        /// Icon beside title.
        case inline = 1
        /// Icon beside title where there is little height.
        case compactInline = 2

        static let all: [Style] = [.stacked, .inline, .compactInline]
    }

    weak var observer: (any BarAppearanceObserver)?

    /// The look of an item that is in no other state. What other states leave open but colours of icon and title is as in
    /// this one.
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    /// The look of the item that has the keyboard's focus.
    public let focused = UITabBarItemStateAppearance()

    /// The default look in the stacked layout.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// The default look in a layout. All layouts' defaults leave every property open.
    public init(style: Style) {
        super.init()
        for state in states { state.owner = self }
    }

    convenience init(copying other: UITabBarItemAppearance) {
        self.init()
        for (state, source) in zip(states, other.states) { state.take(source) }
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UITabBarItemAppearance(copying: self) }
    }

    func drawsLike(_ other: UITabBarItemAppearance) -> Bool {
        zip(states, other.states).allSatisfy { $0.drawsLike($1) }
    }

    /// Takes back all that was set.
    open func configureWithDefault(for style: Style) {
        for state in states { state.take(UITabBarItemStateAppearance()) }
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    func didChange() {
        observer?.barAppearanceDidChange()
    }
}
