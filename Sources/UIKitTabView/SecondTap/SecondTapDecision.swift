/// What a tap on the selected tab leads to. It is decided here, without any controller.
enum SecondTapDecision: Equatable {
    case nothing
    /// The app has done something itself.
    case handled
    case pop
    /// Go back if the content's guard agrees.
    case askToPop
    case scroll(SecondTapScrollTarget)

    /// What a decision depends on; asked only for what it needs, in the order of the tab's steps.
    @MainActor
    struct Circumstances {
        /// Whether a guard has yet to answer to a tap before.
        var isAskingToPop = false
        /// Lets the content on screen do something of its own; returns whether it did.
        var contentHandles: @MainActor () -> Bool = { false }
        var canPop: @MainActor () -> Bool = { false }
        var hasPopGuard: @MainActor () -> Bool = { false }
        var canScroll: @MainActor (SecondTapScrollTarget) -> Bool = { _ in false }
    }

    /// The content comes first, then the first step that leads to something.
    @MainActor
    init(_ steps: [SecondTapStep], in circumstances: Circumstances) {
        self = .nothing
        guard !circumstances.isAskingToPop else { return }
        guard !circumstances.contentHandles() else {
            self = .handled
            return
        }
        for step in steps where self == .nothing {
            switch step {
            case .custom(let action):
                if action() == .handled { self = .handled }
            case .scroll(let target):
                if circumstances.canScroll(target) { self = .scroll(target) }
            case .pop:
                if circumstances.canPop() { self = circumstances.hasPopGuard() ? .askToPop : .pop }
            }
        }
    }
}
