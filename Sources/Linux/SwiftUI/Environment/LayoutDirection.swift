/// The direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft

    /// The same as UIKit's trait, or `nil` if that is unspecified.
    @available(iOS 14.0, tvOS 14.0, *)
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// The same as a direction of SwiftUI.
    @available(iOS 14.0, tvOS 14.0, *)
    public init(_ layoutDirection: LayoutDirection) {
        switch layoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}

struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue: LayoutDirection =
        Locale.current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
}

extension EnvironmentValues {
    /// The direction of reading: that of the person's language, unless an app sets it.
    ///
    /// It mirrors whatever is below, and it is a trait of the view controllers there.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
}

extension UIViewController {
    /// Hands an environment to hosting controllers from this one on, and what of it is a trait to all controllers.
    func inherit(_ environment: EnvironmentValues) {
        layoutDirectionOverride = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
        traitCarrier = EnvironmentCarrier(environment)
    }
}
