/// A rectangle as large as its space.
public struct Rectangle: OutlinedShape {
    public nonisolated init() {}

    nonisolated var outline: ShapeOutline { ShapeOutline() }
}

/// How the corners of a rounded rectangle are drawn. Both are quarters of circles here.
public enum RoundedCornerStyle: Sendable {
    case circular
    @available(iOS 13.0, tvOS 13.0, *)
    case continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: OutlinedShape {
    /// The radius of the corners in points; below 0 means 0.
    public var cornerRadius: CGFloat
    public var style: RoundedCornerStyle

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
        self.style = style
    }

    nonisolated var outline: ShapeOutline { ShapeOutline(corners: .radius(max(0, cornerRadius))) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: OutlinedShape {
    public var style: RoundedCornerStyle

    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    nonisolated var outline: ShapeOutline { ShapeOutline(corners: .capsule) }
}

/// The largest circle in the middle of its space.
public struct Circle: OutlinedShape {
    public nonisolated init() {}

    nonisolated var outline: ShapeOutline { ShapeOutline(corners: .capsule, isSquare: true) }
}

/// An ellipse as large as its space.
public struct Ellipse: OutlinedShape {
    public nonisolated init() {}

    nonisolated var outline: ShapeOutline { ShapeOutline(corners: .ellipse) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}
