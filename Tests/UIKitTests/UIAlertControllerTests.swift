import Testing

@testable import UIKit

@MainActor
@Suite struct UIAlertControllerTests {
    private let root = UIViewController()
    private let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
    private let recorder = Recorder()

    private func add(_ title: String, _ style: UIAlertAction.Style) -> UIAlertAction {
        let action = UIAlertAction(title: title, style: style) { [recorder, root] action in
            recorder.record("\(action.title ?? "") \(root.presentedViewController == nil)")
        }
        alert.addAction(action)
        return action
    }

    private var buttons: [AlertButton] { views(AlertButton.self, in: alert.view) }

    private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    private func press(_ title: String) {
        buttons.first { $0.alertAction.title == title }?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    @Test func itSaysWhatItWasGiven() {
        let delete = add("Delete", .destructive)
        let cancel = add("Cancel", .cancel)

        #expect(alert.title == "Delete?")
        #expect(alert.message == "For ever.")
        #expect(alert.preferredStyle == .alert)
        #expect(alert.actions == [delete, cancel])
        #expect(views(UILabel.self, in: alert.view).compactMap(\.text).prefix(2) == ["Delete?", "For ever."])
        #expect(buttons.map(\.alertAction.title) == ["Cancel", "Delete"])
    }

    @Test func aPickedActionRunsOnceTheAlertIsGone() {
        _ = add("Delete", .destructive)
        let screen = TestScreen(root)
        root.present(alert, animated: true)
        #expect(root.presentedViewController === alert)
        #expect(root.view.window != nil)

        press("Delete")

        #expect(recorder.take() == ["Delete true"])
        #expect(root.presentedViewController == nil)
        withExtendedLifetime(screen) {}
    }

    @Test func escapePicksTheActionThatCancels() {
        _ = add("Delete", .destructive)
        let screen = TestScreen(root)
        root.present(alert, animated: true)

        screen.window.escapeWasPressed()
        #expect(root.presentedViewController === alert)
        #expect(recorder.take() == [])

        _ = add("Cancel", .cancel)
        screen.window.escapeWasPressed()
        #expect(recorder.take() == ["Cancel true"])
    }

    @Test func aDisabledActionCannotBePicked() {
        let delete = add("Delete", .destructive)
        let screen = TestScreen(root)
        root.present(alert, animated: true)

        delete.isEnabled = false
        #expect(buttons.map(\.isEnabled) == [false])
        alert.pick(delete)
        #expect(root.presentedViewController === alert)

        delete.isEnabled = true
        #expect(buttons.map(\.isEnabled) == [true])
        withExtendedLifetime(screen) {}
    }

    @Test func aSecondActionThatCancelsIsIgnored() {
        _ = add("Cancel", .cancel)

        let messages = warnings { _ = add("Leave", .cancel) }

        #expect(messages.count == 1)
        #expect(alert.actions.map(\.title) == ["Cancel"])
    }

    @Test func theActionThatCancelsIsLastAmongMany() {
        _ = add("Cancel", .cancel)
        _ = add("One", .default)
        _ = add("Two", .default)

        #expect(buttons.map(\.alertAction.title) == ["One", "Two", "Cancel"])
    }

    @Test func onlyAnActionOfTheAlertCanBePreferred() {
        let delete = add("Delete", .destructive)
        alert.preferredAction = delete

        let messages = warnings { alert.preferredAction = UIAlertAction(title: "Other", style: .default) }

        #expect(messages.count == 1)
        #expect(alert.preferredAction === delete)
    }

    @Test func aFieldIsEditedAtOnceAndReturnPicksThePreferredAction() throws {
        alert.preferredAction = add("Save", .default)
        alert.addTextField { $0.placeholder = "Name" }
        let screen = TestScreen(root)

        root.present(alert, animated: true)

        let field = try #require(alert.textFields?.first)
        #expect(field.placeholder == "Name")
        #expect(field.isFirstResponder)
        field.pressReturn()
        #expect(recorder.take() == ["Save true"])
        withExtendedLifetime(screen) {}
    }

    @Test func anActionSheetHasNoFields() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)

        let messages = warnings { sheet.addTextField() }

        #expect(messages.count == 1)
        #expect(sheet.textFields == nil)
    }
}
