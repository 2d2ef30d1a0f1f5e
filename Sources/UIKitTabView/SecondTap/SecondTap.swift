import UIKit

/// Carries out the tap on the selected tab.
///
/// The content on screen is asked first, then the tab's steps are tried until one does something. A guard of the content
/// may hold up going back; taps on that tab that come meanwhile do nothing.
@MainActor
final class SecondTap {
    /// Does what the tap asks for, and reports what was done: at once, or once the content's guard has answered.
    func perform(
        _ behavior: SecondTapBehavior,
        in host: TabHost,
        path: TabPath?,
        report: @escaping @MainActor (TabSelectionAction) -> Void
    ) {
        guard !host.isAskingToPop else { return report(.none) }
        if host.registry.secondTapHandler?() == .handled { return report(.custom) }
        for step in behavior.steps {
            switch step {
            case .custom(let action):
                if action() == .handled { return report(.custom) }
            case .scroll(let target):
                if scroll(to: target, in: host) { return report(.scroll) }
            case .pop:
                guard let pop = popAction(in: host, path: path, animated: true) else { continue }
                if let popGuard = host.registry.popGuard {
                    return ask(popGuard, in: host, path: path, report: report)
                }
                return report(pop() ? .popToRoot : .none)
            }
        }
        report(.none)
    }

    /// Goes back once the guard agrees to what is there then: it may take its time, and the tab may change or go meanwhile.
    private func ask(
        _ popGuard: @escaping @MainActor () async -> Bool,
        in host: TabHost,
        path: TabPath?,
        report: @escaping @MainActor (TabSelectionAction) -> Void
    ) {
        let question = host.beginAskingToPop()
        Task { @MainActor [weak self, weak host] in
            let isAllowed = await popGuard()
            guard let self, let host, host.endAskingToPop(question) else { return }
            let isOnScreen = host.viewIfLoaded?.window != nil
            guard isAllowed, let pop = popAction(in: host, path: path, animated: isOnScreen) else {
                return report(.none)
            }
            report(pop() ? .popToRoot : .none)
        }
    }

    /// How to go back to the first screen, or `nil` if it is shown already. Returns whether the app's path did not refuse.
    func popAction(in host: TabHost, path: TabPath?, animated: Bool) -> (@MainActor () -> Bool)? {
        // The app's own path comes first: emptying it pops on every system, a pop in UIKit is not written back on all.
        if let path, !path.isEmpty() {
            return {
                path.removeAll()
                return path.isEmpty()
            }
        }
        guard let pushed = NavigationSearch.stacks(in: host).first(where: { $0.viewControllers.count > 1 }) else {
            return nil
        }
        return {
            pushed.popToRootViewController(animated: animated)
            return true
        }
    }

    /// Scrolls without touching the horizontal offset. Returns whether there was anything to scroll.
    @discardableResult
    func scroll(to target: SecondTapScrollTarget, in host: TabHost) -> Bool {
        guard let scrollView = host.mainScrollView else { return false }
        let bar = NavigationSearch.stacks(in: host).last?.navigationBar
        if target == .top, scrollView.isAtTop { LargeTitle.expand(in: bar) }
        // The insets are read at the time of the tap: bars, search fields and refresh controls change them.
        let insets = scrollView.adjustedContentInset
        let top = scrollView.top.y
        let bottom = max(top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
        let y =
            switch target {
            case .top: top
            case .bottom: bottom
            case .offset(let offset): min(max(top, top + offset), bottom)
            }
        guard abs(scrollView.contentOffset.y - y) >= 1 else { return false }
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: true)
        if target == .top { LargeTitle.expand(in: bar, after: scrollView, to: y) }
        return true
    }
}
