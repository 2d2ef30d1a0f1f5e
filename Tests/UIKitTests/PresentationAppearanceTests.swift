import Testing
import UIKit

/// What controllers hear when one is presented on another, and when.
@MainActor
@Suite struct PresentationAppearanceTests {
    private let recorder = Recorder()
    private let root: RecordingController
    private let sheet: RecordingController

    init() {
        root = RecordingController("root", recorder)
        sheet = RecordingController("sheet", recorder)
    }

    @Test func aSheetAppearsAndWhatIsBelowHearsNothing() {
        let screen = TestScreen(root)
        _ = recorder.take()

        root.present(sheet, animated: true) { [recorder] in recorder.record("presented") }
        #expect(
            recorder.take() == [
                "sheet didLoad", "sheet willAppear", "sheet isAppearing", "sheet didAppear", "presented",
            ]
        )

        root.dismiss(animated: true) { [recorder] in recorder.record("dismissed") }
        #expect(recorder.take() == ["sheet willDisappear", "sheet didDisappear", "dismissed"])
        withExtendedLifetime(screen) {}
    }

    @Test func whatAFullScreenControllerCoversDisappearsAndComesBack() {
        sheet.modalPresentationStyle = .fullScreen
        sheet.loadViewIfNeeded()
        let screen = TestScreen(root)
        _ = recorder.take()

        root.present(sheet, animated: true)
        #expect(
            Set(recorder.events) == [
                "root willDisappear", "root didDisappear", "sheet willAppear", "sheet isAppearing", "sheet didAppear",
            ]
        )
        _ = recorder.take()

        root.dismiss(animated: true)
        #expect(
            Set(recorder.events) == [
                "sheet willDisappear", "sheet didDisappear", "root willAppear", "root isAppearing", "root didAppear",
            ]
        )
        withExtendedLifetime(screen) {}
    }

    @Test func assumptionTheComingControllerHasAppearedBeforeTheOtherHasDisappeared() {
        sheet.modalPresentationStyle = .fullScreen
        sheet.loadViewIfNeeded()
        let screen = TestScreen(root)
        _ = recorder.take()

        root.present(sheet, animated: true)
        #expect(
            recorder.take() == [
                "root willDisappear", "sheet willAppear", "sheet isAppearing", "sheet didAppear", "root didDisappear",
            ]
        )

        root.dismiss(animated: true)
        #expect(
            recorder.take() == [
                "sheet willDisappear", "root willAppear", "root isAppearing", "root didAppear", "sheet didDisappear",
            ]
        )
        withExtendedLifetime(screen) {}
    }

    @Test func aControllerOverTheFullScreenLeavesTheOthersInPlace() {
        sheet.modalPresentationStyle = .overFullScreen
        let screen = TestScreen(root)
        _ = recorder.take()

        root.present(sheet, animated: true)

        #expect(!recorder.events.contains { $0.hasPrefix("root") })
        withExtendedLifetime(screen) {}
    }

    @Test func theSheetsBelowAFullScreenControllerGoAndComeWithTheRoot() {
        let screen = TestScreen(root)
        let cover = RecordingController("cover", recorder)
        cover.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        _ = recorder.take()

        sheet.present(cover, animated: false)
        #expect(recorder.events.contains("root didDisappear"))
        #expect(recorder.take().contains("sheet didDisappear"))

        sheet.dismiss(animated: false)
        let events = recorder.take()
        #expect(events.contains("root didAppear"))
        #expect(events.contains("sheet didAppear"))
        #expect(screen.window.subviews.count == 2)
        #expect(screen.window.subviews.first === root.view)
    }

    @Test func whatWasCoveredAllTheTimeHearsNothingOfItsDismissal() {
        let screen = TestScreen(root)
        let cover = RecordingController("cover", recorder)
        cover.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        sheet.present(cover, animated: false)
        _ = recorder.take()

        root.dismiss(animated: true)

        #expect(!recorder.events.contains { $0.hasPrefix("sheet") })
        #expect(recorder.events.contains("root didAppear"))
        withExtendedLifetime(screen) {}
    }

    @Test func theCallbacksKnowWhyTheyCome() {
        var states: [String] = []
        let note = { [sheet] in states.append("\(sheet.isBeingPresented) \(sheet.isBeingDismissed)") }
        for event in ["willAppear", "didAppear", "willDisappear", "didDisappear"] { sheet.interruptions[event] = note }
        let screen = TestScreen(root)

        root.present(sheet, animated: true)
        note()
        root.dismiss(animated: true)
        note()

        #expect(
            states == [
                "true false", "true false", "false false", "false true", "false true", "false false",
            ]
        )
        withExtendedLifetime(screen) {}
    }

    @Test func aDismissalInACallbackOfThePresentationFollowsIt() {
        let screen = TestScreen(root)
        sheet.interruptions["willAppear"] = { [sheet] in sheet.dismiss(animated: true) }
        _ = recorder.take()

        root.present(sheet, animated: true)

        #expect(root.presentedViewController == nil)
        #expect(
            recorder.take().filter { $0.hasSuffix("ppear") } == [
                "sheet willAppear", "sheet didAppear", "sheet willDisappear", "sheet didDisappear",
            ]
        )
        withExtendedLifetime(screen) {}
    }

    @Test func aControllerMayBePresentedWhenAnotherHasDisappeared() {
        let screen = TestScreen(root)
        let next = RecordingController("next", recorder)
        root.present(sheet, animated: true)

        root.dismiss(animated: true) { [root] in root.present(next, animated: true) }

        #expect(root.presentedViewController === next)
        withExtendedLifetime(screen) {}
    }

    @Test func aWindowThatGoesTakesWhatIsPresentedWithIt() {
        let screen = TestScreen(root)
        root.present(sheet, animated: false)
        _ = recorder.take()

        screen.window.isHidden = true
        #expect(
            recorder.take() == [
                "sheet willDisappear", "sheet didDisappear", "root willDisappear", "root didDisappear",
            ]
        )

        screen.window.isHidden = false
        #expect(recorder.take().filter { $0.hasSuffix("didAppear") } == ["root didAppear", "sheet didAppear"])
    }
}
