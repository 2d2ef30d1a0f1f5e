extension UIWindow {
    /// What is presented in the window, the lowest first.
    var presentations: [Presentation] { presentations(from: rootViewController) }

    private func presentations(from root: UIViewController?) -> [Presentation] {
        var presentations: [Presentation] = []
        while let next = (presentations.last?.presented ?? root)?.presentation { presentations.append(next) }
        return presentations
    }

    /// The root and the presented controllers that can be seen, the lowest first.
    var visibleControllers: [UIViewController] {
        rootViewController.map { visibleControllers(from: $0) } ?? []
    }

    func visibleControllers(from root: UIViewController) -> [UIViewController] {
        visible(presentations(from: root)[...], on: root)
    }

    /// What can be seen once a presentation is over.
    func visibleControllers(below presentation: Presentation) -> [UIViewController] {
        guard let rootViewController else { return [] }
        return visible(presentations.prefix { $0 !== presentation }, on: rootViewController)
    }

    private func visible(_ presentations: ArraySlice<Presentation>, on root: UIViewController) -> [UIViewController] {
        guard let lowest = presentations.lastIndex(where: \.look.covers) else {
            return [root] + presentations.map(\.presented)
        }
        return presentations[lowest...].map(\.presented)
    }

    /// Brings transitions that are under way to their end.
    func settlePresentations(from root: UIViewController) {
        presentations(from: root).first?.settle()
    }

    /// Leaves only what is on top to the keyboard and to assistive technology.
    func updateReach() {
        let controllers = [rootViewController].compactMap { $0 } + presentations.map(\.presented)
        for controller in controllers where controller.isViewLoaded {
            controller.viewInWindow.isInert = controller !== controllers.last
        }
    }

    /// What the Escape key does. Returns whether there was something that it is for.
    @discardableResult
    package func escapeWasPressed() -> Bool {
        guard let top = presentations.last else { return false }
        top.presented.personWantsToDismiss()
        return true
    }
}
