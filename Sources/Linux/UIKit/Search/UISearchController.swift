internal import GLibSupport

/// Follows a search, to show what was found.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search begins or ends, and after a person changed the text.
    func updateSearchResults(for searchController: UISearchController)
}

/// Follows the beginning and end of a search. All methods are optional, that is, have a default.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search of what a screen shows, with its bar in the navigation bar: see `UINavigationItem.searchController`.
///
/// The search begins when the person enters the bar's field, and ends with *Cancel* or the Escape key. The Return key and a
/// click elsewhere only leave the field.
@MainActor
open class UISearchController: UIViewController {
    /// Whose bar shows the search.
    weak var item: UINavigationItem?
    private let bar = UISearchBar(frame: .zero)
    private var isSearching = false
    /// The search began where there was no window to type in.
    private var isFocusPending = false

    /// The results are the screen's own to show. A controller for them is not supported; it is ignored with a warning.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        bar.controller = self
        if searchResultsController != nil {
            RuntimeWarning.report("UISearchController: a controller for the results is not supported; it is ignored")
        }
    }

    /// Controllers cannot be archived here, so there is nothing to decode: always `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?

    open var searchBar: UISearchBar { bar }

    /// Whether a search is going on. Setting it begins one, with the focus in the field, or ends it, which empties the field.
    open var isActive: Bool {
        get { isSearching }
        set {
            guard newValue != isSearching else { return }
            newValue ? begin() : end()
        }
    }

    /// Whether the title and the buttons of the bar make way for the search while it is going on.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue { showChange() } }
    }

    /// Whether *Cancel* comes and goes with the search.
    @available(iOS 13.0, *)
    open var automaticallyShowsCancelButton = true {
        didSet { if automaticallyShowsCancelButton != oldValue { showChange() } }
    }

    /// Whether the search has the navigation bar for itself.
    var takesBar: Bool { isSearching && hidesNavigationBarDuringPresentation }

    func resultsMayHaveChanged() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func fieldDidEnterWindow() {
        guard isFocusPending else { return }
        isFocusPending = false
        bar.becomeFirstResponder()
    }

    private func begin() {
        isSearching = true
        delegate?.willPresentSearchController(self)
        showChange()
        isFocusPending = !bar.becomeFirstResponder() && bar.window == nil
        delegate?.didPresentSearchController(self)
        resultsMayHaveChanged()
    }

    private func end() {
        isSearching = false
        isFocusPending = false
        delegate?.willDismissSearchController(self)
        bar.text = ""
        bar.resignFirstResponder()
        showChange()
        delegate?.didDismissSearchController(self)
        resultsMayHaveChanged()
    }

    private func showChange() {
        if automaticallyShowsCancelButton { bar.showsCancelButton = isSearching }
        item?.didChange()
    }
}
