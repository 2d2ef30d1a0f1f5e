internal import CAdwaita
internal import GLibSupport

/// Whether the desktop, or the app for itself, wants light or dark windows.
@MainActor
enum DesktopStyle {
    private static var connection: SignalConnection?

    /// The style that windows are drawn in now; light without a display.
    static var current: UIUserInterfaceStyle {
        guard Display.isAvailable else { return .light }
        observe()
        return adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 ? .dark : .light
    }

    /// Draws all windows of the app in a style; `.unspecified` means that of the desktop.
    static func override(with style: UIUserInterfaceStyle) {
        guard Display.isAvailable else { return }
        let scheme: AdwColorScheme =
            switch style {
            case .unspecified: ADW_COLOR_SCHEME_DEFAULT
            case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
            case .dark: ADW_COLOR_SCHEME_FORCE_DARK
            }
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
    }

    private static func observe() {
        guard connection == nil, let manager = adw_style_manager_get_default() else { return }
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(manager))
        connection = SignalConnection(reference, "notify::dark", target: UIApplication.shared) { application, _ in
            for window in application.windows { window.rootViewController?.traitsDidChange() }
        }
    }
}
