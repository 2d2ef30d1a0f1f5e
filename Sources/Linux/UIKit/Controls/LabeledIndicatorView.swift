/// A label above or below something that shows progress.
///
/// Assistive technology speaks the label's text as the indicator's name.
package final class LabeledIndicatorView: UIView {
    package let labelView = UIView()
    package let indicator: UIView

    package init(indicator: UIView, isLabelFirst: Bool) {
        self.indicator = indicator
        super.init(frame: .zero)
        let alignment: LayoutAlignment = isLabelFirst ? .leading : .center
        layout = StackLayout(axis: .vertical, spacing: 4, alignment: alignment)
        labelView.layout = StackLayout(axis: .vertical, spacing: 2, alignment: alignment)
        setSubviews(isLabelFirst ? [labelView, indicator] : [indicator, labelView])
    }

    package required init?(coder: NSCoder) {
        return nil
    }

    /// The label's text, also where the label is hidden.
    override var accessibleText: String? { accessibilityLabel ?? labelView.accessibleText }

    override func contentTextDidChange() {
        indicator.accessibilityLabel = labelView.accessibleText
        super.contentTextDidChange()
    }
}
