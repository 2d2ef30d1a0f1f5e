import Testing

@testable import SwiftUI

@Suite @MainActor
struct AppStorageTests {
    private enum Level: Int {
        case low = 1
        case high = 2
    }

    private enum Name: String {
        case ada, bob
    }

    private let suite: TemporaryDefaults
    private var store: UserDefaults { suite.store }
    private let log = Log()

    init() throws {
        suite = try TemporaryDefaults()
    }

    /// Writes through one property and reads through another.
    private func roundTrip<Value>(_ first: AppStorage<Value>, _ second: AppStorage<Value>, _ value: Value) -> Value {
        first.wrappedValue = value
        return second.wrappedValue
    }

    @Test func valuesOfEachTypeComeBackAsTheyWereSet() throws {
        let address = try #require(URL(string: "https://example.org/a?b=c"))
        let file = URL(fileURLWithPath: "/tmp/a file")
        func pair<Value>(_ make: () -> AppStorage<Value>) -> (AppStorage<Value>, AppStorage<Value>) { (make(), make()) }

        let bool = pair { AppStorage(wrappedValue: false, "bool", store: store) }
        #expect(roundTrip(bool.0, bool.1, true))
        let int = pair { AppStorage(wrappedValue: 0, "int", store: store) }
        #expect(roundTrip(int.0, int.1, 7) == 7)
        let double = pair { AppStorage(wrappedValue: 0.5, "double", store: store) }
        #expect(roundTrip(double.0, double.1, 2) == 2)
        let string = pair { AppStorage(wrappedValue: "", "string", store: store) }
        #expect(roundTrip(string.0, string.1, "text") == "text")
        let data = pair { AppStorage(wrappedValue: Data(), "data", store: store) }
        #expect(roundTrip(data.0, data.1, Data([1, 2])) == Data([1, 2]))
        let url = pair { AppStorage(wrappedValue: file, "url", store: store) }
        #expect(roundTrip(url.0, url.1, address) == address)
        #expect(store.url(forKey: "url") == address)
        #expect(roundTrip(url.0, url.1, file).path == "/tmp/a file")
        let level = pair { AppStorage(wrappedValue: Level.low, "level", store: store) }
        #expect(roundTrip(level.0, level.1, .high) == .high)
        #expect(store.integer(forKey: "level") == 2)
        let name = pair { AppStorage(wrappedValue: Name.ada, "name", store: store) }
        #expect(roundTrip(name.0, name.1, .bob) == .bob)
        #expect(store.string(forKey: "name") == "bob")
    }

    @Test func anOptionalIsNilUntilSetAndNilRemovesWhatIsStored() {
        let number = AppStorage<Int?>("number", store: store)
        let name = AppStorage<Name?>("name", store: store)
        #expect(number.wrappedValue == nil && name.wrappedValue == nil)

        number.wrappedValue = 3
        name.wrappedValue = .bob
        #expect(number.wrappedValue == 3 && name.wrappedValue == .bob)

        number.wrappedValue = nil
        name.wrappedValue = nil
        #expect(store.object(forKey: "number") == nil && store.object(forKey: "name") == nil)
    }

    @Test func aStoredValueOfAnotherTypeGivesTheDefaultAndStays() {
        store.set("many", forKey: "count")
        store.set(5, forKey: "level")
        store.set(2.5, forKey: "whole")

        #expect(AppStorage(wrappedValue: 1, "count", store: store).wrappedValue == 1)
        #expect(AppStorage(wrappedValue: Level.low, "level", store: store).wrappedValue == .low)
        #expect(AppStorage(wrappedValue: 9, "whole", store: store).wrappedValue == 9)
        #expect(store.string(forKey: "count") == "many")
        #expect(store.integer(forKey: "level") == 5)
    }

