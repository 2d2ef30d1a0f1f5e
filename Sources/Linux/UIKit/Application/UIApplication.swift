internal import CAdwaita
internal import GLibSupport

/// What an app's delegate is told. All methods are optional, that is, have a default.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationWillTerminate(_ application: UIApplication) {}
}

/// The running app: its windows and its main loop.
@MainActor
open class UIApplication: UIResponder {
    /// A key of the launch options, which are always empty here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public static let shared = UIApplication()

    public weak var delegate: (any UIApplicationDelegate)?

    /// The windows on screen, the key window last.
    @available(iOS, introduced: 2, deprecated: 15, message: "Use a window scene's windows")
    public internal(set) var windows: [UIWindow] = []

    open override var next: UIResponder? { delegate as? UIResponder }

    /// The direction of reading in the desktop's language.
    @available(iOS 5.0, *)
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        guard Display.isAvailable else { return Self.languageDirection }
        return gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    }

    /// Without a display GTK does not know it.
    private static let languageDirection: UIUserInterfaceLayoutDirection =
        Locale.current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight

    /// Opens the display, lets `launch` make the windows, and runs until the last one closes.
    package func run(launch: () -> Void) {
        Display.requireForApplication()
        MainLoop.install()
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        launch()
        MainLoop.run()
        delegate?.applicationWillTerminate(self)
    }

    func windowDidClose() {
        if windows.isEmpty { MainLoop.quit() }
    }
}
