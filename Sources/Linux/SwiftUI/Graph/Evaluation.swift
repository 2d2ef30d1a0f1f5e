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

    /// Runs something that is no part of what is being evaluated, for example the first load of another screen.
    static func suspend<Result>(_ body: () -> Result) -> Result {
        let outer = current
        current = nil
        defer { current = outer }
        return body()
    }
}
