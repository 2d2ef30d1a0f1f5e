import Observation
import Testing

@testable import SwiftUI

/// Whatever happens in whatever order, the path, the controllers and what is shown agree.
@MainActor
@Suite struct NavigationRandomTests {
    @Test(arguments: 1...20)
    func pathAndStackAgreeAfterEveryOperation(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let model = RandomModel()
        let screen = Screen(RandomStack(model: model))
        var isVisible = true

        for step in 0..<60 {
            let stack = try screen.stack
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                model.path = (0..<Int.random(in: 0..<4, using: &random)).map { _ in .random(in: 0..<3, using: &random) }
            case 1: model.path.append(.random(in: 0..<3, using: &random))
            case 2: model.path = Array(model.path.dropLast())
            case 3: stack.popViewController(animated: Bool.random(using: &random))
            case 4: stack.popToRootViewController(animated: true)
            case 5:
                stack.popToViewController(try #require(stack.children.randomElement(using: &random)), animated: true)
            case 6: stack.pushViewController(UIViewController(), animated: true)
            case 7: model.isPresented.toggle()
            case 8: try press(0, in: screen)
            case 9: try press(1, in: screen)
            case 10:
                isVisible.toggle()
                if isVisible { screen.appear() } else { screen.disappear() }
            default:
                model.path.append(.random(in: 0..<3, using: &random))
                stack.popViewController(animated: true)
            }
            if Bool.random(using: &random) { continue }
            screen.update()
            try expectAgreement(model, screen, "step \(step)")
        }
        screen.update()
        try expectAgreement(model, screen, "end")
    }

    /// Presses the first or second link of the top screen, if it has one.
    private func press(_ index: Int, in screen: Screen<RandomStack>) throws {
        let links = try #require(screen.stack.topViewController).view.controls
        if links.indices.contains(index) { links[index].sendActions(for: .primaryActionTriggered) }
    }

    private func expectAgreement(_ model: RandomModel, _ screen: Screen<RandomStack>, _ comment: Comment) throws {
        let shown = try screen.stack.children.compactMap { controller -> Int? in
            controller.view.marks.first.flatMap { Int($0.text) }
        }
        #expect(shown == model.path, comment)
        let presented = try screen.stack.children.filter { $0.view.marks.first?.text == "presented" }
        #expect(presented.count == (model.isPresented ? 1 : 0), comment)
        #expect(try screen.stack.children.first?.view.marks.first?.text == "root", comment)
    }
}

@MainActor
@Observable
private final class RandomModel {
    var path: [Int] = []
    var isPresented = false
}

private struct RandomStack: View {
    @Bindable var model: RandomModel

    var body: some View {
        NavigationStack(path: $model.path) {
            RandomScreen(text: "root")
                .navigationDestination(for: Int.self) { RandomScreen(text: "\($0)") }
                .navigationDestination(isPresented: $model.isPresented) { Mark("presented") }
        }
    }
}

private struct RandomScreen: View {
    let text: String

    var body: some View {
        Mark(text)
        NavigationLink(value: 1) { Mark("value") }
        NavigationLink {
            Mark("view")
        } label: {
            Mark("view link")
        }
    }
}

/// A generator that yields the same numbers for the same seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
