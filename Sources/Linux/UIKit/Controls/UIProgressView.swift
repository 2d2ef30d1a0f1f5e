internal import CAdwaita
internal import GLibSupport

/// A bar that fills as something gets done.
@MainActor
open class UIProgressView: UIView {
    private var storedProgress: Float = 0
    private var colorClass: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        expandsHorizontally = true
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// How much is done, from 0 to 1; what is beyond is brought within. What is no number is ignored with a warning.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Changes the progress. The bar jumps whether `animated` or not: GTK's does.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else {
            RuntimeWarning.report("UIProgressView: progress cannot be NaN; the assignment was ignored")
            return
        }
        storedProgress = min(max(progress, 0), 1)
        pushProgress()
    }

    /// The colour of what is done; `nil` means the tint.
    open var progressTintColor: UIColor? {
        didSet { if progressTintColor != oldValue { pushTint() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        pushTint()
    }

    override func makeWidget() -> GObjectReference {
        let bar = GObjectReference(sinking: gtk_progress_bar_new())
        gtk_widget_set_valign(bar.pointer(), GTK_ALIGN_CENTER)
        return bar
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushProgress()
        pushTint()
    }

    private func pushProgress() {
        guard let widgetReference else { return }
        gtk_progress_bar_set_fraction(widgetReference.pointer(), Double(storedProgress))
    }

    private func pushTint() {
        let tint = progressTintColor ?? (tintColor == .tintColor ? nil : tintColor)
        setStyleClass("uikit-tinted", tint != nil)
        colorClass = setStyle("color", tint?.styleValue, replacing: colorClass)
    }
}
