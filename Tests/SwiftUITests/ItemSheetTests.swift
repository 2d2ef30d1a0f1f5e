import Observation
import Testing

@testable import SwiftUI

/// Sheets and covers for items, and what their content inherits.
@MainActor
@Suite struct ItemSheetTests {
    private let model = ItemModel()
    private let screen: Screen<ItemScreen>

    init() {
        screen = Screen(ItemScreen(model: model), appears: false)
        screen.openWindow()
    }

    private func set(_ item: Item?) {
        model.item = item
        screen.update()
    }

    @Test func anItemIsPresentedUntilItIsGone() {
        set(Item(id: 1))
        #expect(screen.sheetMarks == ["item 1 "])

        set(nil)
        #expect(screen.host.presentedViewController == nil)
        #expect(model.log.events == ["1 appears", "dismissed"])
    }

    @Test func aPersonsDismissalMakesTheItemNil() {
        set(Item(id: 1))

        screen.dismissByPerson()

        #expect(model.item == nil)
        #expect(model.writes == 1)
        #expect(model.log.events == ["1 appears", "dismissed"])
    }

    @Test func anItemOfAnotherIdentityDismissesAndPresentsAnew() throws {
        set(Item(id: 1))
        let first = try screen.sheet

        set(Item(id: 2))

        #expect(try screen.sheet !== first)
        #expect(screen.sheetMarks == ["item 2 "])
        #expect(model.log.events == ["1 appears", "dismissed", "2 appears"])
        #expect(model.writes == 0)
    }

    @Test func aNewValueOfTheSameIdentityShowsInTheSameSheet() throws {
        set(Item(id: 1))
        let first = try screen.sheet

        set(Item(id: 1, text: "new"))

        #expect(try screen.sheet === first)
        #expect(screen.sheetMarks == ["item 1 new"])
        #expect(model.log.events == ["1 appears"])
    }

    @Test func aRowsSheetStaysWhileTheRowsMove() throws {
        let screen = Screen(Rows(model: model), appears: false)
        screen.openWindow()
        model.item = Item(id: 2)
        screen.update()
        let sheet = try screen.sheet
        #expect(screen.sheetMarks == ["row 2"])

        model.rows = [3, 2, 4]
        screen.update()
        #expect(try screen.sheet === sheet)

        model.rows = [3, 4]
        screen.update()
        #expect(screen.host.presentedViewController == nil)
    }

    @Test func aCoverCoversAndAPersonCannotDismissIt() throws {
        let model = ItemModel()
        let screen = Screen(CoverScreen(model: model), appears: false)
        let window = screen.openWindow()
        model.item = Item(id: 1)
        screen.update()
        #expect(screen.sheetMarks == ["cover 1"])
        #expect(try screen.sheet.modalPresentationStyle == .fullScreen)
        #expect(screen.host.view.window == nil)
        #expect(model.log.events == ["root appears", "root disappears"])

        screen.dismissByPerson()
        #expect(model.item != nil)

        model.item = nil
        screen.update()
        #expect(screen.host.view.window === window)

        model.isCovered = true
        screen.update()
        #expect(screen.sheetMarks == ["cover"])
    }

    @Test func theEnvironmentAndItsObjectsReachTheContentAndSoDoTheirChanges() {
        let object = ItemObject()
        let screen = Screen(Surroundings(model: model).environmentObject(object), appears: false)
        screen.openWindow()
        model.item = Item(id: 1)
        screen.update()
        #expect(screen.sheetMarks == ["0 0"])

        model.number = 5
        object.count = 6
        screen.update()
        #expect(screen.sheetMarks == ["5 6"])
    }

    @Test func theContentIsNotInTheContainersAroundTheView() {
        let screen = Screen(Contained(model: model), appears: false)
        screen.openWindow()

        let messages = warnings {
            model.item = Item(id: 1)
            screen.update()
        }

        #expect(screen.host.presentedViewController?.view.controls.map(\.isEnabled) == [false])
        #expect(messages == [])
    }
}

private struct Item: Identifiable {
    let id: Int
    var text = ""
}

@MainActor
@Observable
private final class ItemModel {
    var item: Item?
    var rows = [1, 2, 3]
    var number = 0
    var isCovered = false

    @ObservationIgnored var writes = 0
    @ObservationIgnored let log = Log()

    func wasDismissed() { log("dismissed") }

    var binding: Binding<Item?> {
        Binding(
            get: { MainActor.assumeIsolated { self.item } },
            set: { value in
                MainActor.assumeIsolated {
                    self.writes += 1
                    self.item = value
                }
            }
        )
    }
}

private struct ItemScreen: View {
    let model: ItemModel

    var body: some View {
        Mark("root").sheet(item: model.binding, onDismiss: model.wasDismissed) { item in
            Mark("item \(item.id) \(item.text)").onAppear { model.log("\(item.id) appears") }
        }
    }
}

private struct Rows: View {
    let model: ItemModel

    var body: some View {
        Box {
            ForEach(model.rows, id: \.self) { row in
                Mark("\(row)").sheet(isPresented: .constant(model.item?.id == row)) { Mark("row \(row)") }
            }
        }
    }
}

private struct CoverScreen: View {
    @Bindable var model: ItemModel

    var body: some View {
        Mark("root")
            .onAppear { model.log("root appears") }
            .onDisappear { model.log("root disappears") }
            .fullScreenCover(item: $model.item) { Mark("cover \($0.id)") }
            .fullScreenCover(isPresented: $model.isCovered) { Mark("cover") }
    }
}

private final class ItemObject: ObservableObject {
    @Published var count = 0
}

private struct ItemNumberKey: EnvironmentKey {
    static let defaultValue = -1
}

extension EnvironmentValues {
    fileprivate var itemNumber: Int {
        get { self[ItemNumberKey.self] }
        set { self[ItemNumberKey.self] = newValue }
    }
}

private struct Surroundings: View {
    @Bindable var model: ItemModel

    var body: some View {
        Mark("root")
            .sheet(item: $model.item) { _ in Inside() }
            .environment(\.itemNumber, model.number)
    }
}

private struct Inside: View {
    @Environment(\.itemNumber) private var number
    @EnvironmentObject private var object: ItemObject

    init() {}

    var body: some View { Mark("\(number) \(object.count)") }
}

private struct Contained: View {
    @Bindable var model: ItemModel

    var body: some View {
        NavigationStack {
            Mark("root").sheet(item: $model.item) { _ in
                NavigationLink("link") { Mark("destination") }
            }
        }
    }
}
