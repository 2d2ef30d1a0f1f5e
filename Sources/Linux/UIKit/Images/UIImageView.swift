internal import CAdwaita
internal import GLibSupport

/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
    private var colorClass: String?

    /// A view for an image, with the image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            pushImage()
            imageDidChange?(self)
        }
    }

    /// For the owner of the view, if its layout depends on whether there is an image.
    var imageDidChange: ((UIImageView) -> Void)?

    /// The side that a symbol is drawn at; `nil` means the image's own size. iOS has it in a symbol configuration.
    package var symbolSize: CGFloat? {
        didSet { if symbolSize != oldValue { pushImage() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        pushTint()
    }

    /// How the image fits into a view of another size; symbols are never distorted.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { pushFit() } }
    }

    /// Whether the view may be smaller than its image, and takes all the space it can get. SwiftUI's `resizable()`.
    package var isResizable = false {
        didSet {
            guard isResizable != oldValue else { return }
            expandsHorizontally = isResizable ? true : nil
            expandsVertically = isResizable ? true : nil
            pushFit()
        }
    }

    override var accessibleText: String? { accessibilityLabel }

    override func makeWidget() -> GObjectReference {
        // Without a label the picture is decoration, which a screen reader passes over. GTK takes the role only now.
        var names: [UnsafePointer<CChar>?] = []
        var values = [GValue()]
        g_value_init(&values[0], gtk_accessible_role_get_type())
        let role = accessibilityLabel == nil ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG
        g_value_set_enum(&values[0], gint(role.rawValue))
        let picture = "accessible-role".withCString { name in
            names = [name]
            return g_object_new_with_properties(gtk_picture_get_type(), 1, &names, &values)
        }
        guard let picture else { preconditionFailure("GTK is out of memory") }
        return GObjectReference(sinking: UnsafeMutableRawPointer(picture))
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushImage()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        pushImage()
    }

    private func pushImage() {
        guard let widget = widgetReference else { return }
        let paintable = image.flatMap {
            ImagePaintable.make(ImageViewDrawing(image: $0, symbolSize: symbolSize, view: self))
        }
        gtk_picture_set_paintable(widget.pointer(), paintable?.pointer())
        pushFit()
        pushTint()
    }

    private func pushFit() {
        guard let widget = widgetReference else { return }
        let isSymbol = image?.isSymbolImage ?? false
        gtk_picture_set_content_fit(widget.pointer(), contentMode.fit(isDistorting: !isSymbol))
        gtk_picture_set_can_shrink(widget.pointer(), isSymbol && !isResizable ? 0 : 1)
    }

    private func pushTint() {
        let isTinted = image?.isTemplate(automatic: false) ?? false
        colorClass = setStyle("color", isTinted ? tintColor.styleValue : nil, replacing: colorClass)
    }
}

extension UIView {
    /// How content fits into a view of another size.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the view's size.
        case scaleToFill = 0
        /// As large as the view allows without losing a part or its proportions.
        case scaleAspectFit = 1
        /// As small as possible without leaving a part of the view empty; the rest is cut off.
        case scaleAspectFill = 2
        /// At its own size, in the middle; smaller only where the view is.
        case center = 4

        fileprivate func fit(isDistorting: Bool) -> GtkContentFit {
            switch self {
            case .scaleToFill: isDistorting ? GTK_CONTENT_FIT_FILL : GTK_CONTENT_FIT_CONTAIN
            case .scaleAspectFit: GTK_CONTENT_FIT_CONTAIN
            case .scaleAspectFill: GTK_CONTENT_FIT_COVER
            case .center: GTK_CONTENT_FIT_SCALE_DOWN
            }
        }
    }
}