    @Test func assumptionNumbersServeForEachOtherIfThatLosesNothing() {
        store.set(2, forKey: "int")
        store.set(3.0, forKey: "double")
        store.set(true, forKey: "bool")
        store.set(1, forKey: "one")

        #expect(AppStorage(wrappedValue: 0.5, "int", store: store).wrappedValue == 2)
        #expect(AppStorage(wrappedValue: 0, "double", store: store).wrappedValue == 3)
        #expect(AppStorage(wrappedValue: 0, "bool", store: store).wrappedValue == 1)
        #expect(AppStorage(wrappedValue: false, "one", store: store).wrappedValue)
        #expect(!AppStorage(wrappedValue: false, "int", store: store).wrappedValue)
    }

    @Test func theDefaultIsNeverStored() {
        _ = Screen(Counter("count", store: store, log: log))

        #expect(store.object(forKey: "count") == nil)
    }

    private struct Counter: View {
        @AppStorage private var count: Int
        let log: Log
        let handle: Handle<Int>?

        init(_ key: String, store: UserDefaults?, log: Log, handle: Handle<Int>? = nil) {
            _count = AppStorage(wrappedValue: 0, key, store: store)
            self.log = log
            self.handle = handle
        }

        var body: some View {
            log("body")
            handle?.connect($count)
            return Mark("\(count)")
        }
    }

    @Test func aWriteShowsInEveryViewWithTheKeyAndInNoOther() throws {
        let other = try #require(UserDefaults(suiteName: suite.name))
        let handle = Handle<Int>()
        let screen = Screen(
            VStack {
                Counter("a", store: store, log: log, handle: handle)
                Counter("a", store: store, log: log)
                Counter("a", store: other, log: log)
                Counter("b", store: store, log: log)
            }
        )
        log.clear()

        handle.value = 4
        screen.update()

        #expect(screen.marks == ["4", "4", "4", "0"])
        #expect(log.count == 3)
        #expect(store.integer(forKey: "a") == 4)
    }

    @Test func settingAnEqualValueRunsNoBody() {
        let handle = Handle<Int>()
        store.set(4, forKey: "a")
        let screen = Screen(Counter("a", store: store, log: log, handle: handle))
        log.clear()

        handle.value = 4
        screen.update()

        #expect(log.count == 0)
    }

    @Test func aWriteThroughTheDefaultsShows() async {
        let screen = Screen(Counter("elsewhere", store: store, log: log))

        store.set(6, forKey: "elsewhere")
        await mainLoopIsAboutToSleep()

        #expect(screen.marks == ["6"])
    }

    @Test func aWriteFromAnotherThreadShows() async {
        let handle = Handle<Int>()
        let screen = Screen(Counter("a", store: store, log: log, handle: handle))
        let binding = handle.binding

        await Task.detached { binding?.wrappedValue = 5 }.value
        await Task { @MainActor in }.value
        screen.update()

        #expect(screen.marks == ["5"])
    }

    @Test func whatAViewSetsIsSavedSoonAndThereInANewProcess() async throws {
        await #expect(processExitsWith: .success) { @MainActor [name = suite.name as String] () async throws in
            let store = try #require(UserDefaults(suiteName: name))
            let handle = Handle<Int>()
            let screen = Screen(Counter("a", store: store, log: Log(), handle: handle))
            handle.value = 8
            await mainLoopIsAboutToSleep()
            screen.disappear()
        }

        #expect(store.integer(forKey: "a") == 8)
    }

    @Test func theDefaultStoreIsThatOfTheNearestModifierUnlessThePropertyNamesOne() throws {
        let own = try TemporaryDefaults()
        store.set(1, forKey: "count")
        own.store.set(2, forKey: "count")

        let screen = Screen(
            VStack {
                Counter("count", store: nil, log: log)
                Counter("count", store: own.store, log: log)
            }
            .defaultAppStorage(store)
        )

        #expect(screen.marks == ["1", "2"])
    }
}

/// Returns when everything else that was due has been done.
@MainActor
private func mainLoopIsAboutToSleep() async {
    for _ in 0..<2 {
        await withCheckedContinuation { turn in
            RunLoop.main.perform { turn.resume() }
        }
    }
}
