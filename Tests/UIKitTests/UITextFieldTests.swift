import Testing
import UIKit

@Suite @MainActor struct UITextFieldTests {
    @Test func theTextIsNeverNil() {
        let field = UITextField()
        #expect(field.text == "")

        field.text = nil
        #expect(field.text == "")
    }

    @Test func typingSendsEditingChangedAndSettingTheTextDoesNot() {
        let field = UITextField()
        var texts: [String?] = []
        field.addAction(UIAction { _ in texts.append(field.text) }, for: .editingChanged)

        field.text = "a"
        field.insertText("b")
        field.deleteBackward()

        #expect(texts == ["ab", "a"])
    }

    @Test func aFieldOutsideAWindowCannotBecomeFirstResponder() {
        #expect(!UITextField().becomeFirstResponder())
    }

    @Test func editingBeginsAndEndsWithFirstResponder() {
        let (window, first, second) = windowWithTwoFields()
        let recorder = EditingRecorder()
        first.delegate = recorder

        #expect(first.becomeFirstResponder())
        #expect(first.isFirstResponder && first.isEditing)

        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        #expect(second.isFirstResponder)
        #expect(recorder.events == ["should begin", "did begin", "did end"])
        withExtendedLifetime(window) {}
    }

    @Test func aDelegateCanRefuseEditing() {
        let (window, field, _) = windowWithTwoFields()
        let recorder = EditingRecorder()
        recorder.allowsEditing = false
        field.delegate = recorder

        #expect(!field.becomeFirstResponder())
        #expect(recorder.events == ["should begin"])
        withExtendedLifetime(window) {}
    }

    @Test func leavingTheWindowEndsEditing() {
        let (window, field, _) = windowWithTwoFields()
        field.becomeFirstResponder()
        var ended = 0
        field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEnd)

        field.removeFromSuperview()

        #expect(ended == 1)
        #expect(!field.isFirstResponder)
        withExtendedLifetime(window) {}
    }

    @Test func returnSendsEditingDidEndOnExitUnlessTheDelegateRefuses() {
        let field = UITextField()
        let recorder = EditingRecorder()
        field.delegate = recorder
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .editingDidEndOnExit)

        field.pressReturn()
        recorder.allowsReturn = false
        field.pressReturn()

        #expect(count == 1)
    }

    @Test func theClearButtonEmptiesAndFocusesTheFieldUnlessTheDelegateRefuses() {
        let (window, field, _) = windowWithTwoFields()
        let recorder = EditingRecorder()
        field.delegate = recorder
        field.text = "a"
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)

        recorder.allowsClearing = false
        field.pressClear()
        #expect(field.text == "a")

        recorder.allowsClearing = true
        field.pressClear()
        #expect(field.text == "")
        #expect(field.isFirstResponder)
        #expect(changes == 1)
        withExtendedLifetime(window) {}
    }

    private func windowWithTwoFields() -> (UIWindow, UITextField, UITextField) {
        let window = UIWindow(frame: .zero)
        let first = UITextField()
        let second = UITextField()
        window.addSubview(first)
        window.addSubview(second)
        return (window, first, second)
    }
}

@MainActor
private final class EditingRecorder: NSObject, UITextFieldDelegate {
    var events: [String] = []
    var allowsEditing = true
    var allowsReturn = true
    var allowsClearing = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        events.append("should begin")
        return allowsEditing
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("did begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("did end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { allowsReturn }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allowsClearing }
}
