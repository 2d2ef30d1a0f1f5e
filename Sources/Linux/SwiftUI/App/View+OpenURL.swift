internal import GLibSupport

extension View {
    /// Does something with a URL that the app was asked to open.
    ///
    /// Here that is each URL among the arguments the app was started with, in their order, as a desktop hands them over. The
    /// handlers run before the first frame, so that it shows what they opened. Of several in the tree all are called, from the
    /// outside in. Without any, a warning says that the URL was ignored.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

struct OpenURLModifier {
    let action: (URL) -> Void
}

extension OpenURLModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        OpenURLNode(view, context)
    }
}

private final class OpenURLNode<Content: View>: ModifierNode<Content, OpenURLModifier>, URLOpening {
    override func build() {
        IncomingURLs.add(self)
        super.build()
    }

    func open(_ url: URL) {
        view.modifier.action(url)
    }
}

/// A node that takes URLs.
@MainActor
protocol URLOpening: Node {
    func open(_ url: URL)
}

/// What the app was asked to open.
@MainActor
enum IncomingURLs {
    private struct WeakHandler {
        weak var node: (any URLOpening)?
    }

    /// In the order of making, which is from the outside in.
    private static var handlers: [WeakHandler] = []

    static func add(_ node: any URLOpening) {
        handlers.removeAll { $0.node?.isDismantled ?? true }
        handlers.append(WeakHandler(node: node))
    }

    /// The arguments that are URLs: those with a scheme.
    static func urls(in arguments: some Sequence<String>) -> [URL] {
        arguments.compactMap { argument in
            argument.contains("://") ? URL(string: argument) : nil
        }
    }

    /// Hands a URL to all handlers that there are now.
    static func open(_ url: URL) {
        let nodes = handlers.compactMap(\.node).filter { !$0.isDismantled }
        if nodes.isEmpty { RuntimeWarning.report("no view has onOpenURL(perform:); \(url) was ignored") }
        for node in nodes { node.open(url) }
        UpdateCycle.shared.flush()
    }
}
