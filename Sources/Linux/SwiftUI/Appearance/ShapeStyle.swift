/// What surfaces are filled and texts are written with: a colour, or a role that stands for one.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment. Styles of the module have no such stand-in.
    @available(iOS 17.0, tvOS 17.0, *)
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) stands for itself")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style that ends in a colour.
protocol PrimitiveStyle: ShapeStyle {
    var content: StyleContent { get }
}

/// What styles come down to.
enum StyleContent: Equatable, Sendable {
    case color(Color)
    /// The foreground style around the view at a level: 0 is itself, higher ones are fainter.
    case level(Int)
    /// The tint around the view.
    case tint
    case custom(CustomStyle)
}

/// An app's own style.
final class CustomStyle: Equatable, Sendable {
    private let resolve: @Sendable (EnvironmentValues) -> StyleContent

    init<S: ShapeStyle>(_ style: S) {
        resolve = { AnyShapeStyle(style.resolve(in: $0)).content }
    }

    func content(in environment: EnvironmentValues) -> StyleContent { resolve(environment) }

    static func == (left: CustomStyle, right: CustomStyle) -> Bool { left === right }
}

extension StyleContent {
    func color(in environment: EnvironmentValues) -> UIColor {
        switch self {
        case .color(let color): color.resolved(in: environment)
        case .level(let level): environment.foreground.color(at: level, in: environment)
        case .tint: environment.tint?.withoutTint.color(in: environment) ?? .tintColor
        case .custom(let style): style.content(in: environment).color(in: environment)
        }
    }

    /// The style where it is itself the tint, which a reference to the tint would lead back to.
    var withoutTint: StyleContent {
        switch self {
        case .tint, .color(Color.accentColor): .color(Color(.fixed(.tintColor)))
        default: self
        }
    }
}

extension Color: PrimitiveStyle {
    var content: StyleContent { .color(self) }
}

/// A style of any type.
@available(iOS 15.0, tvOS 15.0, *)
public struct AnyShapeStyle: ShapeStyle, PrimitiveStyle {
    let content: StyleContent

    public init<S: ShapeStyle>(_ style: S) {
        content = (style as? any PrimitiveStyle)?.content ?? .custom(CustomStyle(style))
    }

    init(_ content: StyleContent) {
        self.content = content
    }
}

/// The foreground style around a view, at full strength or fainter.
@available(iOS 15.0, tvOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle, PrimitiveStyle {
    let level: Int
    var content: StyleContent { .level(level) }

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}

/// The foreground style around a view.
public struct ForegroundStyle: ShapeStyle, PrimitiveStyle {
    public init() {}

    var content: StyleContent { .level(0) }
}

/// The tint around a view.
@available(iOS 15.0, tvOS 15.0, *)
public struct TintShapeStyle: ShapeStyle, PrimitiveStyle {
    public init() {}

    var content: StyleContent { .tint }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
