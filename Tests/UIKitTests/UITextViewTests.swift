import Testing
import UIKit

@Suite @MainActor struct UITextViewTests {
    @Test func theTextIsNeverNil() {
        let view = UITextView()
        #expect(view.text == "")
        #expect(!view.hasText)

        view.text = nil
        #expect(view.text == "")
    }

    @Test func typingIsToldAndTextFromCodeIsNot() {
        let view = UITextView()
        let recorder = WritingRecorder()
        view.delegate = recorder

        view.text = "a"
        view.insertText("b\n")
        view.deleteBackward()
        view.deleteBackward()
        view.text = "from code"

        #expect(recorder.events == ["ab\n", "ab", "a"])
        #expect(view.text == "from code")
    }

    @Test func deletingWhereNothingIsChangesNothing() {
        let view = UITextView()
        let recorder = WritingRecorder()
        view.delegate = recorder

        view.deleteBackward()

        #expect(recorder.events.isEmpty)
    }

    @Test func aViewOutsideAWindowCannotBecomeFirstResponder() {
        #expect(!UITextView().becomeFirstResponder())
    }

    @Test func editingBeginsAndEndsWithFirstResponder() {
        let (window, view, field) = windowWithTextViewAndField()
        let recorder = WritingRecorder()
        view.delegate = recorder

        #expect(view.becomeFirstResponder())
        #expect(view.isFirstResponder)
        #expect(field.becomeFirstResponder())

        #expect(!view.isFirstResponder)
        #expect(recorder.events == ["should begin", "did begin", "did end"])
        withExtendedLifetime(window) {}
    }

    @Test func aDelegateCanRefuseEditing() {
        let (window, view, field) = windowWithTextViewAndField()
        let recorder = WritingRecorder()
        recorder.allowsEditing = false
        view.delegate = recorder
        field.becomeFirstResponder()

        #expect(!view.becomeFirstResponder())

        #expect(recorder.events == ["should begin"])
        #expect(field.isFirstResponder)
        withExtendedLifetime(window) {}
    }

    @Test func aViewThatOnlySelectsIsFirstResponderWithoutEditing() {
        let (window, view, _) = windowWithTextViewAndField()
        let recorder = WritingRecorder()
        view.delegate = recorder
        view.isEditable = false

        #expect(view.becomeFirstResponder())
        view.resignFirstResponder()
        view.isSelectable = false

        #expect(!view.becomeFirstResponder())
        #expect(recorder.events.isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test func turningEditingOffEndsIt() {
        let (window, view, _) = windowWithTextViewAndField()
        let recorder = WritingRecorder()
        view.delegate = recorder
        view.becomeFirstResponder()

        view.isEditable = false

        #expect(!view.isFirstResponder)
        #expect(recorder.events == ["should begin", "did begin", "did end"])
        withExtendedLifetime(window) {}
    }

    @Test func leavingTheWindowEndsEditing() {
        let (window, view, _) = windowWithTextViewAndField()
        let recorder = WritingRecorder()
        view.delegate = recorder
        view.becomeFirstResponder()

        view.removeFromSuperview()

        #expect(!view.isFirstResponder)
        #expect(recorder.events.last == "did end")
        withExtendedLifetime(window) {}
    }

    @Test func itsDelegateHearsOfScrolling() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let recorder = WritingRecorder()
        view.delegate = recorder

        view.contentOffset.y = 40

        #expect(recorder.events == ["scrolled to 40"])
    }

    @Test func theContentGrowsWithTheLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let empty = view.contentSize.height

        view.text = String(repeating: "line\n", count: 20)

        #expect(empty < 100)
        #expect(view.contentSize.height > 200)
        #expect(view.contentSize.width == 300)
    }

    @Test func noFontMeansTheDefaultOne() {
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .title1)

        view.font = nil

        #expect(view.font == .systemFont(ofSize: 12))
        #expect(view.textColor == .label)
    }

    private func windowWithTextViewAndField() -> (UIWindow, UITextView, UITextField) {
        let window = UIWindow(frame: .zero)
        let view = UITextView()
        let field = UITextField()
        window.addSubview(view)
        window.addSubview(field)
        return (window, view, field)
    }
}

@MainActor
private final class WritingRecorder: NSObject, UITextViewDelegate {
    var events: [String] = []
    var allowsEditing = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        events.append("should begin")
        return allowsEditing
    }

    func textViewDidBeginEditing(_ textView: UITextView) { events.append("did begin") }
    func textViewDidEndEditing(_ textView: UITextView) { events.append("did end") }
    func textViewDidChange(_ textView: UITextView) { events.append(textView.text) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        events.append("scrolled to \(Int(scrollView.contentOffset.y))")
    }
}
