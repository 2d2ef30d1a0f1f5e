import Testing

@testable import SwiftUI

private enum NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

private enum OtherKey: PreferenceKey {
    static var defaultValue: Int? { nil }

    static func reduce(value: inout Int?, nextValue: () -> Int?) {
        value = value ?? nextValue()
    }
}

@Suite @MainActor
struct PreferenceTests {
    private let log = Log()

    private struct Names: View {
        let names: [String]
        var other = 0
        let log: Log

        var body: some View {
            Box {
                Mark("none")
                ForEach(names, id: \.self) { Mark($0).preference(key: NamesKey.self, value: [$0]) }
                Mark("").preference(key: OtherKey.self, value: other)
            }
            .onPreferenceChange(NamesKey.self) { log($0.joined(separator: " ")) }
        }
    }

    @Test func valuesAreCombinedInTheOrderOfTheViews() {
        _ = Screen(Names(names: ["a", "b"], log: log))

        #expect(log.events == ["a b"])
    }

    @Test func theActionFollowsNewMovedAndRemovedWritersAndNothingElse() {
        let screen = Screen(Names(names: ["a", "b"], log: log))
        log.clear()
        func show(_ names: [String], other: Int = 0) {
            screen.host.rootView = Names(names: names, other: other, log: log)
            screen.update()
        }

        show(["a", "b"], other: 1)
        #expect(log.events.isEmpty)

        show(["b", "a"])
        show(["b"])
        show([])
        #expect(log.events == ["b a", "b", ""])
    }

    @Test func aValueFurtherOutReplacesThoseBelow() {
        let view = Mark("").preference(key: NamesKey.self, value: ["inner"])
            .preference(key: NamesKey.self, value: ["outer"])
            .onPreferenceChange(NamesKey.self) { log("\($0)") }

        _ = Screen(view)

        #expect(log.events == ["[\"outer\"]"])
    }

    @Test func aTransformSeesTheValuesBelow() {
        let view = Mark("").preference(key: NamesKey.self, value: ["a"])
            .transformPreference(NamesKey.self) { $0.append("b") }
            .onPreferenceChange(NamesKey.self) { log("\($0)") }

        _ = Screen(view)

        #expect(log.events == ["[\"a\", \"b\"]"])
    }

    @Test func whatAnActionSetsIsShownInTheSameUpdate() {
        struct Counting: View {
            @State private var count = 0

            var body: some View {
                Mark("\(count)").preference(key: NamesKey.self, value: ["a", "b"])
                    .onPreferenceChange(NamesKey.self) { count = $0.count }
            }
        }

        #expect(Screen(Counting()).marks == ["2"])
    }

    @Test func aHostSeesThePreferencesOfItsContent() {
        let host = UIHostingController(rootView: AnyView(Mark("").preference(key: OtherKey.self, value: 1)))
        host.observePreference(OtherKey.self) { log("\($0 ?? 0)") }
        UpdateCycle.shared.flush()
        #expect(log.events.isEmpty)

        host.loadViewIfNeeded()
        #expect(log.events == ["1"])

        host.rootView = AnyView(Mark(""))
        UpdateCycle.shared.flush()
        #expect(log.events == ["1", "0"])
    }
}
