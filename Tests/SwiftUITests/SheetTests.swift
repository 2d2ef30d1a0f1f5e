import Testing

@testable import SwiftUI

/// Sheets that a binding of a Boolean presents.
@MainActor
@Suite struct SheetTests {
    private let model = SheetModel()
    private let screen: Screen<SheetScreen>

    init() {
        screen = Screen(SheetScreen(model: model), appears: false)
    }

    private func set(_ isPresented: Bool) {
        model.isPresented = isPresented
        screen.update()
    }

    @Test func theBindingPresentsAndDismisses() throws {
        screen.openWindow()
        #expect(screen.host.presentedViewController == nil)

        set(true)
        #expect(screen.sheetMarks == ["sheet 0"])
        #expect(try screen.sheet.modalPresentationStyle == .pageSheet)
        #expect(screen.marks == ["root"])

        set(false)
        #expect(screen.host.presentedViewController == nil)
        #expect(model.log.events == ["sheet appears", "sheet disappears", "dismissed"])
        #expect(model.writes == [])
    }

    @Test func aPersonsDismissalWritesTheBindingOnceAndRunsOnDismissOnce() {
        screen.openWindow()
        set(true)

        screen.dismissByPerson()

        #expect(model.writes == [false])
        #expect(!model.isPresented)
        #expect(model.log.events == ["sheet appears", "sheet disappears", "dismissed"])
        set(true)
        #expect(screen.sheetMarks == ["sheet 0"])
    }

    @Test func aDismissalByUIKitWritesTheBinding() {
        screen.openWindow()
        set(true)

        screen.host.dismiss(animated: true)
        screen.update()

        #expect(model.writes == [false])
        #expect(model.log.events.filter { $0 == "dismissed" }.count == 1)
    }

    @Test func dismissInTheContentWritesTheBinding() {
        screen.openWindow()
        set(true)
        #expect(model.isPresentedInside == true)

        model.dismiss?()
        screen.update()

        #expect(model.writes == [false])
        #expect(screen.host.presentedViewController == nil)
        #expect(model.log.events.filter { $0 == "dismissed" }.count == 1)
    }

    @Test func presentationModeInTheContentWritesTheBinding() {
        screen.openWindow()
        set(true)
        #expect(model.mode?.wrappedValue.isPresented == true)

        model.mode?.wrappedValue.dismiss()
        screen.update()

        #expect(model.writes == [false])
        #expect(screen.host.presentedViewController == nil)
    }

    @Test func aBindingThatRefusesKeepsTheSheetThatDismissesItself() {
        screen.openWindow()
        set(true)
        model.refuses = true

        model.dismiss?()
        screen.update()

        #expect(screen.sheetMarks == ["sheet 0"])
        #expect(model.log.events == ["sheet appears"])
    }

    @Test func theContentFollowsStateThatOnlyItReadsAndKeepsItsOwn() throws {
        screen.openWindow()
        set(true)
        let view = try #require(screen.sheet.view.marks.first)

        model.count = 3
        screen.update()

        #expect(screen.sheetMarks == ["sheet 3"])
        #expect(try screen.sheet.view.marks.first === view)
    }

    @Test func theContentFollowsTheValuesThatItCaptured() {
        let screen = Screen(CapturingScreen(model: model), appears: false)
        screen.openWindow()
        model.isPresented = true
        screen.update()
        #expect(screen.sheetMarks == ["captured 0"])

        model.count = 8
        screen.update()

        #expect(screen.sheetMarks == ["captured 8"])
    }

    @Test func aBindingThatIsSetFromTheStartPresentsWhenTheViewIsOnScreen() {
        model.isPresented = true
        screen.update()
        #expect(model.log.events == [])

        screen.openWindow()

        #expect(screen.sheetMarks == ["sheet 0"])
        #expect(model.writes == [])
    }

    @Test func aViewThatGoesTakesItsSheetWithItAndLeavesTheBindingAlone() {
        screen.openWindow()
        set(true)

        model.showsRoot = false
        screen.update()

        #expect(screen.host.presentedViewController == nil)
        #expect(model.writes == [])
    }

    @Test func assumptionOnDismissRunsAlsoWhenTheViewGoes() {
        screen.openWindow()
        set(true)

        model.showsRoot = false
        screen.update()

        #expect(model.log.events.filter { $0 == "dismissed" }.count == 1)
    }

    @Test func aSecondSheetWaitsForTheFirstToBeDismissed() {
        let screen = Screen(TwoSheets(model: model), appears: false)
        screen.openWindow()
        model.isPresented = true
        screen.update()

        let messages = warnings {
            model.isSecondPresented = true
            screen.update()
        }
        #expect(messages.count == 1)
        #expect(screen.sheetMarks == ["first"])

        screen.dismissByPerson()
        #expect(screen.sheetMarks == ["second"])
        #expect(!model.isPresented)
        #expect(model.isSecondPresented)
    }

    @Test func aSheetMayPresentAnother() {
        let screen = Screen(NestedSheets(model: model), appears: false)
        screen.openWindow()
        model.isPresented = true
        model.isSecondPresented = true
        screen.update()
        let outer = screen.host.presentedViewController
        #expect(outer?.presentedViewController?.view.marks.map(\.text) == ["inner"])

        screen.dismissByPerson()
        #expect(!model.isSecondPresented)
        #expect(screen.host.presentedViewController === outer)

        model.isSecondPresented = true
        screen.update()
        model.isPresented = false
        screen.update()
        #expect(screen.host.presentedViewController == nil)
        #expect(!model.isSecondPresented)
    }

    @Test func aBindingThatChangesTwiceBeforeAnUpdateChangesNothing() throws {
        screen.openWindow()
        set(true)
        let sheet = try screen.sheet

        model.isPresented = false
        model.isPresented = true
        screen.update()

        #expect(try screen.sheet === sheet)
    }

    @Test func nothingIsKeptAliveAfterwards() {
        screen.openWindow()
        set(true)
        weak let sheet = screen.host.presentedViewController
        #expect(sheet != nil)

        set(false)

        #expect(sheet == nil)
    }

    @Test func interactiveDismissalCanBeDisabledFromAnywhereInTheContent() {
        let screen = Screen(GuardedScreen(model: model), appears: false)
        screen.openWindow()
        model.isPresented = true
        model.isGuarded = true
        screen.update()

        screen.dismissByPerson()
        #expect(model.isPresented)

        model.isGuarded = false
        screen.update()
        screen.dismissByPerson()
        #expect(!model.isPresented)
    }

    @Test func aHostThatUIKitPresentsCanDismissItself() throws {
        screen.openWindow()
        let host = UIHostingController(rootView: SheetContents(model: model))

        screen.host.present(host, animated: true)
        #expect(model.isPresentedInside == true)
        model.dismiss?()
        screen.update()

        #expect(screen.host.presentedViewController == nil)
    }
}
