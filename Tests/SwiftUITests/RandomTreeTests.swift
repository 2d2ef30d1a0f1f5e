import Testing

@testable import SwiftUI

@Suite @MainActor
struct RandomTreeTests {
    /// A description of views that a test can change at random and flatten by itself.
    indirect enum Tree {
        case mark(Int)
        case box([Tree])
        case framed(Tree)
        case optional(Tree?)
        case branch(Bool, Tree)
        case elements([(id: Int, tree: Tree)])
        case erased(Tree)

        var marks: [String] {
            switch self {
            case .mark(let number): ["\(number)"]
            case .box(let trees): trees.flatMap(\.marks)
            case .framed(let tree), .branch(_, let tree), .erased(let tree): tree.marks
            case .optional(let tree): tree?.marks ?? []
            case .elements(let elements): elements.flatMap(\.tree.marks)
            }
        }

        static func random(depth: Int, using generator: inout Generator) -> Tree {
            func tree() -> Tree { random(depth: depth - 1, using: &generator) }
            guard depth > 0 else { return .mark(Int.random(in: 0..<5, using: &generator)) }
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: return .mark(Int.random(in: 0..<5, using: &generator))
            case 1: return .box((0..<Int.random(in: 0..<3, using: &generator)).map { _ in tree() })
            case 2: return .framed(tree())
            case 3: return .optional(Bool.random(using: &generator) ? tree() : nil)
            case 4: return .branch(Bool.random(using: &generator), tree())
            case 5:
                let ids = Array(0..<5).shuffled(using: &generator).prefix(Int.random(in: 0..<5, using: &generator))
                return .elements(ids.map { ($0, tree()) })
            default: return .erased(tree())
            }
        }

        /// The tree with a part of it made anew.
        func changed(depth: Int, using generator: inout Generator) -> Tree {
            func change(_ tree: Tree) -> Tree { tree.changed(depth: depth - 1, using: &generator) }
            guard Int.random(in: 0..<4, using: &generator) > 0 else {
                return Tree.random(depth: depth, using: &generator)
            }
            switch self {
            case .mark(let number): return .mark(number + 1)
            case .box(let trees): return .box(trees.map(change))
            case .framed(let tree): return .framed(change(tree))
            case .optional(let tree): return .optional(tree.map(change))
            case .branch(let isFirst, let tree): return .branch(isFirst, change(tree))
            case .elements(let elements):
                return .elements(elements.shuffled(using: &generator).map { ($0.id, change($0.tree)) })
            case .erased(let tree): return .erased(change(tree))
            }
        }
    }

    private struct TreeView: View {
        let tree: Tree

        var body: some View {
            switch tree {
            case .mark(let number): Mark("\(number)")
            case .box(let trees): Box { ForEach(trees.indices, id: \.self) { TreeView(tree: trees[$0]) } }
            case .framed(let tree): TreeView(tree: tree).modifier(Frame(tag: 1))
            case .optional(let tree): if let tree { TreeView(tree: tree) }
            case .branch(let isFirst, let tree): if isFirst { TreeView(tree: tree) } else { TreeView(tree: tree) }
            case .elements(let elements): ForEach(elements, id: \.id) { TreeView(tree: $0.tree) }
            case .erased(let tree): AnyView(TreeView(tree: tree))
            }
        }
    }

    /// Repeatable random numbers.
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test(arguments: 0..<20)
    func whateverChangesTheScreenShowsWhatTheViewsSay(seed: Int) {
        var generator = Generator(state: UInt64(seed))
        var tree = Tree.random(depth: 6, using: &generator)
        let screen = Screen(TreeView(tree: tree))
        #expect(screen.marks == tree.marks)

        for _ in 0..<50 {
            tree = tree.changed(depth: 6, using: &generator)
            screen.host.rootView = TreeView(tree: tree)
            screen.update()
            #expect(screen.marks == tree.marks)
        }
    }
}
