import Testing

@testable import SwiftUI

@Suite @MainActor
struct FocusTests {
    private enum Field: Hashable {
        case name
        case mail
    }

    private struct Login: View {
        @FocusState private var field: Field?

        var body: some View {
            TextField("Name", text: .constant("")).focused($field, equals: .name)
            TextField("Mail", text: .constant("")).focused($field, equals: .mail)
            Text(field.map { "\($0)" } ?? "none")
            Button("mail") { field = .mail }
            Button("none") { field = nil }
        }
    }

    private func show<Content: View>(_ content: Content, _ body: (Screen<Content>) -> Void) {
        let screen = Screen(content, appears: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = screen.host
        window.isHidden = false
        defer { window.isHidden = true }
        screen.update()
        body(screen)
    }

    @Test func theStateFollowsTheFocus() {
        show(Login()) { screen in
            let fields = screen.views(UITextField.self)
            #expect(screen.texts == ["none", "mail", "none"])

            fields[0].becomeFirstResponder()
            screen.update()
            #expect(screen.texts[0] == "name")

            fields[1].becomeFirstResponder()
            screen.update()
            #expect(screen.texts[0] == "mail")
        }
    }

    @Test func theFocusFollowsTheState() {
        show(Login()) { screen in
            let fields = screen.views(UITextField.self)

            screen.press(0)
            #expect(fields[1].isFirstResponder)

            screen.press(1)
            #expect(!fields[1].isFirstResponder)
            #expect(screen.texts[0] == "none")
        }
    }

    @Test func aFieldMayBeFocusedFromTheStart() {
        struct Search: View {
            @FocusState private var isFocused: Bool

            var body: some View {
                TextField("Search", text: .constant(""))
                    .focused($isFocused)
                    .onAppear { isFocused = true }
            }
        }

        show(Search()) { screen in
            #expect(screen.views(UITextField.self)[0].isFirstResponder)
        }
    }

    @Test func pressingReturnGivesTheFocusUp() {
        show(Login()) { screen in
            let field = screen.views(UITextField.self)[0]
            field.becomeFirstResponder()

            field.pressReturn()
            screen.update()

            #expect(screen.texts[0] == "none")
        }
    }

    private struct Note: View {
        @FocusState private var isWriting: Bool

        var body: some View {
            TextEditor(text: .constant("")).focused($isWriting)
            Text(isWriting ? "writing" : "resting")
            Button("write") { isWriting = true }
            Button("rest") { isWriting = false }
        }
    }

    @Test func anEditorFollowsTheStateAndTheStateTheEditor() {
        show(Note()) { screen in
            let editor = screen.views(UITextView.self)[0]

            screen.press(0)
            #expect(editor.isFirstResponder)
            #expect(screen.texts[0] == "writing")

            screen.press(1)
            #expect(!editor.isFirstResponder)

            editor.becomeFirstResponder()
            screen.update()
            #expect(screen.texts[0] == "writing")
        }
    }
}
