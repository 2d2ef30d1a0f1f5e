import Observation
import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    /// SwiftUI's sheets under a real pointer and keyboard.
    @MainActor
    @Suite struct SheetTests {
        private let model = SheetModel()

        private func texts(in view: UIView?) -> [String] {
            view.map { views(UILabel.self, in: $0).compactMap(\.text) } ?? []
        }

        @Test func aPersonOpensUsesAndClosesASheet() async throws {
            let host = UIHostingController(rootView: SheetScreen(model: model))
            try await show(host) { window in
                let pointer = try Pointer()
                try pointer.click(try #require(views(UIButton.self, in: host.view).first))
                try await eventually { host.presentedViewController?.isBeingPresented == false }
                try await window.nextFrame()
                let sheet = try #require(host.presentedViewController)
                let field = try #require(views(UITextField.self, in: sheet.view).first)

                try pointer.click(field)
                try await eventually { field.isFirstResponder }
                field.insertText("hello")
                try await eventually { texts(in: sheet.view).contains("written: hello") }
                #expect(texts(in: host.view).contains("below: hello"))

                try pointer.move(to: window, offset: CGPoint(x: 0, y: -window.bounds.height / 2 + 8))
                pointer.down()
                pointer.up()
                try await eventually { host.presentedViewController == nil }
                #expect(model.writes == [true, false])
                #expect(model.dismissals == 1)
            }
        }

        @Test func escapeClosesASheetAndItsDoneButtonToo() async throws {
            let host = UIHostingController(rootView: SheetScreen(model: model))
            model.isPresented = true
            try await show(host) { window in
                #expect(host.presentedViewController != nil)
                try await window.nextFrame()
                let pointer = try Pointer()

                try pointer.pressKey(9)
                try await eventually { host.presentedViewController == nil }
                #expect(model.writes == [false])

                model.isPresented = true
                try await eventually { host.presentedViewController?.isBeingPresented == false }
                try await window.nextFrame()
                let sheet = try #require(host.presentedViewController)
                try pointer.click(
                    try #require(views(UIButton.self, in: sheet.view).first { texts(in: $0) == ["Done"] })
                )
                try await eventually { host.presentedViewController == nil }
                #expect(model.writes == [false, false])
                #expect(model.dismissals == 2)
            }
        }

        @Test func aBindingThatIsSetAgainWhileTheSheetSlidesOutPresentsAnother() async throws {
            let host = UIHostingController(rootView: SheetScreen(model: model))
            try await show(host) { window in
                model.isPresented = true
                try await eventually { host.presentedViewController?.isBeingPresented == false }
                let first = host.presentedViewController

                model.isPresented = false
                try await eventually { first?.isBeingDismissed == true }
                model.isPresented = true
                try await eventually {
                    host.presentedViewController.map { $0 !== first && !$0.isBeingPresented } ?? false
                }

                #expect(model.isPresented)
                #expect(model.writes == [])
                #expect(model.dismissals == 1)
                withExtendedLifetime(window) {}
            }
        }

        @Test func aBindingThatIsClearedWhileTheSheetSlidesInDismissesIt() async throws {
            let host = UIHostingController(rootView: SheetScreen(model: model))
            try await show(host) { window in
                model.isPresented = true
                try await eventually { host.presentedViewController?.isBeingPresented == true }

                model.isPresented = false
                try await eventually { model.dismissals == 1 }

                #expect(host.presentedViewController == nil)
                #expect(model.writes == [])
                withExtendedLifetime(window) {}
            }
        }

        @Test func anotherItemTakesThePlaceOfTheSheetOnScreen() async throws {
            let host = UIHostingController(rootView: ItemScreen(model: model))
            try await show(host) { window in
                model.item = SheetItem(id: 1)
                try await eventually { texts(in: host.presentedViewController?.view) == ["item 1"] }

                model.item = SheetItem(id: 2)
                try await eventually { texts(in: host.presentedViewController?.view) == ["item 2"] }
                try await eventually { host.presentedViewController?.isBeingPresented == false }
                #expect(model.item?.id == 2)
                #expect(model.dismissals == 1)
                withExtendedLifetime(window) {}
            }
        }
    }
}

@MainActor
@Observable
private final class SheetModel {
    var isPresented = false
    var item: SheetItem?
    var text = ""
    @ObservationIgnored var writes: [Bool] = []
    @ObservationIgnored private(set) var dismissals = 0

    func wasDismissed() { dismissals += 1 }

    var presented: Binding<Bool> {
        Binding(
            get: { MainActor.assumeIsolated { self.isPresented } },
            set: { value in
                MainActor.assumeIsolated {
                    self.writes.append(value)
                    self.isPresented = value
                }
            }
        )
    }
}

private struct SheetItem: Identifiable {
    let id: Int
}

private struct SheetScreen: View {
    @Bindable var model: SheetModel

    var body: some View {
        VStack {
            Button("Open") { model.presented.wrappedValue = true }
            Text("below: \(model.text)")
        }
        .sheet(isPresented: model.presented, onDismiss: model.wasDismissed) {
            NavigationStack {
                SheetForm(model: model).navigationTitle("Sheet")
            }
        }
    }
}

private struct SheetForm: View {
    @Bindable var model: SheetModel
    @Environment(\.dismiss) private var dismiss

    init(model: SheetModel) { self.model = model }

    var body: some View {
        Form {
            TextField("Text", text: $model.text)
            Text("written: \(model.text)")
            Button("Done") { dismiss() }
        }
    }
}

private struct ItemScreen: View {
    @Bindable var model: SheetModel

    var body: some View {
        Text("root").sheet(item: $model.item, onDismiss: model.wasDismissed) { Text("item \($0.id)") }
    }
}
