import CAdwaita
import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    /// Text of many lines, written by a real keyboard.
    @MainActor
    @Suite struct TextViewTests {
        /// Keys of the X server's keyboard.
        private enum Key {
            static let a: UInt32 = 38
            static let b: UInt32 = 56
            static let enter: UInt32 = 36
            static let backspace: UInt32 = 22
        }

        @Test func aClickFocusesItAndKeysWriteIntoIt() async throws {
            let text = UITextView()
            let recorder = ChangeRecorder()
            text.delegate = recorder
            let pointer = try Pointer()

            try await show([text]) { _ in
                try pointer.click(text)
                try await eventually { text.isFirstResponder }
                for key in [Key.a, Key.enter, Key.b, Key.b, Key.backspace] { try pointer.pressKey(key) }
                try await eventually { recorder.texts.count == 5 }

                #expect(recorder.texts == ["a", "a\n", "a\nb", "a\nbb", "a\nb"])
                #expect(text.text == "a\nb")
            }
        }

        @Test func aTextOverASelectionIsOneChangeAndSoIsItsUndoing() async throws {
            let text = UITextView()
            text.text = "away"
            let recorder = ChangeRecorder()
            text.delegate = recorder

            try await show([text]) { _ in
                gtk_widget_activate_action_variant(try widget(of: text), "selection.select-all", nil)
                text.insertText("here")
                gtk_widget_activate_action_variant(try widget(of: text), "text.undo", nil)
                gtk_widget_activate_action_variant(try widget(of: text), "text.redo", nil)

                #expect(recorder.texts == ["here", "away", "here"])
            }
        }

        @Test func aChangeThatIsRefusedIsUndoneSafelyAlsoAsAStepOfTheHistory() async throws {
            let text = UITextView()
            text.text = "kept"
            let refusal = Refusal(of: "x")
            text.delegate = refusal

            try await show([text]) { _ in
                text.insertText("a")
                text.insertText("x")
                #expect(text.text == "kepta")

                text.insertText("b")
                refusal.text = "kepta"
                gtk_widget_activate_action_variant(try widget(of: text), "text.undo", nil)
                #expect(text.text == "keptab")
            }
        }

        @Test func textFromCodeIsNotToldAndMovesTheCursorToTheEnd() async throws {
            let text = UITextView()
            text.text = "before"
            let recorder = ChangeRecorder()
            text.delegate = recorder

            try await show([text]) { _ in
                text.text = "from\ncode"
                #expect(recorder.texts.isEmpty)

                text.insertText("!")
                text.deleteBackward()
                #expect(recorder.texts == ["from\ncode!", "from\ncode"])
            }
        }

        @Test func settingTheSameTextLeavesTheCursor() async throws {
            let text = UITextView()
            text.text = "bc"

            try await show([text]) { _ in
                gtk_widget_activate_action_variant(try widget(of: text), "selection.select-all", nil)
                text.insertText("abc")
                gtk_widget_activate_action_variant(try widget(of: text), "selection.select-all", nil)
                text.text = "abc"
                text.insertText("d")

                #expect(text.text == "d")
            }
        }

        @Test func aDragSelectsWhatKeysThenWriteOver() async throws {
            let text = UITextView()
            text.text = "wwwww"
            let pointer = try Pointer()

            try await show([text]) { window in
                try pointer.move(to: text, offset: CGPoint(x: -190, y: -330))
                pointer.down()
                try await window.nextFrame()
                for x in [-170, -100, 0, 100] {
                    try pointer.move(to: text, offset: CGPoint(x: Double(x), y: -330))
                    try await window.nextFrame()
                }
                pointer.up()
                try pointer.pressKey(Key.a)
                try await eventually { text.text == "a" }
            }
        }

        @Test func theWheelAndCodeScrollItsText() async throws {
            let text = UITextView()
            text.text = String(repeating: "line\n", count: 200)
            let pointer = try Pointer()

            try await show([text]) { window in
                try await eventually { text.contentSize.height > 2000 }
                #expect(text.contentOffset.y == 0)

                try pointer.move(to: text)
                try await window.nextFrame()
                pointer.turnWheel(up: false)
                try await eventually { text.contentOffset.y > 0 }
                text.setContentOffset(.zero, animated: true)
                try await eventually { text.contentOffset.y == 0 && !text.isScrollAnimating }
            }
        }

        @Test func anInsetIsAddedToWhatScrolls() async throws {
            let text = UITextView()
            text.text = String(repeating: "line\n", count: 200)

            try await show([text]) { window in
                try await eventually { text.contentSize.height > 2000 }
                try await window.nextFrame()
                let height = text.contentSize.height
                text.contentInset.top = 50
                try await eventually { text.contentOffset.y == -50 }
                for _ in 0..<3 { try await window.nextFrame() }

                #expect(text.contentSize.height == height)
            }
        }

        @Test(arguments: [true, false])
        func whatIsNotEditableIsOnlyRead(isSelectable: Bool) async throws {
            let text = UITextView()
            text.text = String(repeating: "line\n", count: 200)
            text.isEditable = false
            text.isSelectable = isSelectable
            let pointer = try Pointer()

            try await show([text]) { window in
                try await eventually { text.contentSize.height > 2000 }
                try pointer.click(text)
                try pointer.pressKey(Key.a)
                pointer.turnWheel(up: false)
                try await eventually { text.contentOffset.y > 0 }

                #expect(text.isFirstResponder == isSelectable)
                #expect(!text.text.contains("a"))
            }
        }

        @Test func itsFontAndColorAreSeen() async throws {
            let text = UITextView()
            text.text = String(repeating: "█\n", count: 200)

            try await show([text]) { window in
                try await window.nextFrame()
                let height = text.contentSize.height
                text.font = .systemFont(ofSize: 34)
                text.textColor = .red
                try await eventually { text.contentSize.height > height * 1.5 }
                try await window.nextFrame()

                let picture = try #require(WidgetPicture(of: text))
                let colors = Set((8..<60).map { picture.color(x: 12, y: $0) })
                #expect(colors.contains([255, 0, 0]))
            }
        }

        @Test func onlyOneOfFieldAndTextViewHasTheFocus() async throws {
            let (text, field) = (UITextView(), UITextField())
            let pointer = try Pointer()

            try await show([text, field]) { window in
                try await window.nextFrame()
                #expect(window.firstResponder == nil)
                field.becomeFirstResponder()
                try pointer.click(text)
                try await eventually { text.isFirstResponder }
                #expect(!field.isFirstResponder)

                try pointer.click(field)
                try await eventually { field.isFirstResponder }
                #expect(!text.isFirstResponder)
            }
        }

        @Test func anEditorInAFormKeepsItsFocusAndCursorWhileRowsComeAndGo() async throws {
            let host = UIHostingController(rootView: GrowingLetter())
            let pointer = try Pointer()

            try await WindowTests.show(host) { window in
                let text = try #require(views(UITextView.self, in: host.view).first)
                try await eventually { text.bounds.height == 120 }
                try pointer.click(text)
                try await eventually { text.isFirstResponder }

                for key in [Key.a, Key.enter, Key.b] {
                    try pointer.pressKey(key)
                    try await window.nextFrame()
                }

                try await eventually { views(UILabel.self, in: host.view).contains { $0.text == "written a\nb" } }
                #expect(text.text == "a\nb")
                #expect(text.isFirstResponder && text.isMapped)
                #expect(text.bounds.height == 120)
            }
        }

        private func widget(of text: UITextView) throws -> UnsafeMutablePointer<GtkWidget> {
            try #require(text.accessibleReference).pointer()
        }

        private func show(_ views: [UIView], _ body: (UIWindow) async throws -> Void) async throws {
            let column = UIView()
            column.layout = StackLayout(axis: .vertical, alignment: .fill)
            column.setSubviews(views)
            let controller = UIViewController()
            controller.view = column
            try await WindowTests.show(controller, body)
        }
    }
}

private struct GrowingLetter: View {
    @State private var text = ""

    var body: some View {
        Form {
            Section {
                ForEach(0..<text.count, id: \.self) { Text("row \($0)") }
            }
            Section {
                TextEditor(text: $text).frame(height: 120)
                Text("written \(text)")
            }
        }
    }
}

@MainActor
private final class ChangeRecorder: NSObject, UITextViewDelegate {
    var texts: [String] = []

    func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
}

/// Takes back what ends with a text.
@MainActor
private final class Refusal: NSObject, UITextViewDelegate {
    var text: String
    private var last = ""

    init(of text: String) {
        self.text = text
    }

    func textViewDidChange(_ textView: UITextView) {
        if textView.text.hasSuffix(text) { textView.text = last } else { last = textView.text }
    }
}
