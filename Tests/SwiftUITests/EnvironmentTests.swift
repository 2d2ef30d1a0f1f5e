import Foundation
import Testing

@testable import SwiftUI

private enum LeftKey: EnvironmentKey {
    static var defaultValue: String { "left" }
}

private enum RightKey: EnvironmentKey {
    static var defaultValue: String { "right" }
}

extension EnvironmentValues {
    fileprivate var left: String {
        get { self[LeftKey.self] }
        set { self[LeftKey.self] = newValue }
    }

    fileprivate var right: String {
        get { self[RightKey.self] }
        set { self[RightKey.self] = newValue }
    }
}

@Suite @MainActor
struct EnvironmentTests {
    private let log = Log()

    private struct Reader: View {
        @Environment private var value: String
        let name: String
        let log: Log

        init(_ keyPath: KeyPath<EnvironmentValues, String>, name: String, log: Log) {
            _value = Environment(keyPath)
            self.name = name
            self.log = log
        }

        var body: some View {
            log(name)
            return Mark(value)
        }
    }

    private struct Setter: View {
        let left: String
        let right: String
        let log: Log

        var body: some View {
            Group {
                Reader(\.left, name: "left", log: log)
                Reader(\.right, name: "right", log: log)
                Mark("plain")
            }
            .environment(\.left, left)
            .environment(\.right, right)
        }
    }

    @Test func withoutASetterTheDefaultIsRead() {
        #expect(Screen(Reader(\.left, name: "", log: log)).marks == ["left"])
    }

    @Test func aChangeRunsOnlyTheBodiesThatReadItsKey() {
        let screen = Screen(Setter(left: "a", right: "b", log: log))
        #expect(screen.marks == ["a", "b", "plain"])
        log.clear()

        screen.host.rootView = Setter(left: "c", right: "b", log: log)
        screen.update()

        #expect(log.events == ["left"])
        #expect(screen.marks == ["c", "b", "plain"])
    }

    @Test func theNearestSetterWinsAndShieldsWhatIsBelow() {
        struct Two: View {
            let outer: String
            let log: Log

            var body: some View {
                Reader(\.left, name: "reader", log: log).environment(\.left, "inner").environment(\.left, outer)
            }
        }
        let screen = Screen(Two(outer: "a", log: log))
        #expect(screen.marks == ["inner"])
        log.clear()

        screen.host.rootView = Two(outer: "b", log: log)
        screen.update()

        #expect(log.events.isEmpty)
    }

    @Test func aTransformSeesWhatItInherits() {
        let view = Reader(\.left, name: "", log: log)
            .transformEnvironment(\.left) { $0 += "+" }
            .environment(\.left, "a")

        #expect(Screen(view).marks == ["a+"])
    }

    @Test func allValuesCanBeReadAndSetTogether() {
        struct All: View {
            @Environment(\.self) private var values
            let log: Log

            var body: some View {
                Reader(\.left, name: "", log: log).environment(\.self, values)
                Mark(values.right)
            }
        }
        let view = All(log: log).environment(\.left, "a").environment(\.right, "b")

        #expect(Screen(view).marks == ["a", "b"])
    }

    @Test func whatIsDisabledFurtherOutStaysDisabled() {
        struct EnabledReader: View {
            @Environment(\.isEnabled) private var isEnabled

            var body: some View { Mark("\(isEnabled)") }
        }

        #expect(Screen(EnabledReader()).marks == ["true"])
        #expect(Screen(EnabledReader().disabled(false).disabled(true)).marks == ["false"])
    }

    @Test func elementsMadeLaterInheritTheSame() {
        struct Growing: View {
            let count: Int
            let log: Log

            var body: some View {
                ForEach(0..<count, id: \.self) { _ in Reader(\.left, name: "", log: log) }.environment(\.left, "a")
            }
        }
        let screen = Screen(Growing(count: 1, log: log))

        screen.host.rootView = Growing(count: 2, log: log)
        screen.update()

        #expect(screen.marks == ["a", "a"])
    }

    @Observable final class Model {
        var name: String

        init(_ name: String) {
            self.name = name
        }
    }

    private struct ModelReader: View {
        @Environment(Model.self) private var model

        var body: some View { Mark(model.name) }
    }

    private struct OptionalModelReader: View {
        @Environment(Model.self) private var model: Model?

        var body: some View { Mark(model?.name ?? "none") }
    }

    @Test func observableObjectsAreFoundByTheirType() {
        let model = Model("a")
        let screen = Screen(ModelReader().environment(model))
        #expect(screen.marks == ["a"])

        model.name = "b"
        screen.update()

        #expect(screen.marks == ["b"])
        #expect(Screen(OptionalModelReader()).marks == ["none"])
    }

    @Test func anotherObjectReplacesTheFirst() {
        let screen = Screen(AnyView(ModelReader().environment(Model("a"))))

        screen.host.rootView = AnyView(ModelReader().environment(Model("b")))
        screen.update()

        #expect(screen.marks == ["b"])
    }

    @Test func aMissingObservableObjectIsFatal() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Screen(ModelReader()) }
        }
    }
}
