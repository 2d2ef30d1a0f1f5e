internal import CAdwaita

extension UIApplication {
    /// An option for opening a URL. There are none here.
    @available(iOS 10.0, *)
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Opens a URL in the app that the desktop has for it. The completion handler is told whether there is one, later.
    @available(iOS 10.0, *)
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
        guard let completion else { return }
        Task { @MainActor in completion(isOpened) }
    }
}
