import Testing

@testable import SwiftUI

@Suite @MainActor
struct TextFieldTests {
    private struct Form: View {
        let log: Log
        @State private var name = "Ann"

        var body: some View {
            log("body")
            return Group {
                TextField("Name", text: $name)
                Text(verbatim: name)
                Button("Clear") { name = "" }
            }
        }
    }

    @Test func typingWritesTheBindingOnce() {
        let log = Log()
        let screen = Screen(Form(log: log))
        let field = screen.views(UITextField.self)[0]
        #expect(field.text == "Ann")
        #expect(field.placeholder == "Name")

        field.insertText("a")
        screen.update()
        screen.update()

        #expect(screen.texts.contains("Anna"))
        #expect(field.text == "Anna")
        #expect(log.events.count == 2)
    }

    @Test func aChangeFromCodeReachesTheField() {
        let screen = Screen(Form(log: Log()))
        let field = screen.views(UITextField.self)[0]

        screen.press()

        #expect(field.text == "")
    }

    @Test func aBindingThatStoresSomethingElseWins() {
        nonisolated(unsafe) var stored = ""
        let binding = Binding(get: { stored }, set: { stored = $0.uppercased() })
        let screen = Screen(TextField("Code", text: binding))
        let field = screen.views(UITextField.self)[0]

        field.insertText("a")
        #expect(field.text == "A")

        let constant = Screen(TextField("Code", text: .constant("fixed"))).views(UITextField.self)[0]
        constant.insertText("x")
        #expect(constant.text == "fixed")
    }

    @Test func returnRunsTheSubmitActionsFromTheInsideOut() {
        let log = Log()
        let screen = Screen(
            TextField("Name", text: .constant(""))
                .onSubmit { log("inner") }
                .onSubmit { log("outer") }
        )

        screen.views(UITextField.self)[0].pressReturn()

        #expect(log.events == ["inner", "outer"])
    }

    @Test func aPromptTakesThePlaceOfTheTitleWhichStaysTheName() {
        let screen = Screen(SecureField("Password", text: .constant(""), prompt: Text("At least 8 characters")))
        let field = screen.views(UITextField.self)[0]

        #expect(field.placeholder == "At least 8 characters")
        #expect(field.accessibilityLabel == "Password")
        #expect(field.isSecureTextEntry)
    }

    @Test func modifiersAroundAFieldReachIt() {
        let screen = Screen(
            TextField("Mail", text: .constant(""))
                .textFieldStyle(.roundedBorder)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .font(.headline)
                .disabled(true)
        )
        let field = screen.views(UITextField.self)[0]

        #expect(field.borderStyle == .roundedRect)
        #expect(field.keyboardType == .emailAddress)
        #expect(field.autocapitalizationType == .none)
        #expect(field.autocorrectionType == .no)
        #expect(field.font == .preferredFont(forTextStyle: .headline))
        #expect(!field.isEnabled)
    }
}
