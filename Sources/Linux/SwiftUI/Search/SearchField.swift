/// A search of UIKit, bound to an app's text and to what the app says of its going on.
@MainActor
final class SearchField: NSObject, ObservableObject {
    private(set) lazy var controller = makeController()
    /// Whether a search is going on.
    @Published private(set) var isActive = false
    private var text = Binding.constant("")
    private var isPresented: Binding<Bool>?
    private var submit: SubmitAction?
    private lazy var focus = FocusFollower(of: controller.searchBar.searchTextField)

    nonisolated override init() {
        super.init()
    }

    private func makeController() -> UISearchController {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchResultsUpdater = self
        controller.delegate = self
        controller.searchBar.delegate = self
        return controller
    }

    /// Takes over what the app says; what it means for the focus follows after the update.
    func follow(
        text: Binding<String>,
        isPresented: Binding<Bool>?,
        prompt: String,
        submit: SubmitAction?,
        focus focusLink: FocusLink?
    ) {
        self.text = text
        self.isPresented = isPresented
        self.submit = submit
        controller.searchBar.text = text.wrappedValue
        controller.searchBar.placeholder = prompt
        focus.follow(focusLink)
        if let isPresented, isPresented.wrappedValue != isActive { followPresentation() }
    }

    func end() {
        controller.isActive = false
    }

    /// Reads the binding again: it may have refused what was written to it.
    private func followPresentation() {
        UpdateCycle.shared.addEffect { [weak self] in
            guard let self, let isPresented else { return }
            controller.isActive = isPresented.wrappedValue
        }
    }

    private func activityDidChange() {
        guard controller.isActive != isActive else { return }
        isActive = controller.isActive
        guard let isPresented, isPresented.wrappedValue != isActive else { return }
        isPresented.wrappedValue = isActive
        if isPresented.wrappedValue != isActive { followPresentation() }
    }
}

extension SearchField: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let typed = controller.searchBar.text ?? ""
        guard typed != text.wrappedValue else { return }
        text.wrappedValue = typed
        // The binding may have refused, or stored something else.
        controller.searchBar.text = text.wrappedValue
    }
}

extension SearchField: UISearchControllerDelegate {
    func didPresentSearchController(_ searchController: UISearchController) { activityDidChange() }
    func didDismissSearchController(_ searchController: UISearchController) { activityDidChange() }
}

extension SearchField: UISearchBarDelegate {
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { focus.didChange(to: true) }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { focus.didChange(to: false) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { submit?.run() }
}
