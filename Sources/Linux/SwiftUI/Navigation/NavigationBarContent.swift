/// What the views of a hosting controller put into the navigation bar above it.
@MainActor
final class NavigationBarContent {
    private weak var host: UIViewController?
    private var isBarHidden: Bool?
    private var hasTitle = false
    private var hidesBackButton: Bool?
    private var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
    private var items: [ObjectIdentifier: UIBarButtonItem] = [:]
    private var ownSearch: SearchField?
    private var shownSearch: SearchField?
    private let enclosingSearch: () -> SearchField?

    init<Content: View>(of host: UIHostingController<Content>) {
        self.host = host
        enclosingSearch = { [weak host] in host?.enclosingSearchField }
        host.observePreference(NavigationTitleKey.self) { [weak self] title in self?.show(title) }
        host.observePreference(NavigationBarOptionsKey.self) { [weak self] options in self?.apply(options) }
        host.observePreference(ToolbarItemsKey.self) { [weak self] entries in self?.show(entries) }
        host.observePreference(SearchFieldKey.self) { [weak self] search in self?.show(search) }
    }

    func enclosingSearchDidChange() {
        show(ownSearch)
    }

    /// Shows or hides the bar as the screen wants it, which comes on top.
    func hostWillAppear(animated: Bool) {
        guard let controller = host?.parent as? UINavigationController else { return }
        // A bar that the app's own code shows or hides is left alone.
        guard let isHidden = isBarHidden ?? (controller is StackController ? false : nil) else { return }
        controller.setNavigationBarHidden(isHidden, animated: animated)
    }

    private func show(_ title: String?) {
        guard title != nil || hasTitle else { return }
        hasTitle = title != nil
        host?.navigationItem.title = title
    }

    /// A search that the app's own code gave the item is left alone.
    private func show(_ search: SearchField?) {
        ownSearch = search
        let new = search ?? enclosingSearch()
        guard new !== shownSearch else { return }
        shownSearch = new
        host?.navigationItem.searchController = new?.controller
    }

    private func apply(_ options: NavigationBarOptions) {
        if options.hidesBackButton != hidesBackButton {
            hidesBackButton = options.hidesBackButton
            host?.navigationItem.hidesBackButton = hidesBackButton ?? false
        }
        if options.titleDisplayMode != titleDisplayMode {
            titleDisplayMode = options.titleDisplayMode
            host?.navigationItem.largeTitleDisplayMode = titleDisplayMode?.itemMode ?? .automatic
        }
        guard options.isHidden != isBarHidden else { return }
        isBarHidden = options.isHidden
        guard let controller = host?.parent as? UINavigationController, controller.topViewController === host else {
            return
        }
        hostWillAppear(animated: false)
    }

    private func show(_ entries: [ToolbarEntry]) {
        guard let item = host?.navigationItem, !entries.isEmpty || !items.isEmpty else { return }
        let old = items
        items = [:]
        for entry in entries {
            let key = ObjectIdentifier(entry.view)
            items[key] = old[key] ?? UIBarButtonItem(customView: entry.view)
        }
        func barItems(_ place: ToolbarItemPlacement.Place) -> [UIBarButtonItem] {
            entries.filter { $0.place == place }.compactMap { items[ObjectIdentifier($0.view)] }
        }
        item.leftItemsSupplementBackButton = true
        item.leftBarButtonItems = barItems(.leading)
        item.rightBarButtonItems = barItems(.trailing).reversed()
        item.titleView = entries.first { $0.place == .title }?.view
    }
}
