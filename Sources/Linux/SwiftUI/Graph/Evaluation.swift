/// Which node is being evaluated, so that state knows who reads it.
@MainActor
enum Evaluation {
    private(set) static var current: Node?

    static func run<Result>(for node: Node, _ body: () -> Result) -> Result {
        let outer = current
        current = node
        defer { current = outer }
        return body()
    }
}
