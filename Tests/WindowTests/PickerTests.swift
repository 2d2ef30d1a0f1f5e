import CAdwaita
import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct PickerTests {
        final class Model: ObservableObject {
            @Published var choice = "Mars"
            @Published var direction = LayoutDirection.leftToRight
            @Published var isDisabled = false
            @Published var names: [String] = []
            var choices: [String] = []
        }

        private struct Journey: View {
            @ObservedObject var model: Model

            var body: some View {
                Form {
                    Picker("Planet", selection: $model.choice) {
                        ForEach(model.names, id: \.self) { Text($0) }
                    }
                    .disabled(model.isDisabled)
                    .onChange(of: model.choice) { _, new in model.choices.append(new) }
                }
                .environment(\.layoutDirection, model.direction)
            }
        }

        private func open(
            _ names: [String] = ["Venus", "Mars", "Saturn"],
            _ body: @MainActor (UIWindow, Model, MenuControl) async throws -> Void
        ) async throws {
            let model = Model()
            model.names = names
            let host = UIHostingController(rootView: Journey(model: model))
            try await show(host) { window in
                try await body(window, model, try #require(views(MenuControl.self, in: host.view).first))
            }
        }

        private func selected(_ menu: MenuControl) -> guint {
            gtk_drop_down_get_selected(menu.widgetReference?.pointer())
        }

        private func rows(in widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
            if String(cString: gtk_widget_get_css_name(widget)) == "row" { return [widget] }
            var found: [UnsafeMutablePointer<GtkWidget>] = []
            var child = gtk_widget_get_first_child(widget)
            while let current = child {
                found += rows(in: current)
                child = gtk_widget_get_next_sibling(current)
            }
            return found
        }

        @Test func aClickOpensTheMenuAndWhatIsChosenThereIsWritten() async throws {
            try await open { window, model, menu in
                #expect(selected(menu) == 1)
                let pointer = try Pointer()
                try pointer.click(menu)
                let widget: UnsafeMutablePointer<GtkWidget> = try #require(menu.widgetReference).pointer()
                let popover = try #require(gtk_widget_get_last_child(widget))
                try await eventually { gtk_widget_get_mapped(popover) != 0 }
                try await window.nextFrame()

                try pointer.click(try #require(rows(in: popover).last))
                try await eventually { model.choice == "Saturn" }
                try await eventually { gtk_widget_get_mapped(popover) == 0 }
                #expect(selected(menu) == 2)
            }
        }

        @Test func aChoiceFromCodeIsShownAndAnUnknownOneIsShownAsNone() async throws {
            try await open { _, model, menu in
                model.choice = "Venus"
                try await eventually { selected(menu) == 0 }

                model.choice = "Pluto"
                try await eventually { selected(menu) == guint.max }
                #expect(model.choice == "Pluto")
            }
        }

        @Test func optionsThatComeAndGoLeaveTheChoiceAlone() async throws {
            try await open { window, model, menu in
                model.names = ["Mercury", "Venus", "Earth", "Mars"]
                try await eventually { selected(menu) == 3 }
                model.names = ["Mars"]
                try await eventually { selected(menu) == 0 }
                try await window.nextFrame()

                #expect(model.choice == "Mars" && model.choices.isEmpty)
            }
        }

        @Test func aLongTitleDoesNotWidenTheWindowAndTheMenuIsAtTheRowsEnd() async throws {
            try await open([String(repeating: "Mars and ", count: 30), "Mars"]) { window, model, menu in
                let place = menu.convert(menu.bounds, to: nil)
                #expect(window.bounds.width == 390)
                #expect(place.maxX > 300 && place.maxX < 390)

                model.direction = .rightToLeft
                try await eventually { menu.convert(menu.bounds, to: nil).minX < 90 }

                model.isDisabled = true
                try await eventually { gtk_widget_is_sensitive(menu.widgetReference?.pointer()) == 0 }
            }
        }

        @Test func aClickOnASegmentIsWrittenAndOneOnTheSelectedLeavesIt() async throws {
            struct Segmented: View {
                @ObservedObject var model: Model

                var body: some View {
                    Picker("Planet", selection: $model.choice) {
                        ForEach(model.names, id: \.self) { Text($0).tag($0) }
                    }
                    .pickerStyle(.segmented)
                }
            }
            let model = Model()
            model.names = ["Venus", "Mars", "Saturn"]
            let pointer = try Pointer()
            let host = UIHostingController(rootView: Segmented(model: model))
            try await show(host) { window in
                let segments = views(SegmentButton.self, in: host.view)
                try await eventually { segments.map(\.bounds.width).min() == 130 }
                @MainActor func pressed() -> [Bool] {
                    segments.map { gtk_toggle_button_get_active($0.widgetReference?.pointer()) != 0 }
                }
                #expect(pressed() == [false, true, false])

                try pointer.click(segments[2])
                try await eventually { model.choice == model.names[2] }
                #expect(pressed() == [false, false, true])

                try pointer.click(segments[2])
                try pointer.move(to: segments[0])
                try await window.nextFrame()
                try await eventually { pressed() == [false, false, true] }

                model.choice = model.names[0]
                try await eventually { pressed() == [true, false, false] }
            }
        }
    }
}
