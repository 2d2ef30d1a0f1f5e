/// A colour; as a view, a rectangle of it that takes all the space it can get.
public struct Color: Hashable, Sendable {
    /// What the colour is made of.
    enum Base: Hashable {
        case fixed(UIColor)
        /// The tint around the view.
        case accent
    }

    let base: Base
    let opacity: Double

    init(_ base: Base, opacity: Double = 1) {
        self.base = base
        self.opacity = opacity
    }

    /// The colour of UIKit that this stands for in an environment.
    func resolved(in environment: EnvironmentValues) -> UIColor {
        let color: UIColor =
            switch base {
            case .fixed(let color): color
            case .accent: environment.tint?.withoutTint.color(in: environment) ?? .tintColor
            }
        return opacity == 1 ? color : color.multipliedAlpha(by: opacity)
    }
}

// Unchecked: UIColor is immutable.
extension Color.Base: @unchecked Sendable {}

extension Color {
    /// How the components of a colour are to be understood. All are shown as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
    }

    /// A colour from components between 0 and 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        self.init(.fixed(UIColor(red: red, green: green, blue: blue, alpha: opacity)))
    }

    /// A gray, from 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(.fixed(UIColor(white: white, alpha: opacity)))
    }

    /// A colour from hue, saturation and brightness, each between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(distance, 4 - distance, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    @available(iOS 15.0, tvOS 15.0, *)
    public init(uiColor: UIColor) {
        self.init(.fixed(uiColor))
    }

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        Color(base, opacity: self.opacity * min(max(0, opacity), 1))
    }
}

extension Color: CustomStringConvertible {
    public var description: String { "\(base)" + (opacity == 1 ? "" : " at \(opacity)") }
}

extension Color: View {
    public typealias Body = Never
}

extension Color: LeafView {
    static func makePlatformView() -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.expandsHorizontally = true
        view.expandsVertically = true
        return view
    }

    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        platformView.backgroundColor = resolved(in: environment)
    }
}

extension UIColor {
    /// A colour of SwiftUI, outside any view.
    @available(iOS 14.0, tvOS 14.0, *)
    public convenience init(_ color: Color) {
        self.init(content: color.resolved(in: EnvironmentValues()).content)
    }

    func multipliedAlpha(by factor: Double) -> UIColor {
        switch content {
        case .components(_, _, _, let alpha): withAlphaComponent(alpha * factor)
        case .named(_, let alpha): withAlphaComponent(alpha * factor)
        }
    }
}
