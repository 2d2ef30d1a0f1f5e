internal import CAdwaita
internal import GLibSupport

/// Buttons of the same width side by side, one of which is selected.
@MainActor
open class UISegmentedControl: UIControl {
    /// The index that stands for none.
    public class var noSegment: Int { -1 }

    private var segments: [SegmentButton] = []
    private var storedIndex = UISegmentedControl.noSegment

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout = EqualColumnsLayout()
    }

    /// A control with a segment for each title. Items that are no strings are left out with a warning.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String {
                insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            } else {
                RuntimeWarning.report("UISegmentedControl: a segment can have a title only; another item is left out")
            }
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var numberOfSegments: Int { segments.count }

    /// Which segment is selected, `noSegment` at first. A change from code sends no `valueChanged`; an index that no segment
    /// has is ignored with a warning.
    open var selectedSegmentIndex: Int {
        get { storedIndex }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                RuntimeWarning.report("UISegmentedControl: there is no segment \(newValue) to select")
                return
            }
            storedIndex = newValue
            showSelection()
        }
    }

    /// Adds a segment; an index beyond the end means the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let index = min(max(0, segment), segments.count)
        let button = SegmentButton(title: title ?? "")
        button.select = { [weak self, weak button] in
            if let self, let button { userDidSelect(button) }
        }
        segments.insert(button, at: index)
        if storedIndex >= index { storedIndex += 1 }
        segmentsDidChange()
    }

    /// Removes a segment; if it was selected none is. An index that no segment has does nothing.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if storedIndex == segment {
            storedIndex = Self.noSegment
        } else if storedIndex > segment {
            storedIndex -= 1
        }
        segmentsDidChange()
    }

    open func removeAllSegments() {
        segments = []
        storedIndex = Self.noSegment
        segmentsDidChange()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].title = title ?? ""
    }

    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].isEnabled = enabled
    }

    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    // MARK: - Widget

    /// What the segments say is not the control's text.
    override var accessibleText: String? { accessibilityLabel }

    override func makeWidget() -> GObjectReference {
        // Linked buttons look as the box's own orientation says.
        let widget = GObjectReference(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        LayoutBridge.install(on: widget, for: self)
        AccessibleRole.group.apply(to: widget)
        gtk_widget_set_valign(widget.pointer(), GTK_ALIGN_CENTER)
        return widget
    }

    override func widgetDidLoad() {
        super.widgetDidLoad()
        setStyleClass("linked", true)
    }

    private func segmentsDidChange() {
        setSubviews(segments)
        showSelection()
    }

    private func showSelection() {
        for (index, segment) in segments.enumerated() { segment.isSelected = index == storedIndex }
    }

    private func userDidSelect(_ button: SegmentButton) {
        guard let index = segments.firstIndex(where: { $0 === button }), index != storedIndex else { return }
        selectedSegmentIndex = index
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
