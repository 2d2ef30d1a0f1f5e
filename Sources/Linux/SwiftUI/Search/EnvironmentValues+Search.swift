/// Ends the search that a view is part of: empties the field and takes the focus from it. Outside of one it does nothing.
@available(iOS 15.0, tvOS 15.0, *)
@MainActor
@preconcurrency
public struct DismissSearchAction {
    private let field: SearchField?

    nonisolated init(_ field: SearchField?) {
        self.field = field
    }

    public func callAsFunction() {
        field?.end()
    }
}

/// What the content of a searchable view knows of the search.
struct SearchState: Equatable {
    weak var field: SearchField?
    let isActive: Bool

    static func == (old: SearchState, new: SearchState) -> Bool {
        old.field === new.field && old.isActive == new.isActive
    }
}

private enum SearchStateKey: EnvironmentKey {
    static var defaultValue: SearchState? { nil }
}

private enum EnclosingSearchFieldKey: EnvironmentKey {
    static var defaultValue: SearchField? { nil }
}

private enum SearchSubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

private enum SearchFocusLinkKey: EnvironmentKey {
    static var defaultValue: FocusLink? { nil }
}

extension EnvironmentValues {
    /// Whether the person is searching with the field that was added around the view.
    @available(iOS 15.0, tvOS 15.0, *)
    public var isSearching: Bool { search?.isActive ?? false }

    /// Ends the search that the view is part of.
    @available(iOS 15.0, tvOS 15.0, *)
    public var dismissSearch: DismissSearchAction { DismissSearchAction(search?.field) }

    var search: SearchState? {
        get { self[SearchStateKey.self] }
        set { self[SearchStateKey.self] = newValue }
    }

    /// The field for the first screen of a navigation stack.
    var enclosingSearchField: SearchField? {
        get { self[EnclosingSearchFieldKey.self] }
        set { self[EnclosingSearchFieldKey.self] = newValue }
    }

    var searchSubmitAction: SubmitAction? {
        get { self[SearchSubmitActionKey.self] }
        set { self[SearchSubmitActionKey.self] = newValue }
    }

    var searchFocusLink: FocusLink? {
        get { self[SearchFocusLinkKey.self] }
        set { self[SearchFocusLinkKey.self] = newValue }
    }
}

@available(iOS 18.0, tvOS 18.0, *)
extension View {
    /// Ties the focus of the search field added within this view to a state that is `true` while the field is focused.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocusLink, FocusLink(binding, focused: true))
    }

    /// Ties the focus of the search field added within this view to a state that has `value` while the field is focused.
    public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocusLink, FocusLink(binding, focused: value))
    }
}
