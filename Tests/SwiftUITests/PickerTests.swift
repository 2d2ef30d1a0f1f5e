import Testing

@testable import SwiftUI

@Suite @MainActor
struct PickerTests {
    private enum Size: String, CaseIterable, Identifiable {
        case small, medium, large

        var id: Self { self }
    }

    @Observable
    final class Model {
        var choice: Int? = 2
        var options = ["one", "two", "three"]
    }

    private struct Order: View {
        let log: Log
        @State private var size = Size.medium

        var body: some View {
            log("body")
            return Group {
                Picker("Size", selection: $size) {
                    ForEach(Size.allCases) { Text($0.rawValue) }
                }
                Text("size \(size.rawValue)")
                Button("Large") { size = .large }
            }
        }
    }

    private struct Changing: View {
        let model: Model

        var body: some View {
            @Bindable var model = model
            Picker("Number", selection: $model.choice) {
                Text("none").tag(Int?.none)
                Section("Some") {
                    ForEach(model.options.indices, id: \.self) { Text(model.options[$0]).tag($0) }
                }
            }
        }
    }

    private func menu<Content: View>(_ screen: Screen<Content>) -> MenuControl { screen.views(MenuControl.self)[0] }

    /// Does what a person's choice in the menu does.
    private func choose<Content: View>(_ index: Int, _ screen: Screen<Content>) {
        menu(screen).selectedIndex = index
        menu(screen).sendActions(for: [.valueChanged, .primaryActionTriggered])
        screen.update()
    }

    @Test func aChoiceIsWrittenOnceAndOneFromCodeIsShownAndNotWrittenBack() {
        let log = Log()
        let screen = Screen(Order(log: log))
        #expect(menu(screen).titles == ["small", "medium", "large"])
        #expect(menu(screen).selectedIndex == 1)
        log.clear()

        choose(0, screen)
        #expect(screen.texts.contains("size small"))
        #expect(log.events == ["body"])

        screen.press()
        #expect(menu(screen).selectedIndex == 2)
        #expect(log.events == ["body", "body"])

        choose(2, screen)
        #expect(log.events.count == 2)
    }

    @Test func optionsAndTheirTextsFollowTheState() {
        let model = Model()
        let screen = Screen(Changing(model: model))
        #expect(menu(screen).titles == ["none", "one", "two", "three"])
        #expect(menu(screen).selectedIndex == 3)

        model.options[2] = "tres"
        screen.update()
        #expect(menu(screen).titles.last == "tres")

        model.choice = nil
        model.options.append("four")
        screen.update()
        #expect(menu(screen).titles.count == 5)
        #expect(menu(screen).selectedIndex == 0)

        choose(4, screen)
        #expect(model.choice == 3)
    }

    @Test func aSelectionWithoutATagIsWarnedOfOnceAndLeftAlone() {
        let model = Model()
        var screen: Screen<Changing>?
        let messages = warnings {
            model.choice = 7
            screen = Screen(Changing(model: model))
            model.options[0] = "uno"
            screen?.update()
        }

        #expect(messages.count == 1)
        #expect(screen.map { menu($0).selectedIndex } == .some(nil))
        #expect(model.choice == 7)

        model.choice = 1
        screen?.update()
        #expect(screen.map { menu($0).selectedIndex } == 2)
    }

    @Test func aTagOfAnotherTypeCannotBeChosen() {
        let model = Model()
        let screen = Screen(
            Picker("Number", selection: Bindable(model).choice) {
                Text("two").tag(2)
                Text("text").tag("3")
                Text("strict").tag(3, includeOptional: false)
            }
        )

        let messages = warnings {
            choose(1, screen)
            choose(2, screen)
        }

        #expect(messages.count == 2)
        #expect(model.choice == 2)
        #expect(menu(screen).selectedIndex == 0)
    }

    @Test func aBindingThatRefusesBringsTheControlBack() {
        let screen = Screen(
            Picker("Number", selection: .constant(1)) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
        )

        choose(1, screen)

        #expect(menu(screen).selectedIndex == 0)
    }

    @Test func theLabelNamesTheControlAndOnlyItIsShown() {
        let screen = Screen(
            Picker(selection: .constant(1)) {
                Text("one").tag(1)
                Image(systemName: "star").tag(2)
            } label: {
                Text("Number")
                Text("of stars")
            }
            .disabled(true)
        )

        #expect(screen.texts == ["Number", "of stars"])
        #expect(menu(screen).accessibilityLabel == "Number, of stars")
        #expect(menu(screen).titles == ["one", "star"])
        #expect(!menu(screen).isEnabled)
    }

    @Test func aPickerGoesWithItsView() {
        weak var control: MenuControl?
        do {
            let screen = Screen(Order(log: Log()))
            control = menu(screen)
            #expect(control != nil)
        }
        #expect(control == nil)
    }

    private struct Segmented: View {
        let log: Log
        @State private var size = Size.medium
        @State private var isSegmented = true

        var body: some View {
            picker
            Text("size \(size.rawValue)")
            Button("Large") { size = .large }
            Button("Style") { isSegmented.toggle() }
        }

        @ViewBuilder
        private var picker: some View {
            if isSegmented { sizes.pickerStyle(.segmented) } else { sizes.pickerStyle(.menu) }
        }

        private var sizes: some View {
            Picker("Size", selection: $size) {
                ForEach(Size.allCases) { Text($0.rawValue) }
            }
        }
    }

    @Test func aSegmentedPickerHasAButtonForEachOptionAndNoLabel() throws {
        let screen = Screen(Segmented(log: Log()))
        let control = try #require(screen.views(UISegmentedControl.self).first)
        #expect((0..<3).map(control.titleForSegment) == ["small", "medium", "large"])
        #expect(control.selectedSegmentIndex == 1)
        #expect(screen.views(LabeledControlView.self)[0].labelView.isHidden)
        #expect(control.accessibilityLabel == "Size")

        screen.press()
        #expect(control.selectedSegmentIndex == 2)

        control.selectedSegmentIndex = 0
        control.sendActions(for: .valueChanged)
        screen.update()
        #expect(screen.texts.contains("size small"))
    }

    @Test func aStyleThatChangesShowsTheSameChoiceInAnotherControl() throws {
        struct Styled: View {
            @State private var isSegmented = false

            var body: some View {
                Group {
                    Picker("Size", selection: .constant(2)) {
                        ForEach(1..<4, id: \.self) { Text("\($0)") }
                    }
                }
                .environment(\.hasSegmentedPickers, isSegmented)
                Button("Style") { isSegmented.toggle() }
            }
        }
        let screen = Screen(Styled())
        #expect(menu(screen).selectedIndex == 1)

        screen.press()
        #expect(screen.views(MenuControl.self).isEmpty)
        #expect(screen.views(UISegmentedControl.self).map(\.selectedSegmentIndex) == [1])

        screen.press()
        #expect(menu(screen).selectedIndex == 1)
        #expect(screen.texts.contains("Size"))
    }
}
