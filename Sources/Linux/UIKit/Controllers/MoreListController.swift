/// The list of the tabs that do not fit the bar.
@MainActor
final class MoreListController: UIViewController {
    /// What a picked row does.
    var pick: ((UIViewController) -> Void)?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    var tabs: [UIViewController] = [] {
        didSet { if isViewLoaded { showRows() } }
    }

    override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.layout = StackLayout(axis: .vertical, alignment: .fill)
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showRows()
    }

    private func showRows() {
        let known = view.subviews.compactMap { $0 as? MoreListRow }
        let rows = tabs.map { tab in
            known.first { $0.item === tab.tabBarItem && $0.tab === tab } ?? row(for: tab)
        }
        let rest = UIView()
        rest.expandsVertically = true
        view.setSubviews(rows + [rest])
    }

    private func row(for tab: UIViewController) -> MoreListRow {
        let row = MoreListRow(tab: tab)
        let action = UIAction { [weak self, weak tab] _ in
            guard let tab else { return }
            self?.pick?(tab)
        }
        row.addAction(action, for: .touchUpInside)
        return row
    }
}

/// One tab in the More list.
@MainActor
final class MoreListRow: UIControl, BarItemObserver {
    private(set) weak var tab: UIViewController?
    let item: UITabBarItem

    init(tab: UIViewController) {
        self.tab = tab
        item = tab.tabBarItem
        super.init(frame: .zero)
        item.observer = self
        update()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func barItemDidChange(_ item: UIBarItem) {
        update()
    }

    private func update() {
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
    }
}
