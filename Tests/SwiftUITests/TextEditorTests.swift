import Testing

@testable import SwiftUI

@Suite @MainActor
struct TextEditorTests {
    private struct Letter: View {
        let log: Log
        @State private var text = "Dear"

        var body: some View {
            log("body")
            return Group {
                TextEditor(text: $text)
                Text(verbatim: text)
                Button("Clear") { text = "" }
            }
        }
    }

    @Test func typingWritesTheBindingOnce() {
        let log = Log()
        let screen = Screen(Letter(log: log))
        let editor = screen.views(UITextView.self)[0]
        #expect(editor.text == "Dear")

        editor.insertText("\nAnn")
        screen.update()
        screen.update()

        #expect(screen.texts.contains("Dear\nAnn"))
        #expect(editor.text == "Dear\nAnn")
        #expect(log.events.count == 2)
    }

    @Test func aChangeFromCodeReachesTheEditor() {
        let screen = Screen(Letter(log: Log()))

        screen.press()

        #expect(screen.views(UITextView.self)[0].text == "")
    }

    @Test func aBindingThatStoresSomethingElseWins() {
        nonisolated(unsafe) var stored = ""
        let binding = Binding(get: { stored }, set: { stored = $0.uppercased() })
        let editor = Screen(TextEditor(text: binding)).views(UITextView.self)[0]

        editor.insertText("a")
        #expect(editor.text == "A")

        let constant = Screen(TextEditor(text: .constant("fixed"))).views(UITextView.self)[0]
        constant.insertText("x")
        #expect(constant.text == "fixed")
    }

    @Test func modifiersAroundAnEditorReachIt() {
        let screen = Screen(
            TextEditor(text: .constant(""))
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .font(.headline)
                .foregroundColor(.red)
                .multilineTextAlignment(.center)
                .scrollDisabled(true)
                .accessibilityLabel("Letter")
                .disabled(true)
        )
        let editor = screen.views(UITextView.self)[0]

        #expect(editor.keyboardType == .emailAddress)
        #expect(editor.autocapitalizationType == .none)
        #expect(editor.autocorrectionType == .no)
        #expect(editor.font == .preferredFont(forTextStyle: .headline))
        #expect(editor.textColor == .systemRed)
        #expect(editor.textAlignment == .center)
        #expect(!editor.isScrollEnabled)
        #expect(editor.accessibilityLabel == "Letter")
        #expect(!editor.isEditable)
    }

    @Test func itsFontIsTheBodyFont() {
        let editor = Screen(TextEditor(text: .constant(""))).views(UITextView.self)[0]

        #expect(editor.font == .preferredFont(forTextStyle: .body))
    }
}
