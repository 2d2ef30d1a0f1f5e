import SwiftUI
import UIKit

/// Hosts one tab's content for as long as the tab exists.
///
/// Content that arrives while another tab is selected waits until the tab is about to be shown, so that hidden tabs do no
/// work and are fresh when they appear.
final class TabHost: UIHostingController<TabRoot> {
    let id: AnyHashable
    let systemItem: UITabBarItem.SystemItem?
    let registry = TabContentRegistry()
    let surroundings = TabSurroundings()
    var shownItem: TabItem?
    private let proxy: UIKitTabViewProxy
    private var content: (@MainActor () -> AnyView)?
    private var environment: EnvironmentValues?
    private var generation = 0
    private var isOutdated = false
    private var hasAppeared = false
    /// Whether content was ever made, which may observe its surroundings.
    private(set) var hasContent = false
    /// The content whose guard of the second tap is thinking.
    private var askedGeneration: Int?

    init(id: AnyHashable, systemItem: UITabBarItem.SystemItem?, proxy: UIKitTabViewProxy) {
        self.id = id
        self.systemItem = systemItem
        self.proxy = proxy
        super.init(rootView: TabRoot())
        if let systemItem { tabBarItem = UITabBarItem(tabBarSystemItem: systemItem, tag: 0) }
    }

    @MainActor
    required dynamic init?(coder aDecoder: NSCoder) {
        nil
    }

    /// Gives the tab its newest content and surroundings.
    ///
    /// The selected tab takes them at once, also while something presented from it covers it: it may be waiting for the very
    /// change that ends the presentation.
    func update(_ content: @escaping @MainActor () -> AnyView, environment: EnvironmentValues, isSelected: Bool) {
        self.content = content
        self.environment = environment
        isOutdated = true
        if isSelected, hasAppeared { showNewest() }
    }

    /// Lets go of the content of a tab that became a button.
    func discardContent() {
        guard content != nil else { return }
        content = nil
        reset(isSelected: false)
        // Else the button would be pressed each time that More is.
        if let more = parent as? UINavigationController { more.popToRootViewController(animated: false) }
    }

    /// Makes the content before the tab is first shown.
    func loadEagerly() {
        guard rootView.shown == nil, content != nil else { return }
        showNewest()
        // Outside a window content is made when it is measured, and not when the view is loaded.
        _ = sizeThatFits(in: tabBarController?.view.bounds.size ?? .zero)
    }

    /// Starts the content afresh, with nothing kept: at once if it is on screen, else when it is next shown.
    func reset(isSelected: Bool) {
        generation += 1
        if isSelected, hasAppeared {
            showNewest()
        } else {
            rootView = TabRoot()
            isOutdated = true
        }
    }

    /// Whether a guard of the content that is there now has yet to answer.
    var isAskingToPop: Bool { askedGeneration == generation }

    func beginAskingToPop() -> Int {
        askedGeneration = generation
        return generation
    }

    /// Returns whether the content that was asked is still there.
    func endAskingToPop(_ question: Int) -> Bool {
        guard askedGeneration == question else { return false }
        askedGeneration = nil
        return question == generation
    }

    override func viewWillAppear(_ animated: Bool) {
        hasAppeared = true
        if isOutdated { showNewest() }
        super.viewWillAppear(animated)
    }

    // MARK: - Scrolling

    /// The scroll view that is meant by "the content": the one that the content names, else the main one of the screen on top.
    var mainScrollView: UIScrollView? {
        if let marker = registry.scrollMarker, let view = viewIfLoaded,
            let named = ScrollViewSearch.scrollView(under: marker, in: view)
        {
            return named
        }
        let screen = NavigationSearch.stacks(in: self).last?.topViewController ?? self
        return ScrollViewSearch.mainScrollView(in: screen)
    }

    /// The tab bar asks its tabs for what scrolls at its edge, to shrink and to draw its background; a stack that SwiftUI made
    /// is too far down for it to see.
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        super.contentScrollView(for: edge) ?? (edge == .bottom ? mainScrollView : nil)
    }

    // MARK: - In the More list

    /// UIKit puts a bar over a tab that is open in the More list. A tab with a stack of its own has one already; one that it
    /// hides on its first screen is made up for, as the way back to the list.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let more = parent as? UINavigationController, more.topViewController === self else { return }
        let hasOwnBar =
            NavigationSearch.stacks(in: self).first.map {
                !$0.isNavigationBarHidden || $0.viewControllers.count > 1
            } ?? false
        if more.isNavigationBarHidden != hasOwnBar { more.setNavigationBarHidden(hasOwnBar, animated: false) }
    }

    // MARK: - A hidden bar

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        reclaimBar()
    }

    /// A tab that was hidden meanwhile may come back with the insets that it had.
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        reclaimBar()
    }

    /// Takes the bar's place out of the tab's safe area where the system leaves it there though the bar is hidden.
    func reclaimBar() {
        guard let view = viewIfLoaded, view.window != nil, let controller = tabBarController as? TabBarController
        else { return }
        let taken = additionalSafeAreaInsets.bottom
        let inset = view.safeAreaInsets.bottom - taken
        let excess = controller.leavesBarsPlace ? max(0, inset - controller.view.safeAreaInsets.bottom) : 0
        if taken != -excess { additionalSafeAreaInsets.bottom = -excess }
    }

    private func showNewest() {
        guard let content, let environment else { return }
        isOutdated = false
        hasContent = true
        rootView = TabRoot(
            shown: TabRoot.Shown(
                content: content,
                environment: environment,
                registry: registry,
                surroundings: surroundings,
                proxy: proxy,
                generation: generation
            )
        )
    }
}
