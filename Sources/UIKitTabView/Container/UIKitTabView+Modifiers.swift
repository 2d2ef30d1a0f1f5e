extension UIKitTabView {
    /// Calls `action` after each tap on a tab, each change of the binding, and each selection by the system.
    ///
    /// A tap that was refused, and one on a tab with an action, is no selection and not reported. Several calls of this modifier
    /// add up, in their order.
    public func onTabSelection(
        perform action: @escaping @MainActor (_ event: TabSelectionEvent<Selection>) -> Void
    ) -> UIKitTabView {
        changing { $0.selectionHandlers.append { event in event.typed().map(action) } }
    }

    /// Decides, at each tap, whether the person may select a tab that is not selected yet.
    ///
    /// Asked after the tab's own ``UIKitTab/allowsSelection(_:)``. A tab that is refused is not selected for a moment and left
    /// again: bar and content stay as they were.
    public func allowsTabSelection(_ isAllowed: @escaping @MainActor (_ tab: Selection) -> Bool) -> UIKitTabView {
        changing { options in
            options.allowsSelection = { id in (id.base as? Selection).map(isAllowed) ?? true }
        }
    }

    /// Sets what a tap does on a tab that is selected already, for all tabs that do not say otherwise.
    ///
    /// Without it that is ``SecondTapBehavior/popThenScroll``.
    public func secondTap(_ behavior: SecondTapBehavior) -> UIKitTabView {
        changing { $0.secondTap = behavior }
    }

    /// Sets when the tabs' content is made, for all tabs that do not say otherwise. Without it that is ``TabLoading/lazy``.
    public func tabLoading(_ loading: TabLoading) -> UIKitTabView {
        changing { $0.loading = loading }
    }
}
