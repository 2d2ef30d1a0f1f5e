import Observation
import Testing

@testable import SwiftUI

/// Alerts and dialogs that a binding presents.
@MainActor
@Suite struct AlertTests {
    private let model = AlertModel()

    private func open(_ content: some View) -> Screen<AnyView> {
        let screen = Screen(AnyView(content), appears: false)
        screen.openWindow()
        model.isPresented = true
        screen.update()
        return screen
    }

    private func alert(on screen: Screen<AnyView>) throws -> UIAlertController {
        try #require(screen.host.presentedViewController as? UIAlertController)
    }

    private func pick(_ title: String, on screen: Screen<AnyView>) throws {
        let alert = try alert(on: screen)
        let button = alert.view.controls.first { $0 is UIButton && $0.accessibleTexts.contains(title) }
        try #require(button).sendActions(for: [.touchUpInside, .primaryActionTriggered])
        screen.update()
    }

    @Test func itSaysWhatTheViewsSay() throws {
        let screen = open(DeleteAlert(model: model))
        let alert = try alert(on: screen)

        #expect(alert.preferredStyle == .alert)
        #expect(alert.title == "Delete 3 mails?")
        #expect(alert.message == "They are gone then.")
        #expect(alert.actions.map(\.title) == ["Delete", "Archive", "Cancel"])
        #expect(alert.actions.map(\.style) == [.destructive, .default, .cancel])
        #expect(alert.actions.map(\.isEnabled) == [true, false, true])
    }

    @Test func aPickedButtonRunsItsActionAndThenTheBindingIsWrittenOnce() throws {
        let screen = open(DeleteAlert(model: model))

        try pick("Delete", on: screen)

        #expect(model.log.events == ["delete", "false"])
        #expect(screen.host.presentedViewController == nil)
    }

    @Test func escapeCancels() throws {
        let screen = open(DeleteAlert(model: model))

        screen.dismissByPerson()

        #expect(model.log.events == ["cancel", "false"])
    }

    @Test func theBindingDismissesWithoutAnAction() throws {
        let screen = open(DeleteAlert(model: model))

        model.isPresented = false
        screen.update()

        #expect(screen.host.presentedViewController == nil)
        #expect(model.log.events == [])
    }

    @Test func itFollowsStateWhileItIsUp() throws {
        let screen = open(DeleteAlert(model: model))
        let alert = try alert(on: screen)

        model.count = 4
        model.canArchive = true
        screen.update()

        #expect(alert.title == "Delete 4 mails?")
        #expect(alert.actions.map(\.isEnabled) == [true, true, true])
        model.showsArchive = false
        screen.update()
        #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    }

    @Test func withoutButtonsThereIsOneThatSaysOK() throws {
        let screen = open(Mark("root").alert("Done", isPresented: model.presented) {})
        #expect(try alert(on: screen).actions.map(\.title) == ["OK"])

        try pick("OK", on: screen)

        #expect(model.log.events == ["false"])
    }

    @Test func aDialogOffersButtonsAndAWayToLeave() throws {
        let screen = open(
            Mark("root").confirmationDialog("Sort by", isPresented: model.presented) {
                ForEach(["Name", "Date"], id: \.self) { name in
                    Button(name) { model.log(name) }
                }
            }
        )
        let alert = try alert(on: screen)
        #expect(alert.preferredStyle == .actionSheet)
        #expect(alert.title == nil)
        #expect(alert.actions.map(\.title) == ["Name", "Date", "Cancel"])

        try pick("Date", on: screen)
        #expect(model.log.events == ["Date", "false"])
    }

    @Test func aDialogsTitleCanBeShown() throws {
        let screen = open(
            Mark("root").confirmationDialog(
                Text("Sort by"),
                isPresented: model.presented,
                titleVisibility: .visible,
                actions: { Button("Leave", role: .cancel) {} },
                message: { Text("For all lists") }
            )
        )

        #expect(try alert(on: screen).title == "Sort by")
        #expect(try alert(on: screen).message == "For all lists")
        #expect(try alert(on: screen).actions.map(\.title) == ["Leave"])
    }
}

extension UIView {
    fileprivate var accessibleTexts: [String] {
        ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.accessibleTexts)
    }
}

@MainActor
@Observable
private final class AlertModel {
    var isPresented = false
    var count = 3
    var canArchive = false
    var showsArchive = true
    @ObservationIgnored let log = Log()

    var presented: Binding<Bool> {
        Binding(
            get: { MainActor.assumeIsolated { self.isPresented } },
            set: { value in
                MainActor.assumeIsolated {
                    self.log("\(value)")
                    self.isPresented = value
                }
            }
        )
    }
}

private struct DeleteAlert: View {
    let model: AlertModel

    var body: some View {
        Mark("root").alert("Delete \(model.count) mails?", isPresented: model.presented) {
            Button("Delete", role: .destructive) { model.log("delete") }
            if model.showsArchive {
                Button("Archive") { model.log("archive") }.disabled(!model.canArchive)
            }
            Button("Cancel", role: .cancel) { model.log("cancel") }
        } message: {
            Text("They are gone then.")
        }
    }
}
