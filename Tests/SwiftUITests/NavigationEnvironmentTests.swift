import Testing

@testable import SwiftUI

@MainActor
@Suite struct NavigationEnvironmentTests {
    @Test func theEnvironmentOfTheStackReachesPushedScreensAndSoDoItsChanges() throws {
        let number = Handle<Int>()
        let screen = Screen(NumberStack(handle: number))
        try screen.tap("go")
        #expect(try screen.topMarks == ["number 0"])

        number.value = 4
        screen.update()

        #expect(try screen.topMarks == ["number 4"])
    }

    @Test func anObservableObjectOfTheStackReachesPushedScreens() throws {
        let object = CountObject()
        let screen = Screen(
            NavigationStack {
                NavigationLink {
                    ObjectReader()
                } label: {
                    Mark("go")
                }
            }
            .environmentObject(object)
        )
        try screen.tap("go")
        #expect(try screen.topMarks == ["count 0"])

        object.count = 2
        screen.update()

        #expect(try screen.topMarks == ["count 2"])
    }

    @Test func dismissPopsTheScreenThatItIsReadOn() throws {
        let model = PathModel()
        model.path = [1, 2]
        let dismissals = Dismissals()
        let screen = Screen(
            NavigationStack(path: Bindable(model).path) {
                DismissReader(name: "root", dismissals: dismissals)
                    .navigationDestination(for: Int.self) { DismissReader(name: "\($0)", dismissals: dismissals) }
            }
        )
        #expect(dismissals.isPresented == ["1": true, "2": true, "root": false])

        dismissals.actions["1"]?()
        screen.update()

        #expect(model.path == [])
        #expect(try screen.stack.children.count == 1)
        dismissals.actions["root"]?()
        screen.update()
        #expect(try screen.stack.children.count == 1)
    }

    @Test func aScreenMayReplaceItselfWhileItAppears() throws {
        let model = PathModel()
        let screen = Screen(ReplacingStack(model: model))

        model.path = [1]
        screen.update()

        #expect(model.path == [5])
        #expect(try screen.stack.children.count == 2)
        #expect(try screen.topMarks == ["5"])
        #expect(model.log.events == ["1 appears", "5 appears"])
    }

    @Test func presentationModeDismissesAsWell() throws {
        let dismissals = Dismissals()
        let screen = Screen(
            NavigationStack {
                NavigationLink {
                    DismissReader(name: "pushed", dismissals: dismissals)
                } label: {
                    Mark("go")
                }
            }
        )
        try screen.tap("go")
        let mode = try #require(dismissals.modes["pushed"])
        #expect(mode.wrappedValue.isPresented)

        mode.wrappedValue.dismiss()
        screen.update()

        #expect(try screen.topMarks == ["go"])
    }
}

private struct NumberKey: EnvironmentKey {
    static let defaultValue = -1
}

extension EnvironmentValues {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

private struct NumberStack: View {
    let handle: Handle<Int>
    @State private var number = 0

    var body: some View {
        let _ = handle.connect($number)
        NavigationStack {
            NavigationLink {
                NumberReader()
            } label: {
                Mark("go")
            }
        }
        .environment(\.number, number)
    }
}

private struct NumberReader: View {
    @Environment(\.number) private var number

    var body: some View { Mark("number \(number)") }
}

private final class CountObject: ObservableObject {
    @Published var count = 0
}

private struct ObjectReader: View {
    @EnvironmentObject private var object: CountObject

    var body: some View { Mark("count \(object.count)") }
}

@MainActor
private final class Dismissals {
    var actions: [String: DismissAction] = [:]
    var modes: [String: Binding<PresentationMode>] = [:]
    var isPresented: [String: Bool] = [:]
}

private struct DismissReader: View {
    let name: String
    let dismissals: Dismissals
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode

    var body: some View {
        let _ = note()
        Mark(name)
    }

    private func note() {
        dismissals.actions[name] = dismiss
        dismissals.modes[name] = mode
        dismissals.isPresented[name] = isPresented
    }
}

private struct ReplacingStack: View {
    @Bindable var model: PathModel

    var body: some View {
        NavigationStack(path: $model.path) {
            Mark("root").navigationDestination(for: Int.self) { ReplacingScreen(number: $0, model: model) }
        }
    }
}

private struct ReplacingScreen: View {
    let number: Int
    let model: PathModel
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Mark("\(number)").onAppear {
            model.log("\(number) appears")
            guard number == 1 else { return }
            model.path.append(5)
            dismiss()
        }
    }
}
