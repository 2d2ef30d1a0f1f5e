import Observation
import Testing

@testable import SwiftUI

/// A stack's path while a finger swipes back.
@MainActor
@Suite struct SwipeBackTests {
    private let model = PathModel()
    private let screen: Screen<NumberStack>

    init() {
        model.path = [1, 2]
        screen = Screen(NumberStack(model: model))
    }

    @Test func aCompleteSwipeTakesTheLastValueOffThePath() throws {
        try screen.stack.beginInteractivePop()
        screen.update()
        #expect(model.path == [1, 2])

        try screen.stack.finishInteractivePop()
        #expect(model.path == [1])
        screen.update()
        #expect(try screen.topMarks == ["1"])
    }

    @Test func aSwipeThatIsCalledOffLeavesThePath() throws {
        try screen.stack.beginInteractivePop()
        screen.update()
        try screen.stack.cancelInteractivePop()
        screen.update()

        #expect(model.path == [1, 2])
        #expect(try screen.topMarks == ["2"])
        #expect(try screen.stack.children.count == 3)
    }

    @Test func aPathThatChangesMeanwhileWins() throws {
        try screen.stack.beginInteractivePop()
        model.path = [1, 2, 3]
        screen.update()

        #expect(model.path == [1, 2, 3])
        #expect(try screen.topMarks == ["3"])
        #expect(try screen.stack.children.count == 4)
    }
}

private struct NumberStack: View {
    @Bindable var model: PathModel

    var body: some View {
        NavigationStack(path: $model.path) {
            Mark("root").navigationDestination(for: Int.self) { Mark("\($0)") }
        }
    }
}
