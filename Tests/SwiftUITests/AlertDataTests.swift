import Testing

@testable import SwiftUI

/// Alerts and dialogs that ask about some data.
@MainActor
@Suite struct AlertDataTests {
    final class Model: ObservableObject {
        @Published var isPresented = false
        @Published var name: String?
        let log = Log()
    }

    private struct Question: View {
        @ObservedObject var model: Model
        let isDialog: Bool

        var body: some View {
            if isDialog {
                Mark("root").confirmationDialog("File", isPresented: $model.isPresented, presenting: model.name) {
                    name in
                    Button("Delete \(name)") { model.log("delete \(name)") }
                } message: { name in
                    Text("\(name) is gone then.")
                }
            } else {
                Mark("root").alert(Text("File"), isPresented: $model.isPresented, presenting: model.name) { name in
                    Button("Delete \(name)") { model.log("delete \(name)") }
                } message: { name in
                    Text("\(name) is gone then.")
                }
            }
        }
    }

    private let model = Model()

    private func open(isDialog: Bool) -> Screen<Question> {
        let screen = Screen(Question(model: model, isDialog: isDialog), appears: false)
        screen.openWindow()
        return screen
    }

    private func alert(on screen: Screen<Question>) -> UIAlertController? {
        screen.host.presentedViewController as? UIAlertController
    }

    @Test(arguments: [false, true])
    func itAsksAboutTheData(isDialog: Bool) throws {
        let screen = open(isDialog: isDialog)
        model.name = "Letter"
        model.isPresented = true
        screen.update()

        let alert = try #require(self.alert(on: screen))
        #expect(alert.preferredStyle == (isDialog ? .actionSheet : .alert))
        #expect(alert.title == (isDialog ? nil : "File"))
        #expect(alert.message == "Letter is gone then.")
        #expect(alert.actions.map(\.title) == (isDialog ? ["Delete Letter", "Cancel"] : ["Delete Letter"]))
    }

    @Test(arguments: [false, true])
    func withoutDataNothingIsAskedUntilThereIsSome(isDialog: Bool) {
        let screen = open(isDialog: isDialog)
        model.isPresented = true
        screen.update()
        #expect(screen.host.presentedViewController == nil)
        #expect(model.isPresented)

        model.name = "Letter"
        screen.update()

        #expect(alert(on: screen)?.message == "Letter is gone then.")
    }

    @Test(arguments: [false, true])
    func changesOfTheDataWaitForTheNextQuestion(isDialog: Bool) {
        let screen = open(isDialog: isDialog)
        model.name = "Letter"
        model.isPresented = true
        screen.update()

        for name in ["Bill", nil] {
            model.name = name
            screen.update()
            #expect(alert(on: screen)?.message == "Letter is gone then.")
        }

        model.isPresented = false
        screen.update()
        #expect(screen.host.presentedViewController == nil)
        model.name = "Bill"
        model.isPresented = true
        screen.update()
        #expect(alert(on: screen)?.message == "Bill is gone then.")
    }
}
