/// The wish of a window's content for light or dark.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }

    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

extension ColorScheme {
    var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

extension View {
    /// Asks for a light or dark window; `nil` means as the desktop is.
    ///
    /// Counts in the content of an app's window itself, not in what controllers in it show.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
