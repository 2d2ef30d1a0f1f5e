import Testing

@testable import SwiftUI

@Suite @MainActor
struct RepresentableTests {
    private let log = Log()

    private final class Coordinator {
        let log: Log

        init(_ log: Log) {
            self.log = log
        }
    }

    private final class LoggingController: UIViewController {
        var log: Log?

        override func loadView() {
            log?("loads")
            view = MarkView()
        }

        override func willMove(toParent parent: UIViewController?) {
            log?(parent == nil ? "leaves" : "joins")
        }

        override func didMove(toParent parent: UIViewController?) {
            log?(parent == nil ? "left" : "joined")
        }

        override func viewWillAppear(_ animated: Bool) {
            log?("will appear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            log?("did disappear")
        }
    }

    private struct Represented: UIViewControllerRepresentable {
        @Binding var value: Int
        let log: Log

        func makeCoordinator() -> Coordinator {
            log("coordinator")
            return Coordinator(log)
        }

        func makeUIViewController(context: Context) -> LoggingController {
            log("make")
            let controller = LoggingController()
            controller.log = log
            return controller
        }

        func updateUIViewController(_ controller: LoggingController, context: Context) {
            log("update \(value)")
        }

        static func dismantleUIViewController(_ controller: LoggingController, coordinator: Coordinator) {
            coordinator.log("dismantle")
        }
    }

    private struct Parent: View {
        @State private var value = 0
        @State private var isShown = true
        @State private var other = 0
        let log: Log
        let valueHandle: Handle<Int>
        let shownHandle: Handle<Bool>
        let otherHandle: Handle<Int>

        var body: some View {
            valueHandle.connect($value)
            shownHandle.connect($isShown)
            otherHandle.connect($other)
            return Box {
                if isShown { Represented(value: $value, log: log) }
                Mark("\(other)")
            }
        }
    }

    private let value = Handle<Int>()
    private let isShown = Handle<Bool>()
    private let other = Handle<Int>()

    private func screen(appears: Bool = true) -> Screen<Parent> {
        Screen(
            Parent(log: log, valueHandle: value, shownHandle: isShown, otherHandle: other),
            appears: appears
        )
    }

    @Test func aControllerIsMadeUpdatedAddedAndThenLoaded() {
        let screen = screen(appears: false)

        #expect(screen.host.children.count == 1)
        #expect(log.events == ["coordinator", "make", "update 0", "joins", "loads", "joined"])
    }

    @Test func aChangeThatAffectsItUpdatesItOnceAndOthersDoNot() {
        let screen = screen()
        log.clear()

        value.value = 1
        screen.update()
        #expect(log.events == ["update 1"])

        other.value = 1
        screen.update()
        #expect(log.events == ["update 1"])
    }

    @Test func aControllerAppearsWithItsHostAndLeavesBeforeItIsDismantled() {
        let screen = screen(appears: false)
        let controller = screen.host.children.first
        log.clear()

        screen.appear()
        isShown.value = false
        screen.update()

        #expect(log.events == ["will appear", "leaves", "did disappear", "left", "dismantle"])
        #expect(screen.host.children.isEmpty)
        #expect(controller?.viewIfLoaded?.superview == nil)
    }

    @Test func aControllerThatJoinsAVisibleScreenAppears() {
        let screen = screen()
        isShown.value = false
        screen.update()
        log.clear()

        isShown.value = true
        screen.update()

        #expect(log.events == ["coordinator", "make", "update 0", "joins", "loads", "joined", "will appear"])
    }

    @Test func itsLifeEndsWithTheHosts() {
        weak var controller: UIViewController?
        do {
            let screen = screen()
            controller = screen.host.children.first
            #expect(controller != nil)
        }
        UpdateCycle.shared.flush()

        #expect(controller == nil)
        #expect(log.events.last == "dismantle")
    }

    private struct RepresentedView: UIViewRepresentable {
        @Environment(\.isEnabled) private var isEnabled
        let text: String
        let log: Log

        func makeUIView(context: Context) -> MarkView {
            log("make")
            return MarkView()
        }

        func updateUIView(_ view: MarkView, context: Context) {
            log("update")
            view.text = "\(text) \(isEnabled)"
        }

        static func dismantleUIView(_ view: MarkView, coordinator: Void) {
            view.text = "gone"
        }
    }

    @Test func aViewIsMadeOnceAndFollowsValuesAndEnvironment() {
        let screen = Screen(AnyView(RepresentedView(text: "a", log: log).disabled(false)))
        let view = screen.markViews.first
        #expect(screen.marks == ["a true"])

        screen.host.rootView = AnyView(RepresentedView(text: "b", log: log).disabled(false))
        screen.update()
        screen.host.rootView = AnyView(RepresentedView(text: "b", log: log).disabled(true))
        screen.update()

        #expect(screen.marks == ["b false"])
        #expect(screen.markViews.first === view)
        #expect(log.events == ["make", "update", "update", "update"])

        screen.host.rootView = AnyView(Mark("other"))
        screen.update()
        #expect(view?.text == "gone")
    }

    private struct Enabled: UIViewRepresentable {
        let log: Log

        func makeUIView(context: Context) -> MarkView { MarkView() }

        func updateUIView(_ view: MarkView, context: Context) {
            log("update")
            let environment = context.environment
            view.text = "\(environment.isEnabled)"
        }
    }

    @Test func onlyAValueThatWasReadFromTheContextsEnvironmentIsAReasonToUpdate() {
        func content(isDisabled: Bool) -> AnyView {
            AnyView(Enabled(log: log).environmentObject(ObservableObjectTests.Model()).disabled(isDisabled))
        }
        let screen = Screen(content(isDisabled: false))
        log.clear()

        screen.host.rootView = content(isDisabled: false)
        screen.update()
        #expect(log.events.isEmpty)

        screen.host.rootView = content(isDisabled: true)
        screen.update()
        #expect(log.events == ["update"])
    }

    private struct Rewriting: UIViewRepresentable {
        @Binding var value: Int

        func makeUIView(context: Context) -> MarkView { MarkView() }

        func updateUIView(_ view: MarkView, context: Context) {
            view.text = "\(value)"
            if value == 0 { value = 1 }
        }
    }

    @Test func settingStateWhileUpdatingWarnsAndIsShownAfterwards() {
        struct Owner: View {
            @State private var value = 0

            var body: some View { Rewriting(value: $value) }
        }
        var screen: Screen<Owner>?

        let reported = warnings { screen = Screen(Owner()) }

        #expect(reported.count == 1)
        #expect(screen?.marks == ["1"])
    }
}
