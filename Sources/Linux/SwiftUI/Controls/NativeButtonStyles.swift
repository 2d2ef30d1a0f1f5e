/// A style that GTK's own button has.
protocol NativeButtonStyle {
    var styling: ButtonStyling { get }
}

extension NativeButtonStyle where Self: PrimitiveButtonStyle {
    /// The button that the style makes, for a style of an app's that adds to it.
    @MainActor
    func makeNativeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        guard case .native(let looks) = styling else { return AnyView(configuration.label) }
        return AnyView(
            NativeButton(
                looks: looks,
                role: configuration.role,
                action: configuration.action,
                content: configuration.label
            )
        )
    }
}

/// Tinted text, the default.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NativeButtonStyle {
    public nonisolated init() {}

    nonisolated var styling: ButtonStyling { .native(.borderless) }
    public func makeBody(configuration: Configuration) -> some View { makeNativeBody(configuration) }
}

/// Tinted text.
@available(iOS 13.0, tvOS 17.0, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle, NativeButtonStyle {
    public nonisolated init() {}

    nonisolated var styling: ButtonStyling { .native(.borderless) }
    public func makeBody(configuration: Configuration) -> some View { makeNativeBody(configuration) }
}

/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle, NativeButtonStyle {
    public nonisolated init() {}

    nonisolated var styling: ButtonStyling { .native(.plain) }
    public func makeBody(configuration: Configuration) -> some View { makeNativeBody(configuration) }
}

/// Tinted text on gray.
@available(iOS 15.0, tvOS 13.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle, NativeButtonStyle {
    public nonisolated init() {}

    nonisolated var styling: ButtonStyling { .native(.bordered) }
    public func makeBody(configuration: Configuration) -> some View { makeNativeBody(configuration) }
}

/// Light text on the tint, for the main action.
@available(iOS 15.0, tvOS 15.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NativeButtonStyle {
    public nonisolated init() {}

    nonisolated var styling: ButtonStyling { .native(.borderedProminent) }
    public func makeBody(configuration: Configuration) -> some View { makeNativeBody(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

@available(iOS 13.0, tvOS 17.0, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@available(iOS 15.0, tvOS 13.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

@available(iOS 15.0, tvOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
