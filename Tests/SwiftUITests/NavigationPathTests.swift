import Observation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct NavigationPathTests {
    @Test func aPathThatIsSetPushesAScreenForEachValue() throws {
        let model = PathModel()
        let screen = Screen(TypedStack(model: model))
        #expect(try screen.stack.viewControllers.count == 1)

        model.path = [1, 2]
        screen.update()

        #expect(try screen.stack.children.count == 3)
        #expect(try screen.topMarks == ["2"])
        #expect(try screen.titles == ["root", "title 1", "title 2"])
    }

    @Test func aPathThatIsThereFromTheStartIsShownBeforeAnythingElseAppears() throws {
        let model = PathModel()
        model.path = [1, 2]

        let screen = Screen(TypedStack(model: model))

        #expect(try screen.topMarks == ["2"])
        #expect(try screen.titles == ["root", "title 1", "title 2"])
        #expect(model.log.events == ["stack", "body 1", "body 2", "appear 2"])
    }

    @Test func theBackButtonTakesTheLastValueOffThePath() throws {
        let model = PathModel()
        model.path = [1, 2]
        let screen = Screen(TypedStack(model: model))

        try screen.stack.popViewController(animated: true)

        #expect(model.path == [1])
        screen.update()
        #expect(model.path == [1])
        #expect(try screen.topMarks == ["1"])
    }

    @Test func everyWayOfUIKitToChangeTheStackChangesThePath() throws {
        let model = PathModel()
        let screen = Screen(TypedStack(model: model))
        func expect(_ path: [Int], after change: (UINavigationController) -> Void) throws {
            model.path = [1, 2, 3]
            screen.update()
            try change(screen.stack)
            screen.update()
            #expect(model.path == path)
            #expect(try screen.stack.children.count == path.count + 1)
        }

        try expect([], after: { $0.popToRootViewController(animated: true) })
        try expect([1], after: { $0.popToViewController($0.children[1], animated: true) })
        try expect([1, 2], after: { $0.viewControllers.removeLast() })
        try expect([1, 3], after: { $0.setViewControllers([0, 1, 3].map($0.children.element), animated: true) })
        try expect([1, 2], after: { $0.children[3].removeFromParent() })
    }

    @Test func screensOfAnEqualPrefixStay() throws {
        let model = PathModel()
        model.path = [1, 2]
        let screen = Screen(TypedStack(model: model))
        let old = try screen.stack.children

        model.path = [1, 3, 4]
        screen.update()

        let new = try screen.stack.children
        #expect(new.count == 4)
        #expect(new[0] === old[0])
        #expect(new[1] === old[1])
        #expect(!old.contains { $0 === new[2] })
        #expect(try screen.topMarks == ["4"])
    }

    @Test func thePathCanHoldEqualValuesSeveralTimes() throws {
        let model = PathModel()
        let screen = Screen(TypedStack(model: model))

        model.path = [1, 1, 1]
        screen.update()
        #expect(try screen.stack.children.count == 4)

        try screen.goBack()
        #expect(model.path == [1, 1])
    }

    @Test func aPathThatRefusesAChangeWins() throws {
        let model = PathModel()
        model.path = [1, 2]
        let path = Binding(
            get: { @MainActor in model.path },
            set: { @MainActor path in if path.count >= 2 { model.path = path } }
        )
        let screen = Screen(
            NavigationStack(path: path) {
                Mark("root").navigationDestination(for: Int.self) { Mark("\($0)") }
            }
        )

        try screen.goBack()

        #expect(model.path == [1, 2])
        #expect(try screen.stack.children.count == 3)
        #expect(try screen.topMarks == ["2"])
    }

    @Test func aMixedPathShowsTheDestinationOfEachType() throws {
        let model = PathModel()
        model.mixed.append("text")
        model.mixed.append(7)
        let screen = Screen(MixedStack(model: model))
        #expect(try screen.topMarks == ["number 7"])

        try screen.goBack()
        #expect(model.mixed.count == 1)
        #expect(try screen.topMarks == ["text text"])

        model.mixed.removeLast()
        screen.update()
        #expect(model.mixed.isEmpty)
        #expect(try screen.topMarks == ["root"])
    }

    @Test func valuesOfDifferentTypesAreDifferentEvenIfTheyLookEqual() {
        #expect(NavigationPath([1]) == NavigationPath([1]))
        #expect(NavigationPath([1]) != NavigationPath([1.0]))
        #expect(NavigationPath([1]) != NavigationPath([2]))
    }

    @Test func aPathCanBeStoredAndReadAgainIfItsValuesCan() throws {
        var path = NavigationPath([1, 2])
        path.append("text")
        path.append(PathStop(name: "end"))

        let data = try JSONEncoder().encode(try #require(path.codable))
        let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)

        #expect(NavigationPath(decoded) == path)
        path.append(Uncodable())
        #expect(path.codable == nil)
        #expect(throws: DecodingError.self) {
            let unknown = Data(#"["NoSuchType", "1"]"#.utf8)
            _ = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: unknown)
        }
    }

    @Test func aValueWithoutADestinationShowsAWarningScreen() throws {
        let model = PathModel()
        let screen = Screen(MixedStack(model: model))

        let reported = warnings {
            model.mixed.append(1.5)
            screen.update()
        }

        #expect(reported.count == 1)
        #expect(reported.first?.contains("Double") == true)
        #expect(try screen.stack.children.count == 2)
        let view = try #require(screen.stack.topViewController).view
        #expect(view?.subviews.first is UIImageView)
    }

    @Test func aDestinationThatIsDeclaredLaterReplacesTheWarningScreen() throws {
        let model = PathModel()
        let screen = Screen(MixedStack(model: model))
        _ = warnings {
            model.mixed.append(1.5)
            screen.update()
        }

        model.acceptsDoubles = true
        screen.update()

        #expect(try screen.topMarks == ["double 1.5"])
    }

    @Test func aPushedScreenCanDeclareTheDestinationOfTheNext() throws {
        let model = PathModel()
        let screen = Screen(
            NavigationStack(path: Bindable(model).mixed) {
                Mark("root").navigationDestination(for: Int.self) { number in
                    Mark("\(number)").navigationDestination(for: String.self) { Mark("\(number) \($0)") }
                }
            }
        )

        model.mixed = NavigationPath([1])
        model.mixed.append("a")
        screen.update()

        #expect(try screen.topMarks == ["1 a"])
    }

    @Test func aStackOffScreenFollowsItsPathAtOnce() throws {
        let model = PathModel()
        let screen = Screen(TypedStack(model: model))
        screen.disappear()

        model.path = [1, 2]
        screen.update()
        #expect(try screen.stack.children.count == 3)
        try screen.stack.popViewController(animated: true)
        #expect(model.path == [1])

        screen.appear()
        #expect(try screen.topMarks == ["1"])
    }

    @Test func changingThePathDoesNotEvaluateTheRootAgain() throws {
        let model = PathModel()
        let screen = Screen(TypedStack(model: model))
        model.log.clear()

        model.path = [1]
        screen.update()

        #expect(model.log.events == ["body 1", "appear 1"])
    }
}

