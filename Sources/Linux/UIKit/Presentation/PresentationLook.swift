/// Where a presented controller's view is in the window, and what surrounds it.
enum PresentationLook {
    case pageSheet
    case formSheet
    case fullScreen
    case overFullScreen
    case alert
    case actionSheet

    init(_ style: UIModalPresentationStyle) {
        switch style {
        case .automatic, .pageSheet: self = .pageSheet
        case .formSheet: self = .formSheet
        case .fullScreen: self = .fullScreen
        case .overFullScreen: self = .overFullScreen
        }
    }

    /// Whether nothing of the controllers below can be seen, so that they disappear.
    var covers: Bool { self == .fullScreen }

    /// Whether a person may dismiss the controller without a button of its own.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }

    var isDimmed: Bool { isSheet || isAlert }

    private var isAlert: Bool { self == .alert || self == .actionSheet }

    /// Whether a click beside the card may have a meaning.
    var takesClicksOutside: Bool { isSheet || self == .actionSheet }

    /// Whether the card comes and goes in its place.
    var fades: Bool { self == .alert }

    /// The class of the card in the style sheet; `nil` leaves it to the content to draw a background.
    func styleClass(isWide: Bool) -> String? {
        switch self {
        case .pageSheet, .formSheet: isWide ? "uikit-floating-sheet" : "uikit-sheet"
        case .fullScreen: "uikit-cover"
        case .overFullScreen: nil
        case .alert, .actionSheet: "uikit-floating-sheet"
        }
    }

    /// The windows that sheets float in, rather than fill from side to side, have at least this width, in points.
    static let wideWidth: CGFloat = 700

    /// The card's place in a window. `height` is asked for the content's height in a width, where it decides.
    func cardFrame(in size: CGSize, height: (CGFloat) -> CGFloat) -> CGRect {
        let isWide = size.width >= Self.wideWidth
        switch self {
        case .fullScreen, .overFullScreen:
            return CGRect(origin: .zero, size: size)
        case .alert:
            let width = min(Self.alertWidth, size.width - 2 * Self.edge)
            let height = min(height(width), size.height - 2 * Self.edge)
            return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
        case .actionSheet:
            let width = min(Self.actionSheetWidth, size.width - 2 * Self.edge)
            let height = min(height(width), size.height - 2 * Self.edge)
            return CGRect(
                x: (size.width - width) / 2,
                y: size.height - Self.edge - height,
                width: width,
                height: height
            )
        case .pageSheet, .formSheet:
            guard isWide else {
                let gap = min(Self.topGap, size.height)
                return CGRect(x: 0, y: gap, width: size.width, height: size.height - gap)
            }
            let wanted = self == .pageSheet ? CGSize(width: 640, height: size.height) : CGSize(width: 540, height: 620)
            let width = min(wanted.width, size.width - 2 * Self.margin)
            let height = max(0, min(wanted.height, size.height - 2 * Self.margin))
            return CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
        }
    }

    private static let alertWidth: CGFloat = 300
    private static let actionSheetWidth: CGFloat = 420
    /// Between the window's edges and alerts.
    private static let edge: CGFloat = 10
    /// What remains visible above a sheet in a narrow window.
    private static let topGap: CGFloat = 28
    /// What remains visible around a sheet in a wide window.
    private static let margin: CGFloat = 40
}

/// A controller that is presented in its own way, whatever its style.
@MainActor
protocol OwnPresentationLook: UIViewController {
    var ownPresentationLook: PresentationLook { get }
}
