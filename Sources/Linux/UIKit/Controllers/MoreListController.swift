/// The list of the tabs that do not fit the bar.
@MainActor
final class MoreListController: UIViewController {
    /// What a picked row does.
    var pick: ((UIViewController) -> Void)?
    private let column = UIView()

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
        column.layout = StackLayout(axis: .vertical, alignment: .fill)
        let scrollView = UIScrollView(frame: UIScreen.main.bounds)
        scrollView.scrollAxes = .vertical
        scrollView.addSubview(column)
        view = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showRows()
    }

    private func showRows() {
        let known = column.subviews.compactMap { $0 as? MoreListRow }
        column.setSubviews(
            tabs.map { tab in
                known.first { $0.item === tab.tabBarItem && $0.tab === tab } ?? row(for: tab)
            }
        )
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