extension [UIViewController] {
    fileprivate func element(_ index: Int) -> UIViewController { self[index] }
}

@MainActor
@Observable
final class PathModel {
    var path: [Int] = []
    var mixed = NavigationPath()
    var acceptsDoubles = false
    @ObservationIgnored let log = Log()
}

struct PathStop: Codable, Hashable {
    let name: String
}

private struct Uncodable: Hashable {}

private struct TypedStack: View {
    @Bindable var model: PathModel

    var body: some View {
        let _ = model.log("stack")
        NavigationStack(path: $model.path) {
            Mark("root")
                .navigationTitle("root")
                .navigationDestination(for: Int.self) { NumberScreen(number: $0, log: model.log) }
        }
    }
}

private struct NumberScreen: View {
    let number: Int
    let log: Log

    var body: some View {
        let _ = log("body \(number)")
        Mark("\(number)")
            .navigationTitle("title \(number)")
            .onAppear { log("appear \(number)") }
    }
}

private struct MixedStack: View {
    @Bindable var model: PathModel

    var body: some View {
        NavigationStack(path: $model.mixed) {
            Group {
                Mark("root")
                if model.acceptsDoubles {
                    EmptyView().navigationDestination(for: Double.self) { Mark("double \($0)") }
                }
            }
            .navigationDestination(for: Int.self) { Mark("number \($0)") }
            .navigationDestination(for: String.self) { Mark("text \($0)") }
        }
    }
}
