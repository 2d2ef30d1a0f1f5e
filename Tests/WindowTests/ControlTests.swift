import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct ControlTests {
        @Test func noFieldTakesTheFocusByItselfWhenAWindowOpens() async throws {
            let field = UITextField()
            var began = 0
            field.addAction(UIAction { _ in began += 1 }, for: .editingDidBegin)

            try await show([field]) { window in
                try await window.nextFrame()
                #expect(!field.isFirstResponder)
                #expect(began == 0)
            }
        }

        @Test func theFirstResponderHasTheKeyboardFocusAndOnlyOneFieldHasIt() async throws {
            let first = UITextField()
            let second = UITextField()
            var events: [String] = []
            first.addAction(UIAction { _ in events.append("first begins") }, for: .editingDidBegin)
            first.addAction(UIAction { _ in events.append("first ends") }, for: .editingDidEnd)
            second.addAction(UIAction { _ in events.append("second begins") }, for: .editingDidBegin)

            try await show([first, second]) { _ in
                first.becomeFirstResponder()
                #expect(hasFocus(first))

                // What a click on the other field does.
                gtk_widget_grab_focus(second.widgetReference?.pointer())
                #expect(second.isFirstResponder && !first.isFirstResponder)
                #expect(events == ["first begins", "first ends", "second begins"])

                second.resignFirstResponder()
                #expect(!hasFocus(second))
            }
        }

        @Test(arguments: [true, false])
        func aFieldThatLeavesOrHidesHandsItsFocusToNoOther(isHidden: Bool) async throws {
            let first = UITextField()
            let second = UITextField()

            try await show([first, second]) { window in
                first.becomeFirstResponder()
                if isHidden { first.isHidden = true } else { first.removeFromSuperview() }
                for _ in 0..<3 { try await window.nextFrame() }

                #expect(!second.isFirstResponder)
                #expect(window.firstResponder == nil)
            }
        }

        @Test func typingIsToldOnceAndTextFromCodeIsNot() async throws {
            let field = UITextField()
            field.text = "ab"
            var texts: [String?] = []
            field.addAction(UIAction { _ in texts.append(field.text) }, for: .editingChanged)

            try await show([field]) { _ in
                var position: Int32 = 1
                gtk_editable_insert_text(field.widgetReference?.pointer(), "x", -1, &position)
                field.text = "from code"
                field.insertText("!")

                #expect(texts == ["axb", "from code!"])
            }
        }

        @Test func settingTheSameTextLeavesTheCursor() async throws {
            let field = UITextField()
            field.text = "abcd"

            try await show([field]) { _ in
                gtk_editable_set_position(field.widgetReference?.pointer(), 2)
                field.text = "abcd"
                #expect(gtk_editable_get_position(field.widgetReference?.pointer()) == 2)

                field.text = "efgh"
                #expect(gtk_editable_get_position(field.widgetReference?.pointer()) == 4)
            }
        }

        @Test func aPressedButtonAndASwitchedSwitchSendTheirActionsOnce() async throws {
            let button = UIButton(type: .system)
            button.setTitle("Press", for: .normal)
            let control = UISwitch()
            var events: [String] = []
            button.addAction(UIAction { _ in events.append("press") }, for: .touchUpInside)
            control.addAction(UIAction { _ in events.append("switch \(control.isOn)") }, for: .valueChanged)

            try await show([button, control]) { _ in
                press(button)
                gtk_widget_activate(control.widgetReference?.pointer())
                try await eventually { events.count == 2 }
                control.isOn = false

                #expect(events.sorted() == ["press", "switch true"])
            }
        }

        @Test func aDisabledControlIsInsensitive() async throws {
            let button = UIButton(type: .system)
            button.isEnabled = false

            try await show([button]) { _ in
                #expect(gtk_widget_is_sensitive(button.widgetReference?.pointer()) == 0)
            }
        }

        private func hasFocus(_ view: UIView) -> Bool {
            guard let widget: UnsafeMutablePointer<GtkWidget> = view.widgetReference?.pointer(),
                let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root)
            else { return false }
            return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
        }

        private func press(_ button: UIButton) {
            gtk_widget_activate(button.widgetReference?.pointer())
        }

        private func show(_ views: [UIView], _ body: (UIWindow) async throws -> Void) async throws {
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.alignment = .leading
            let controller = UIViewController()
            controller.view = stack
            try await WindowTests.show(controller, body)
        }
    }
}
