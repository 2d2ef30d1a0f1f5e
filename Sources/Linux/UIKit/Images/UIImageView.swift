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

    override func makeWidget() -> GObjectReference {
        GObjectReference(sinking: gtk_image_new())
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushImage()
    }

    private func pushImage() {
        guard let widget = widgetReference else { return }
        switch image?.source {
        case nil:
            gtk_image_clear(widget.pointer())
        case .symbol(_, let icons):
            gtk_image_set_from_icon_name(widget.pointer(), icons.first)
            gtk_image_set_pixel_size(widget.pointer(), Int32(symbolSize ?? SystemSymbol.defaultSize))
        case .file(let path, let size, let scale):
            gtk_image_set_from_file(widget.pointer(), path)
            gtk_image_set_pixel_size(widget.pointer(), Int32(max(size.width, size.height) / scale))
        }
        pushTint()
    }

    private func pushTint() {
        let isTinted = image?.isTemplate(automatic: false) ?? false
        colorClass = setStyle("color", isTinted ? tintColor.styleValue : nil, replacing: colorClass)
    }
}
