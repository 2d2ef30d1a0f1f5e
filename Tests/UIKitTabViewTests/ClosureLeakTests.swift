import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// Closures that an app handed over, and what they captured.
    @MainActor
    @Suite struct ClosureLeakTests {
        private let probes = Probes()

        /// Objects by name, which only the closures keep that capture them.
        @MainActor
        final class Probes: ObservableObject {
            enum Stage {
                case everything, contentsOnly, oneTab, nothing
            }

            @MainActor
            final class Probe {
                var uses = 0
            }

            @Published var stage = Stage.everything
            private var all: [(name: String, probe: () -> Probe?)] = []

            func make(_ name: String) -> Probe {
                let probe = Probe()
                weak let reference = probe
                all.append((name, { reference }))
                return probe
            }

            /// The names of those that are there.
            var alive: Set<String> { Set(all.filter { $0.probe() != nil }.map(\.name)) }
        }

        private struct Contents: View {
            let probes: [Probes.Probe]

            var body: some View {
                Shown("\(probes[0].uses)")
                    .onSecondTap {
                        probes[1].uses += 1
                        return .useDefault
                    }
                    .popToRootGuard { probes[1].uses == 0 }
                    .secondTapScrollTarget()
            }
        }

        private struct Tabs: View {
            @ObservedObject var probes: Probes

            var body: some View {
                if probes.stage == .nothing { Shown("gone") } else { container }
            }

            private var container: UIKitTabView<String> {
                let plain = UIKitTabView(selection: .constant("A")) {
                    UIKitTab("A", value: "A") { Shown("A") }
                    if probes.stage != .oneTab { tab }
                }
                return probes.stage == .everything ? handling(plain) : plain
            }

            private func handling(_ tabs: UIKitTabView<String>) -> UIKitTabView<String> {
                let names = ["event", "policy", "press", "taps", "controller", "appearance", "second tap", "accessory"]
                let made = names.map(probes.make)
                let handling =
                    tabs
                    .onTabSelection { _ in made[0].uses += 1 }
                    .allowsTabSelection { _ in made[1].uses == 0 }
                    .onTabLongPress { _ in made[2].uses += 1 }
                    .onTabDoubleTap { _ in made[3].uses += 1 }
                    .tabBarController { _ in made[4].uses += 1 }
                    .tabBarAppearance { _ in made[5].uses += 1 }
                    .secondTap(.custom { made[6].uses == 0 ? .handled : .useDefault })
                #if !(os(tvOS) || os(visionOS))
                    if #available(iOS 26, *) { return handling.tabBarAccessory { Shown("\(made[7].uses)") } }
                #endif
                return handling
            }

            private var tab: UIKitTab<String> {
                let content = ["content", "handler of the content"].map(probes.make)
                let tab = UIKitTab<String>("B", value: "B") { Contents(probes: content) }
                guard probes.stage == .everything else { return tab }
                let made = ["press on tab", "taps on tab", "policy of tab", "second tap on tab", "path"].map(
                    probes.make
                )
                return
                    tab
                    .onLongPress { made[0].uses += 1 }
                    .onDoubleTap { made[1].uses += 1 }
                    .allowsSelection { made[2].uses == 0 }
                    .secondTap(.custom { made[3].uses == 0 ? .handled : .useDefault })
                    .path(Binding(get: { @MainActor in Array(0..<made[4].uses) }, set: { @MainActor _ in }))
            }
        }

        private func show(visiting: Bool) async throws -> Screen {
            let screen = Screen(Tabs(probes: probes))
            await settle()
            #expect(!probes.alive.isEmpty)
            guard visiting else { return screen }
            let controller = try screen.tabBarController
            for index in [1, 0] {
                controller.selectedIndex = index
                await settle()
            }
            return screen
        }

        @Test(arguments: [true, false]) func whatIsNoLongerAskedForIsFreed(visiting: Bool) async throws {
            let screen = try await show(visiting: visiting)

            probes.stage = .contentsOnly

            let contents: Set = ["content", "handler of the content"]
            try await eventually { probes.alive.isSubset(of: contents) }
            withExtendedLifetime(screen) {}
        }

        @Test(arguments: [true, false]) func whatBelongsToARemovedTabIsFreed(visiting: Bool) async throws {
            let screen = try await show(visiting: visiting)

            probes.stage = .oneTab

            try await eventually { probes.alive.isEmpty }
            withExtendedLifetime(screen) {}
        }

        @Test(arguments: [true, false]) func everythingIsFreedWithTheContainer(visiting: Bool) async throws {
            let screen = try await show(visiting: visiting)

            probes.stage = .nothing

            try await eventually { probes.alive.isEmpty }
            withExtendedLifetime(screen) {}
        }

        private struct Presenting: View {
            @ObservedObject var app: SampleApp
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView(selection: app.binding) {
                    for tab in app.tabs {
                        UIKitTab(tab.name, value: tab.name) {
                            Logged(tab.name, in: app.log)
                                .sheet(isPresented: tab.name == "A" ? $model.flag : .constant(false)) {
                                    Logged("sheet", in: app.log)
                                }
                        }
                    }
                }
            }
        }

        @Test func aRemovedTabTakesItsSheetWithIt() async throws {
            let (app, model) = (SampleApp(), Model())
            let screen = Screen(Presenting(app: app, model: model))
            await settle()
            model.flag = true
            try await eventually { app.log.state("sheet") != nil }

            app.arrange("B", "C")

            try await eventually { screen.root.presentedViewController == nil }
            try await eventually { app.log.state("A") == nil && app.log.state("sheet") == nil }
            #expect(screen.shown == "B")
        }

        private final class Place: Hashable {
            let name: String

            init(_ name: String) {
                self.name = name
            }

            static func == (first: Place, second: Place) -> Bool { first === second }

            func hash(into hasher: inout Hasher) {
                hasher.combine(ObjectIdentifier(self))
            }
        }

        @MainActor
        private final class Places: ObservableObject {
            @Published var all = ["A", "B", "C"].map(Place.init)
            @Published var selection: Place

            init() {
                let all = ["A", "B", "C"].map(Place.init)
                selection = all[0]
                self.all = all
            }
        }

        private struct PlaceTabs: View {
            @ObservedObject var places: Places

            var body: some View {
                UIKitTabView(selection: $places.selection) {
                    for place in places.all { UIKitTab(place.name, value: place) { Shown(place.name) } }
                }
            }
        }

        @Test func anObjectThatIsATabsValueIsFreedWithTheTab() async throws {
            let places = Places()
            let screen = Screen(PlaceTabs(places: places))
            await settle()
            for index in [1, 0, 2] { try await screen.tap(index) }
            weak let last = places.all[2]

            places.all.removeLast()
            await settle()

            #expect(places.selection.name == "A")
            try await eventually { last == nil }
        }
    }
}
