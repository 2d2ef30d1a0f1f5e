extension View {
    /// Adds a search field to the navigation bar of the screen that the view is on, or of the stack that the view is.
    ///
    /// The text is the app's to search with. It is emptied when the search ends; see `isSearching` and `dismissSearch`. Without
    /// a navigation stack there is no field.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
    }

    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @available(iOS 15.0, tvOS 15.0, *)
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field, and begins and ends the search with a binding: `true` puts the focus into the field.
    @available(iOS 17.0, *)
    @available(tvOS, unavailable)
    public nonisolated func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
    }

    @available(iOS 17.0, *)
    @available(tvOS, unavailable)
    public nonisolated func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    @available(iOS 17.0, *)
    @available(tvOS, unavailable)
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

/// Where a search field is. Here that is always below the title, in view however far the content is scrolled.
@available(iOS 15.0, tvOS 15.0, *)
public struct SearchFieldPlacement: Sendable {
    /// As suits the screen: in the navigation bar.
    public static let automatic = SearchFieldPlacement()
    /// Below the title.
    @available(tvOS, unavailable)
    public static let navigationBarDrawer = SearchFieldPlacement()
}

/// Keeps a search field in line with an app's bindings, and hands it to the bar and to the content.
struct SearchModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @StateObject private var field: SearchField
    @Environment(\.navigationContext) private var navigationContext
    @Environment(\.searchSubmitAction) private var submitAction
    @Environment(\.searchFocusLink) private var focusLink
    @Environment(\.locale) private var locale

    init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
        _field = StateObject(wrappedValue: SearchField())
    }
}

extension SearchModifier: ViewModifier {
    func body(content: Content) -> some View {
        var values = EnvironmentValues()
        values.locale = locale
        field.follow(
            text: text,
            isPresented: isPresented,
            prompt: prompt?.string(in: values) ?? "Search",
            submit: submitAction,
            focus: focusLink
        )
        return
            content
            .preference(key: SearchFieldKey.self, value: field)
            .environment(\.search, SearchState(field: field, isActive: field.isActive))
            // A stack in the content has the field on its first screen, unless this is a screen of a stack already.
            .environment(\.enclosingSearchField, navigationContext == nil ? field : nil)
    }
}

/// The search field of a screen; the first one in the order of the views counts.
struct SearchFieldKey: PreferenceKey {
    static var defaultValue: SearchField? { nil }

    static func reduce(value: inout SearchField?, nextValue: () -> SearchField?) {
        value = value ?? nextValue()
    }
}
