import Testing

@testable import SwiftUI

@Suite @MainActor
struct SearchableTests {
    private struct Mails: View {
        let text: Handle<String>
        var isPresented: Binding<Bool>?
        var log: Log?
        @State private var query = "old"

        var body: some View {
            NavigationStack {
                searchable(Hits())
                    .navigationTitle("Mails")
                    .onSubmit(of: .search) { log?("search \(query)") }
                    .onSubmit { log?("text") }
            }
            .onAppear { text.connect($query) }
        }

        @ViewBuilder
        private func searchable(_ hits: Hits) -> some View {
            if let isPresented {
                hits.searchable(text: $query, isPresented: isPresented, prompt: "Subject")
            } else {
                hits.searchable(text: $query, prompt: Text("Subject"))
            }
        }
    }

    private struct Hits: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Mark(isSearching ? "searching" : "resting")
            Button("End") { dismissSearch() }
        }
    }

    private func search<Content: View>(in screen: Screen<Content>, at index: Int = 0) throws -> UISearchController {
        try #require(screen.stack.viewControllers[index].navigationItem.searchController)
    }

    private func show<Content: View>(_ content: Content) -> Screen<Content> {
        let screen = Screen(content, appears: false)
        screen.openWindow()
        return screen
    }

    @Test func theScreensItemHasASearchWithTextAndPrompt() throws {
        let screen = show(Mails(text: Handle()))
        let bar = try search(in: screen).searchBar

        #expect(bar.text == "old")
        #expect(bar.placeholder == "Subject")
        #expect(bar.window != nil)
    }

    @Test func typingWritesTheTextAndTheTextIsShown() throws {
        let text = Handle<String>()
        let screen = show(Mails(text: text))
        let bar = try search(in: screen).searchBar

        bar.searchTextField.insertText("er")
        screen.update()
        #expect(text.value == "older")

        text.value = "new"
        screen.update()
        #expect(bar.text == "new")
    }

    @Test func theContentKnowsOfTheSearchAndCanEndIt() throws {
        let text = Handle<String>()
        let screen = show(Mails(text: text))
        let bar = try search(in: screen).searchBar
        #expect(try screen.topMarks == ["resting"])

        bar.searchTextField.becomeFirstResponder()
        screen.update()
        #expect(try screen.topMarks == ["searching"])

        try #require(screen.stack.topViewController).view.controls[0].sendActions(for: .primaryActionTriggered)
        screen.update()
        #expect(try screen.topMarks == ["resting"])
        #expect(text.value == "")
        #expect(!bar.searchTextField.isFirstResponder)
    }

    @Test func returnSubmitsTheSearchAndNotATextField() throws {
        let log = Log()
        let screen = show(Mails(text: Handle(), log: log))

        try search(in: screen).searchBar.searchTextField.pressReturn()

        #expect(log.events == ["search old"])
    }

    @Test func aBindingBeginsAndEndsTheSearchAndIsToldOfIt() throws {
        struct Presented: View {
            let handle: Handle<Bool>
            @State private var isPresented = false

            var body: some View {
                Mails(text: Handle(), isPresented: $isPresented).onAppear { handle.connect($isPresented) }
            }
        }
        let handle = Handle<Bool>()
        let screen = show(Presented(handle: handle))
        let search = try search(in: screen)
        #expect(!search.isActive)

        handle.value = true
        screen.update()
        #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)

        search.isActive = false
        screen.update()
        #expect(handle.value == false)

        search.searchBar.searchTextField.becomeFirstResponder()
        screen.update()
        #expect(handle.value == true)

        handle.value = false
        screen.update()
        #expect(!search.isActive && search.searchBar.text == "")
    }

    @Test func aSearchMayBeGoingOnFromTheStart() throws {
        let screen = show(Mails(text: Handle(), isPresented: .constant(true)))

        #expect(try search(in: screen).searchBar.searchTextField.isFirstResponder)
        #expect(try screen.topMarks == ["searching"])
    }

    @Test func aBindingThatRefusesWins() throws {
        let screen = show(Mails(text: Handle(), isPresented: .constant(false)))
        let search = try search(in: screen)

        search.searchBar.searchTextField.becomeFirstResponder()
        screen.update()

        #expect(!search.isActive)
        #expect(try screen.topMarks == ["resting"])
    }

    @Test func aFocusStateFollowsTheFieldAndTheFieldTheState() throws {
        struct Focused: View {
            let log: Log
            @FocusState private var isFocused: Bool

            var body: some View {
                NavigationStack {
                    VStack {
                        Mark(isFocused ? "in" : "out")
                        Button("Focus") { isFocused = true }
                    }
                    .searchable(text: .constant(""))
                    .searchFocused($isFocused)
                }
            }
        }
        let screen = show(Focused(log: Log()))
        let field = try search(in: screen).searchBar.searchTextField

        try #require(screen.stack.topViewController).view.controls[0].sendActions(for: .primaryActionTriggered)
        screen.update()
        #expect(field.isFirstResponder)
        #expect(try screen.topMarks == ["in"])

        field.resignFirstResponder()
        screen.update()
        #expect(try screen.topMarks == ["out"])
    }

    @Test func aStackThatIsSearchableHasTheFieldOnItsFirstScreen() throws {
        struct Stack: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Next") { NavigationStack { Mark("inner") } }
                }
                .searchable(text: .constant("x"))
            }
        }
        let screen = show(Stack())
        #expect(try search(in: screen).searchBar.text == "x")

        let link = try #require(screen.stack.topViewController).view.controls[0]
        link.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        screen.update()

        let pushed = try #require(screen.stack.viewControllers.last)
        #expect(pushed.navigationItem.searchController == nil)
        let inner = try #require(pushed.children.first as? UINavigationController)
        #expect(inner.viewControllers[0].navigationItem.searchController == nil)
    }

    @Test func theFieldGoesWithTheView() throws {
        struct Optional: View {
            let handle: Handle<Bool>
            @State private var isSearchable = true

            var body: some View {
                NavigationStack {
                    if isSearchable { Mark("a").searchable(text: .constant("")) } else { Mark("b") }
                }
                .onAppear { handle.connect($isSearchable) }
            }
        }
        let handle = Handle<Bool>()
        let screen = show(Optional(handle: handle))
        _ = try search(in: screen)

        handle.value = false
        screen.update()

        #expect(try screen.stack.viewControllers[0].navigationItem.searchController == nil)
    }

    @Test func aStackInASheetDoesNotTakeTheSearchOfTheStackBelow() throws {
        struct Outer: View {
            var body: some View {
                Mark("outer")
                    .sheet(isPresented: .constant(true)) { NavigationStack { Mark("sheet") } }
                    .searchable(text: .constant(""))
            }
        }
        let screen = show(Outer())
        let sheet = try #require(screen.host.presentedViewController)
        let stack = try #require(sheet.children.first as? UINavigationController)

        #expect(stack.viewControllers[0].navigationItem.searchController == nil)
    }
}
