import UIKit

/// Carries out the tap on the selected tab, as a ``SecondTapDecision`` says.
///
/// A guard of the content may hold up going back; taps on that tab that come meanwhile do nothing.
@MainActor
final class SecondTap {
    /// Does what the tap asks for, and reports what was done: at once, or once the content's guard has answered.
    func perform(
        _ behavior: SecondTapBehavior,
        in host: TabHost,
        path: TabPath?,
        report: @escaping @MainActor (TabSelectionAction) -> Void
    ) {
        let circumstances = SecondTapDecision.Circumstances(
            isAskingToPop: host.isAskingToPop,
            contentHandles: { host.registry.secondTapHandler?() == .handled },
            canPop: { self.popAction(in: host, path: path, animated: true) != nil },
            hasPopGuard: { host.registry.popGuard != nil },
            canScroll: { self.destination(of: $0, in: host) != nil }
        )
        switch SecondTapDecision(behavior.steps, in: circumstances) {
        case .nothing: report(.none)
        case .handled: report(.custom)
        case .scroll(let target): report(scroll(to: target, in: host) ? .scroll : .none)
        case .pop: report(popAction(in: host, path: path, animated: true)?() == true ? .popToRoot : .none)
        case .askToPop: host.registry.popGuard.map { ask($0, in: host, path: path, report: report) }
        }
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
        guard let (scrollView, y) = destination(of: target, in: host) else { return false }
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: y), animated: true)
        if target == .top { LargeTitle.expand(in: navigationBar(of: host), after: scrollView, to: y) }
        return true
    }

    /// Where a scroll ends, or `nil` if there is nothing to scroll.
    private func destination(
        of target: SecondTapScrollTarget,
        in host: TabHost
    ) -> (scrollView: UIScrollView, y: CGFloat)? {
        guard let scrollView = host.mainScrollView else { return nil }
        if target == .top, scrollView.isAtTop { LargeTitle.expand(in: navigationBar(of: host)) }
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
        return abs(scrollView.contentOffset.y - y) < 1 ? nil : (scrollView, y)
    }

    private func navigationBar(of host: TabHost) -> UINavigationBar? {
        NavigationSearch.stacks(in: host).last?.navigationBar
    }
}
