import Testing

@testable import SwiftUI

private enum NameKey: EnvironmentKey {
    static var defaultValue: String { "default" }
}

extension EnvironmentValues {
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

@Suite @MainActor
struct HostingTests {
    private let log = Log()

    private struct Reader: View {
        @Environment(\.name) private var name
        let log: Log

        var body: some View {
            log("body \(name)")
            return Mark(name)
        }
    }

    @Test func bodiesRunWhenTheViewIsLoadedAndNotBefore() {
        let host = UIHostingController(rootView: Reader(log: log))
        host.rootView = Reader(log: log)
        #expect(log.events.isEmpty)

        host.loadViewIfNeeded()

        #expect(log.count == 1)
    }

    @Test func bodiesRunWhenTheContentIsMeasured() {
        let host = UIHostingController(rootView: Reader(log: log))

        let size = host.sizeThatFits(in: CGSize(width: 100, height: 100))

        #expect(log.count == 1)
        #expect(size == .zero || Display.isAvailable)
    }

    @Test func aRootViewThatIsSetOnAHiddenScreenIsThereWhenItShows() {
        let screen = Screen(Mark("a"))
        screen.disappear()

        screen.host.rootView = Mark("b")
        screen.host.beginAppearanceTransition(true, animated: false)

        #expect(screen.marks == ["b"])
    }

    /// Shows controllers that it did not make, as a tab bar controller does.
    private struct Container: UIViewControllerRepresentable {
        let host: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

        func updateUIViewController(_ controller: UIViewController, context: Context) {
            guard host.parent !== controller else { return }
            controller.embed(host, in: controller.view)
        }
    }

    @Test func aHostSeesDefaultsBeforeItIsAttachedAndTheOuterValuesAfter() {
        let host = UIHostingController(rootView: Reader(log: log))
        host.loadViewIfNeeded()
        #expect(host.view.marks.map(\.text) == ["default"])

        _ = Screen(Container(host: host).environment(\.name, "outer"))

        #expect(host.view.marks.map(\.text) == ["outer"])
    }

    @Test func aHostThatIsLoadedWhenAttachedRunsItsBodyOnceWithTheOuterValues() {
        let host = UIHostingController(rootView: Reader(log: log))

        let screen = Screen(Container(host: host).environment(\.name, "outer"))

        #expect(log.events == ["body outer"])
        withExtendedLifetime(screen) {}
    }

    private struct Outer: View {
        @State private var name = "a"
        let host: UIViewController
        let handle: Handle<String>

        var body: some View {
            handle.connect($name)
            return Container(host: host).environment(\.name, name)
        }
    }

    @Test func laterChangesOfOuterValuesReachAHost() {
        let handle = Handle<String>()
        let host = UIHostingController(rootView: Reader(log: log))
        let screen = Screen(Outer(host: host, handle: handle))
        log.clear()

        handle.value = "b"
        screen.update()

        #expect(log.events == ["body b"])
        #expect(host.view.marks.map(\.text) == ["b"])
    }

    @Test func valuesSetInTheHostsOwnContentWin() {
        let host = UIHostingController(rootView: Reader(log: log).environment(\.name, "own"))

        _ = Screen(Container(host: host).environment(\.name, "outer"))

        #expect(host.view.marks.map(\.text) == ["own"])
    }

    private struct ObjectReader: View {
        @EnvironmentObject private var model: ObservableObjectTests.Model

        var body: some View { Mark(model.name) }
    }

    @Test func environmentObjectsReachAHostAndStayWhenItIsDetached() {
        let model = ObservableObjectTests.Model()
        let host = UIHostingController(rootView: ObjectReader())
        let screen = Screen(AnyView(Container(host: host).environmentObject(model)))
        #expect(host.view.marks.map(\.text) == ["a"])

        screen.host.rootView = AnyView(Mark(""))
        screen.update()
        model.name = "b"
        screen.update()

        #expect(host.parent == nil || host.parent?.parent == nil)
        #expect(host.view.marks.map(\.text) == ["b"])
    }

    @Test func whatANestedHostReadsIsNoReasonToUpdateTheOuterView() {
        struct Counting: UIViewControllerRepresentable {
            let host: UIViewController
            let log: Log

            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

            func updateUIViewController(_ controller: UIViewController, context: Context) {
                log("update")
                guard host.parent !== controller else { return }
                controller.embed(host, in: controller.view)
            }
        }
        struct Nested: View {
            let model: ObservationTests.Model

            var body: some View { Mark(model.title) }
        }
        let model = ObservationTests.Model()
        let host = UIHostingController(rootView: Nested(model: model))
        let screen = Screen(Counting(host: host, log: log))

        model.title = "b"
        screen.update()

        #expect(host.view.marks.map(\.text) == ["b"])
        #expect(log.count == 1)
    }

    @Test func contentThatAppearsMayChangeStateWhileItsParentUpdates() {
        struct Appearing: View {
            @State private var text = "a"

            var body: some View { Mark(text).onAppear { text = "b" } }
        }
        let host = UIHostingController(rootView: Appearing())
        var screen: Screen<Container>?

        let reported = warnings { screen = Screen(Container(host: host)) }

        #expect(reported.isEmpty)
        #expect(host.view.marks.map(\.text) == ["b"])
        withExtendedLifetime(screen) {}
    }

    @Test func nothingOfAScreenOutlivesIt() {
        final class Probe {}
        struct Holder: View {
            @State private var count = 0
            @StateObject private var model = ObservableObjectTests.Model()
            let probe: Probe
            let handle: Handle<Int>

            var body: some View {
                handle.connect($count)
                return Box {
                    Mark("\(count) \(model.name)").onAppear { count += 1 }
                    ForEach(0..<3) { Mark("\($0)") }.modifier(Frame(tag: count))
                    Container(host: UIHostingController(rootView: Mark("nested")))
                }
                .onPreferenceChange(NoneKey.self) { _ in _ = probe }
            }
        }
        weak var host: UIViewController?
        weak var view: UIView?
        weak var probe: Probe?
        do {
            let new = Probe()
            let handle = Handle<Int>()
            let screen = Screen(Holder(probe: new, handle: handle))
            handle.value = 5
            screen.update()
            host = screen.host
            view = screen.markViews.first
            probe = new
            screen.disappear()
        }
        UpdateCycle.shared.flush()

        #expect(host == nil)
        #expect(view == nil)
        #expect(probe == nil)
    }
}

private enum NoneKey: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) {}
}
