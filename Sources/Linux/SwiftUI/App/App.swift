internal import GLibSupport

/// An app: its scenes, and what they share.
///
/// Mark the type with `@main`. The app ends when its last window is closed.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor
@preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    @MainActor @preconcurrency init()
}

extension App {
    /// Opens the app's window and returns when the last window was closed. `@main` calls it.
    ///
    /// Without a display the process ends with an error.
    @MainActor
    @preconcurrency
    public static func main() {
        Display.requireForApplication()
        let node = AppNode(Self())
        UIApplication.shared.run {
            if !node.open() { RuntimeWarning.report("\(Self.self) has no scene that could be opened") }
            IncomingURLs.urls(in: CommandLine.arguments.dropFirst()).forEach(IncomingURLs.open)
        }
    }
}
