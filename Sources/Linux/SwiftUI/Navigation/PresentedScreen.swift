/// A screen that is on a stack as long as a binding says so.
@MainActor
final class PresentedScreen: Presentation {
    private weak var node: Node?
    private let end: () -> Void
    private weak var screen: StackScreen?

    /// What the screen should show; `nil` means that there should be none.
    private var wanted: AnyView?

    /// `end` is called, outside of updates, when the screen was popped and the binding does not say so yet.
    init(below node: Node, end: @escaping () -> Void) {
        self.node = node
        self.end = end
    }

    /// Shows, changes or ends the screen, as soon as the present update knows all that it depends on.
    func update(to wanted: AnyView?) {
        guard wanted != nil || self.wanted != nil else { return }
        self.wanted = wanted
        UpdateCycle.shared.afterCommit { [self] in apply() }
    }

    func screenDidLeave() {
        screen = nil
        guard wanted != nil else { return }
        wanted = nil
        guard UpdateCycle.shared.isUpdating else { return end() }
        UpdateCycle.shared.addEffect(end)
    }

    private func apply() {
        switch (screen, wanted) {
        case (let screen?, let view?):
            screen.show { view }
        case (nil, let view?):
            guard let node, !node.isDismantled else { return }
            screen = node.environment.navigationContext?.screen?.stack?.present(self) { view }
            if screen == nil { reportIfOutsideStack(nil, "A presented navigation destination") }
        case (let screen?, nil):
            self.screen = nil
            screen.stack?.pop(screen)
        case (nil, nil):
            break
        }
    }
}
