import Testing
import UIKit

@MainActor
@Suite struct UISearchControllerTests {
    private let search = UISearchController(searchResultsController: nil)
    private let screen = UIViewController()
    private let stack = UINavigationController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    private let recorder = SearchRecorder()

    init() {
        stack.navigationBar.prefersLargeTitles = true
        screen.title = "Mail"
        screen.navigationItem.searchController = search
        stack.viewControllers = [screen]
        search.searchResultsUpdater = recorder
        search.delegate = recorder
        search.searchBar.delegate = recorder
        window.rootViewController = stack
        window.makeKeyAndVisible()
    }

    private var field: UISearchTextField { search.searchBar.searchTextField }

    private func type(_ text: String) {
        field.becomeFirstResponder()
        for letter in text { field.insertText(String(letter)) }
    }

    @Test func theBarIsTheLastPartOfTheNavigationBarAndFollowsTheItem() {
        #expect(stack.navigationBar.subviews.last === search.searchBar)

        screen.navigationItem.searchController = nil
        #expect(search.searchBar.superview == nil)

        screen.navigationItem.searchController = search
        stack.pushViewController(UIViewController(), animated: false)
        #expect(search.searchBar.superview == nil)
    }

    @Test func enteringTheFieldBeginsTheSearch() {
        #expect(!search.isActive)
        #expect(!search.searchBar.showsCancelButton)

        field.becomeFirstResponder()

        #expect(search.isActive)
        #expect(search.searchBar.showsCancelButton)
        #expect(recorder.events == ["will present", "did present", "update “”", "did begin"])
    }

    @Test func beginningFromCodePutsTheFocusIntoTheField() {
        search.isActive = true

        #expect(field.isFirstResponder)
        #expect(recorder.events == ["will present", "did begin", "did present", "update “”"])
    }

    @Test func aSearchThatBeginsOutsideAWindowTakesTheFocusOnceThereIsOne() {
        window.rootViewController = nil
        search.isActive = true
        #expect(!field.isFirstResponder)

        window.rootViewController = stack
        #expect(field.isFirstResponder)

        field.resignFirstResponder()
        window.rootViewController = nil
        window.rootViewController = stack
        #expect(!field.isFirstResponder)
    }

    @Test func typingUpdatesTheResultsAndCodeDoesNot() {
        field.becomeFirstResponder()
        recorder.events = []

        field.insertText("a")
        search.searchBar.text = "code"

        #expect(recorder.events == ["text “a”", "update “a”"])
        #expect(search.searchBar.text == "code")
    }

    @Test func endingEmptiesTheFieldAndGivesUpTheFocus() {
        type("a")
        recorder.events = []

        search.isActive = false

        #expect(search.searchBar.text == "")
        #expect(!field.isFirstResponder)
        #expect(!search.searchBar.showsCancelButton)
        #expect(recorder.events == ["will dismiss", "did end", "did dismiss", "update “”"])
    }

    @Test func leavingTheFieldAndReturnKeepTheSearchGoing() {
        type("a")
        recorder.events = []

        field.pressReturn()

        #expect(!field.isFirstResponder)
        #expect(search.isActive)
        #expect(search.searchBar.text == "a")
        #expect(recorder.events == ["search", "did end"])
    }

    @Test func titleAndButtonsMakeWayForASearchUnlessToldToStay() {
        #expect(stack.navigationBar.subviews.count == 5)

        search.isActive = true
        #expect(stack.navigationBar.subviews == [search.searchBar])
        #expect(field.isFirstResponder)

        search.hidesNavigationBarDuringPresentation = false
        #expect(stack.navigationBar.subviews.count == 5)

        search.isActive = false
        #expect(stack.navigationBar.subviews.count == 5)
    }

    @Test func cancelCanBeLeftToTheApp() {
        search.automaticallyShowsCancelButton = false
        search.isActive = true

        #expect(!search.searchBar.showsCancelButton)
    }

    @Test func aControllerForTheResultsIsReported() {
        let messages = warnings(during: { _ = UISearchController(searchResultsController: UIViewController()) })

        #expect(messages.count == 1)
    }
}

@MainActor
private final class SearchRecorder: NSObject {
    var events: [String] = []
}

extension SearchRecorder: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        events.append("update “\(searchController.searchBar.text ?? "")”")
    }

    func willPresentSearchController(_ searchController: UISearchController) { events.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { events.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { events.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { events.append("did dismiss") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("did begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { events.append("did end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { events.append("text “\(searchText)”") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
}
