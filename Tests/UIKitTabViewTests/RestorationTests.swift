import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    /// A selection that the app keeps from one launch to the next, in `AppStorage`.
    @MainActor
    @Suite struct RestorationTests {
        private let saved: SavedSelection
        private let launch = Launch()

        init() throws {
            saved = try SavedSelection()
        }

        @Test func theSavedTabIsTheFirstShownAndTheOnlyOneMade() async throws {
            saved.value = "C"
            let screen = Screen(Tabs(saved: saved, launch: launch))
            await settle()

            #expect(try screen.tabBarController.selectedIndex == 2)
            #expect(try screen.texts == ["content C"])
            #expect(launch.selected.allSatisfy { $0 == "C" })
            #expect(launch.made == ["C"])
        }

        @Test func theStoredValueIsNotWrittenDuringLaunch() async throws {
            saved.value = "B"
            let screen = Screen(Tabs(saved: saved, launch: launch))
            await settle()

            #expect(try screen.tabBarController.selectedIndex == 1)
            #expect(launch.writes == 0)
            #expect(saved.value == "B")
        }

        @Test func withNothingSavedTheDefaultIsShownAndNothingIsStored() async throws {
            let screen = Screen(Tabs(saved: saved, launch: launch))
            await settle()

            #expect(try screen.texts == ["content A"])
            #expect(launch.writes == 0)
            #expect(saved.value == nil)
        }

        @Test func aSavedValueThatNamesNoTabShowsTheFirstTabWarnsOnceAndIsKept() async throws {
            saved.value = "a tab of an older version"
            let messages = await warnings {
                let screen = Screen(Tabs(saved: saved, launch: launch))
                await settle()

                #expect((try? screen.tabBarController.selectedIndex) == 0)
                #expect((try? screen.texts) == ["content A"])
            }

            #expect(messages.count == 1)
            #expect(launch.writes == 0)
            #expect(saved.value == "a tab of an older version")
        }

        @Test func aTapIsSavedOnceAndTheNextLaunchBeginsThere() async throws {
            saved.value = "C"
            var screen: Screen? = Screen(Tabs(saved: saved, launch: launch))
            await settle()
            try await screen?.tap(1)
            screen = nil

            let next = Screen(Tabs(saved: saved, launch: launch))
            await settle()

            #expect(launch.writes == 1)
            #expect(saved.value == "B")
            #expect(try next.texts == ["content B"])
        }
    }
}

/// What happens from the launch on.
@MainActor
private final class Launch {
    var writes = 0
    /// The tabs whose content was made, in order.
    var made: [String] = []
    /// The tab that was selected whenever the view was evaluated.
    var selected: [String] = []
}

/// The stored selection of an app of its own, removed afterwards.
private final class SavedSelection {
    let name = "UIKitTabView.tests.\(UUID().uuidString)"
    let store: UserDefaults

    init() throws {
        store = try #require(UserDefaults(suiteName: name))
    }

    deinit {
        store.removePersistentDomain(forName: name)
    }

    var value: String? {
        get { store.string(forKey: "tab") }
        set { store.set(newValue, forKey: "tab") }
    }
}

private struct Tabs: View {
    @AppStorage private var tab: String
    let launch: Launch

    init(saved: SavedSelection, launch: Launch) {
        _tab = AppStorage(wrappedValue: "A", "tab", store: saved.store)
        self.launch = launch
    }

    var body: some View {
        let stored = $tab
        let launch = launch
        let counted = Binding(
            get: { @MainActor in stored.wrappedValue },
            set: { @MainActor in
                launch.writes += 1
                stored.wrappedValue = $0
            }
        )
        launch.selected.append(tab)
        return UIKitTabView(selection: counted) {
            for name in ["A", "B", "C"] {
                UIKitTab(name, value: name) { Content(name: name, launch: launch) }
            }
        }
    }
}

private struct Content: View {
    let name: String
    let launch: Launch

    var body: some View {
        launch.made.append(name)
        return Shown("content \(name)")
    }
}
