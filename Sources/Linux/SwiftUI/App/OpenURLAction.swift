/// Opens URLs: as the app says further out in the view tree, else by what the desktop has for them.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor
@preconcurrency
public struct OpenURLAction {
    /// What became of a URL.
    @available(iOS 15.0, tvOS 15.0, *)
    public struct Result: Sendable {
        enum Outcome {
            case handled
            case discarded
            /// The desktop is to open another URL, or with `nil` the same one.
            case system(URL?)
        }

        let outcome: Outcome

        /// The app took it.
        public static let handled = Result(outcome: .handled)
        /// Nobody is to open it.
        public static let discarded = Result(outcome: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(outcome: .system(nil))

        /// The desktop is to open another URL instead.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: (@MainActor (URL) -> Result)?

    nonisolated init() {
        handler = nil
    }

    /// An action that asks the app what to do with each URL.
    @available(iOS 15.0, tvOS 15.0, *)
    @preconcurrency
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        run(url, completion: nil)
    }

    /// Opens a URL, and says whether anyone took it.
    public func callAsFunction(_ url: URL, completion: @escaping @MainActor @Sendable (_ accepted: Bool) -> Void) {
        run(url, completion: completion)
    }

    private func run(_ url: URL, completion: (@MainActor @Sendable (Bool) -> Void)?) {
        switch handler?(url).outcome ?? .system(nil) {
        case .handled: completion?(true)
        case .discarded: completion?(false)
        case .system(let other): UIApplication.shared.open(other ?? url, completionHandler: completion)
        }
    }
}

@available(iOS 14.0, tvOS 14.0, *)
private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    /// Opens a URL. Set it to take the URLs of links in a view yourself.
    @available(iOS 14.0, tvOS 14.0, *)
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
