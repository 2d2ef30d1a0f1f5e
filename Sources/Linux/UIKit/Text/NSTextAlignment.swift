internal import CAdwaita
internal import GLibSupport

/// Where the lines of a text are placed across its width.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The leading side of the person's language.
    case natural = 4
}

/// What happens to text that does not fit into its width.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

extension NSTextAlignment {
    /// The place in a widget's width from 0 to 1. GTK counts from the leading side, and `left` is always left.
    @MainActor
    func fraction(in widget: GObjectReference) -> Float {
        let isMirrored = gtk_widget_get_direction(widget.pointer()) == GTK_TEXT_DIR_RTL
        switch self {
        case .left: return isMirrored ? 1 : 0
        case .justified, .natural: return 0
        case .center: return 0.5
        case .right: return isMirrored ? 0 : 1
        }
    }

    var justification: GtkJustification {
        switch self {
        case .left, .natural: GTK_JUSTIFY_LEFT
        case .center: GTK_JUSTIFY_CENTER
        case .right: GTK_JUSTIFY_RIGHT
        case .justified: GTK_JUSTIFY_FILL
        }
    }
}
