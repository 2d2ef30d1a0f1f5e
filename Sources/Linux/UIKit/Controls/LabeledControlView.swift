/// A label with a control after it, such as a switch in a form.
///
/// Assistive technology speaks the label's text as the control's name.
package final class LabeledControlView: UIView {
    /// Holds the label's views.
    package let labelView = UIView()
    package let control: UIView

    package init(control: UIView) {
        self.control = control
        super.init(frame: .zero)
        layout = StackLayout(axis: .horizontal, spacing: StackLayout.defaultSpacing)
        labelView.layout = StackLayout(axis: .vertical, spacing: 2, alignment: .leading)
        labelView.expandsHorizontally = true
        setSubviews([labelView, control])
    }

    package required init?(coder: NSCoder) {
        return nil
    }

    /// Whether only the control is shown; its name stays the label's text.
    package var isLabelHidden = false {
        didSet { labelView.isHidden = isLabelHidden }
    }

    /// The label's text once, though the control is named by it as well.
    override var accessibleText: String? { accessibilityLabel ?? labelView.accessibleText }

    override func contentTextDidChange() {
        nameControl()
        super.contentTextDidChange()
    }

    private func nameControl() {
        control.accessibilityLabel = labelView.accessibleText
    }
}
