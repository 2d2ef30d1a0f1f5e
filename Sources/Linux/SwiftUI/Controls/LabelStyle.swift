/// How labels look.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor
@preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
@available(iOS 14.0, tvOS 14.0, *)
public struct LabelStyleConfiguration {
    public struct Title {
        let content: AnyView
    }

    public struct Icon {
        let content: AnyView
    }

    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
    public var body: some View { content }
}

/// Title and icon, the default.
@available(iOS 14.0, tvOS 14.0, *)
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon and, after it, the title.
@available(iOS 14.5, tvOS 14.5, *)
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon
            configuration.title
        }
    }
}

@available(iOS 14.0, tvOS 14.0, *)
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

@available(iOS 14.0, tvOS 14.0, *)
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// How labels are made here. The module's own styles are told apart, since they need no type erasure.
enum LabelStyling {
    case titleAndIcon
    case titleOnly
    case iconOnly
    case custom(any CustomLabelStyling)

    init<S: LabelStyle>(_ style: S) {
        switch style {
        case is DefaultLabelStyle, is TitleAndIconLabelStyle: self = .titleAndIcon
        case is TitleOnlyLabelStyle: self = .titleOnly
        case is IconOnlyLabelStyle: self = .iconOnly
        default: self = .custom(TypedLabelStyling(style: style))
        }
    }
}

/// An app's own style, whatever its type.
@MainActor
protocol CustomLabelStyling {
    func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView
}

private struct TypedLabelStyling<Style: LabelStyle> {
    let style: Style
}

extension TypedLabelStyling: CustomLabelStyling {
    func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(style.makeBody(configuration: configuration))
    }
}

private struct LabelStylingKey: EnvironmentKey {
    static var defaultValue: LabelStyling { .titleAndIcon }
}

extension EnvironmentValues {
    var labelStyling: LabelStyling {
        get { self[LabelStylingKey.self] }
        set { self[LabelStylingKey.self] = newValue }
    }
}

extension View {
    /// Sets how the labels in this view look.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyling, LabelStyling(style))
    }
}
