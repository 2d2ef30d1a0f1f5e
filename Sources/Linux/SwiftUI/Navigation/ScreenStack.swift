/// The screens of a navigation stack: keeps the path and the stack of the navigation controller in agreement.
@MainActor
final class ScreenStack {
    let controller = StackController()
    let root = StackScreen(isPushed: false) { AnyView(EmptyView()) }
    var path: any StackPath = OwnPath()

    /// Called after the path was written to: who keeps it may have refused.
    var pathMayHaveChanged: () -> Void = {}

    /// The screens above the root.
    private(set) var entries: [StackEntry] = []
    private var isWritePending = false
    private var isPushPending = false

    init() {
        root.stack = self
        controller.stack = self
        setEntries([], animated: false)
    }

    // MARK: - The path decides

    /// Pushes and pops until the screens stand for the values of a path.
    func show(_ elements: [PathElement], animated: Bool) {
        guard !isWritePending else { return }
        isPushPending = false
        guard elements != entries.compactMap(\.element) else { return }
        // An emptied path means the root, even where a link had pushed a view before the first value.
        var new = elements.isEmpty ? [] : entriesKept(by: elements)
        let keptCount = new.count { $0.element != nil }
        for element in elements.dropFirst(keptCount) {
            new.append(StackEntry(origin: .value(element), controller: makeScreen(for: element)))
        }
        setEntries(new, animated: animated)
    }

    /// The screens that stay for a new path: those whose values are at its beginning, and what is between them.
    private func entriesKept(by elements: [PathElement]) -> [StackEntry] {
        var rest = elements[...]
        let kept = entries.prefix { entry in
            guard let element = entry.element else { return true }
            return rest.popFirst() == element
        }
        return Array(kept)
    }

    private func setEntries(_ new: [StackEntry], animated: Bool) {
        let removed = entries.filter { old in !new.contains { $0.controller === old.controller } }
        entries = new
        for entry in removed { entry.presentation?.screenDidLeave() }
        controller.replaceStack(with: [root] + new.map(\.controller), animated: animated)
    }

    // MARK: - Links and bindings push

    /// Adds a value to the path. Does nothing for a screen that is covered, or is about to be.
    func push(_ element: PathElement, from screen: StackScreen) {
        guard !isPushPending, controller.topViewController === screen else { return }
        isPushPending = true
        write { $0 + [element] }
    }

    /// Pushes a screen for a view. Does nothing for a screen that is covered, or is about to be.
    func push(_ content: @escaping () -> AnyView, from screen: StackScreen) -> StackScreen? {
        guard !isPushPending, controller.topViewController === screen else { return nil }
        return push(content, .link)
    }

    /// Pushes a screen that stays until it is popped, by the presentation or otherwise.
    func present(_ presentation: any Presentation, _ content: @escaping () -> AnyView) -> StackScreen {
        push(content, .presentation(presentation))
    }

    private func push(_ content: @escaping () -> AnyView, _ origin: StackEntry.Origin) -> StackScreen {
        let screen = makeScreen(content)
        setEntries(entries + [StackEntry(origin: origin, controller: screen)], animated: true)
        return screen
    }

    func makeScreen(_ content: @escaping () -> AnyView) -> StackScreen {
        let screen = StackScreen(isPushed: true, content: content)
        screen.stack = self
        return screen
    }

    // MARK: - UIKit decides

    /// Takes a screen, and what is above it, off the stack.
    func pop(_ screen: StackScreen) {
        guard let index = controller.children.firstIndex(where: { $0 === screen }), index > 0 else { return }
        controller.popToViewController(controller.children[index - 1], animated: true)
    }

    /// The controller is told to have other controllers.
    func controllersWillChange(to controllers: [UIViewController]) {
        let present = Set(controllers.map(ObjectIdentifier.init))
        remove { !present.contains(ObjectIdentifier($0.controller)) }
    }

    /// Takes over the order, and what the app pushed.
    func controllersDidChange() {
        entries = controller.children.filter { $0 !== root }.map { controller in
            entries.first { $0.controller === controller } ?? StackEntry(origin: .app, controller: controller)
        }
    }

    func screenDidLeave(_ screen: StackScreen) {
        remove { $0.controller === screen }
    }

    private func remove(where isRemoved: (StackEntry) -> Bool) {
        let removed = entries.filter(isRemoved)
        guard !removed.isEmpty else { return }
        let shown = entries.compactMap(\.element)
        entries.removeAll(where: isRemoved)
        let kept = entries.compactMap(\.element)
        for entry in removed { entry.presentation?.screenDidLeave() }
        guard shown != kept else { return }
        // A path that does not begin with what was shown was changed by the app meanwhile; then its word counts.
        write { $0.starts(with: shown) ? kept + $0.dropFirst(shown.count) : $0 }
    }

    /// Writes to the path: now, or after an update that is running.
    private func write(_ change: @escaping ([PathElement]) -> [PathElement]) {
        isWritePending = true
        guard UpdateCycle.shared.isUpdating else {
            performWrite(change)
            return
        }
        UpdateCycle.shared.addEffect { [weak self] in self?.performWrite(change) }
    }

    private func performWrite(_ change: ([PathElement]) -> [PathElement]) {
        isWritePending = false
        let old = path.elements
        let new = change(old)
        if new != old { path.set(new) }
        pathMayHaveChanged()
    }
}
