import CAdwaita
import SwiftUI
import Testing

@testable import UIKit

extension WindowSuite {
    /// A search by real clicks and keys.
    @MainActor
    @Suite struct SearchTests {
        private struct Mails: View {
            @State private var query = "fan"
            var body: some View {
                NavigationStack {
                    List(["apple", "banana", "fantasy"].filter { query.isEmpty || $0.contains(query) }, id: \.self) {
                        Text($0)
                    }
                    .navigationTitle("Mails")
                    .searchable(text: $query, prompt: "Subject")
                }
            }
        }

        private let host = UIHostingController(rootView: Mails())

        private var texts: [String] { views(UILabel.self, in: host.view).compactMap(\.text) }

        private func bar() throws -> UISearchBar { try #require(views(UISearchBar.self, in: host.view).first) }

        private func top(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }

        private func icon(_ place: GtkEntryIconPosition, of field: UITextField) -> String? {
            guard let entry = field.widgetReference else { return nil }
            return gtk_entry_get_icon_name(entry.pointer(), place).map { String(cString: $0) }
        }

        @Test func theFieldIsBelowTheTitleAcrossTheWindow() async throws {
            try await show(host) { window in
                let bar = try bar()
                let field = bar.searchTextField
                try await eventually { field.bounds.width > 300 }
                let place = field.convert(field.bounds, to: nil)
                let title = try #require(views(UILabel.self, in: host.view).first { $0.text == "Mails" })

                #expect(place.minY >= title.convert(title.bounds, to: nil).maxY)
                #expect(place.width == 358)
                #expect(icon(GTK_ENTRY_ICON_PRIMARY, of: field) == "system-search-symbolic")
                #expect(icon(GTK_ENTRY_ICON_SECONDARY, of: field) == "edit-clear-symbolic")
                let role = gtk_accessible_get_accessible_role(try #require(field.widgetReference).pointer())
                #expect(role == GTK_ACCESSIBLE_ROLE_SEARCH_BOX)
            }
        }

        @Test func aClickBeginsTheSearchAndEscapeEndsIt() async throws {
            let pointer = try Pointer()
            try await show(host) { window in
                let bar = try bar()
                try await eventually { bar.searchTextField.bounds.width > 300 && texts.contains("fantasy") }
                #expect(!texts.contains("apple"))

                try pointer.click(bar.searchTextField)
                try await eventually { bar.searchTextField.isFirstResponder && bar.showsCancelButton }
                try await eventually { top(of: bar) < 20 }
                #expect(!views(UILabel.self, in: host.view).contains { $0.text == "Mails" && $0.isMapped })

                try pointer.pressKey(9)
                try await eventually { !bar.showsCancelButton && texts.contains("apple") }
                #expect(!bar.searchTextField.isFirstResponder)
                #expect(icon(GTK_ENTRY_ICON_SECONDARY, of: bar.searchTextField) == nil)
            }
        }

        @Test func typingFiltersAndCancelShowsAllAgain() async throws {
            let pointer = try Pointer()
            try await show(host) { window in
                let bar = try bar()
                try await eventually { bar.searchTextField.bounds.width > 300 }
                try pointer.click(bar.searchTextField)
                // Once the title has made way nothing moves any more.
                try await eventually { bar.searchTextField.isFirstResponder && top(of: bar) < 20 }
                bar.searchTextField.pressClear()
                let letterB: UInt32 = 56
                try pointer.pressKey(letterB)
                try await eventually { bar.text == "b" && texts.contains("banana") && !texts.contains("apple") }

                let cancel = try #require(views(UIButton.self, in: bar).first)
                try await eventually { cancel.bounds.width > 0 && bar.searchTextField.bounds.width < 320 }
                try pointer.click(cancel)
                try await eventually { texts.contains("apple") && !bar.showsCancelButton }
            }
        }
    }
}
