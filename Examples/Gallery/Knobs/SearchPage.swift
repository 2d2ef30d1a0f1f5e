#if !os(tvOS)
    import SwiftUI
    import UIKitTabView

    /// A search field that a second tap puts the focus into. While a search is going on, the tap goes back as always.
    @available(iOS 17, *)
    struct SearchPage: View {
        @State private var query = ""
        @State private var isSearching = false

        private var found: [Trail] {
            Trail.all.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
        }

        var body: some View {
            List(found) { trail in
                Text(trail.name)
            }
            .overlay {
                if found.isEmpty {
                    Text("No trail has that name")
                        .foregroundStyle(.secondary)
                }
            }
            .navigationTitle("Search")
            .searchable(text: $query, isPresented: $isSearching, prompt: "Name of a trail")
            .onSecondTap {
                if isSearching { return .useDefault }
                isSearching = true
                return .handled
            }
        }
    }
#endif
