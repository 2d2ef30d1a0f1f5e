/// How wide or high the space for a view is, in Apple's two classes.
@available(iOS 13.0, tvOS 13.0, *)
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular

    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
    /// The width of the space for the view; follows the window unless an app sets it.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The height of the space for the view; follows the window unless an app sets it.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the desktop shows light or dark windows. Setting it changes what views read, not how the window looks.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Takes over what UIKit knows of the surroundings.
    mutating func adopt(_ traits: UITraitCollection) {
        if let sizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass) { horizontalSizeClass = sizeClass }
        if let sizeClass = UserInterfaceSizeClass(traits.verticalSizeClass) { verticalSizeClass = sizeClass }
        if let direction = LayoutDirection(traits.layoutDirection) { layoutDirection = direction }
        switch traits.userInterfaceStyle {
        case .light: colorScheme = .light
        case .dark: colorScheme = .dark
        case .unspecified: break
        }
    }
}
