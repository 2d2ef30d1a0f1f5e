internal import GLibSupport

/// A label with a control in which one of several options is chosen.
struct PickerRow<Label: View, SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>
    let content: Content
    let label: Label
}

extension PickerRow: View {
    typealias Body = Never
}

extension PickerRow: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        PickerNode(view, context)
    }
}

/// Reads the options out of the content's views, which are never on screen themselves.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
    ViewNode<PickerRow<Label, SelectionValue, Content>>
{
    private var row = LabeledControlView(control: MenuControl(frame: .zero))
    private let holder = UnshownContentView()
    private var label: ViewNode<Label>?
    private var content: ViewNode<Content>?
    private var tags: [SelectionValue?] = []
    private var selected: SelectionValue?
    private var warned: SelectionValue?
    private var isReadPending = false

    override init(_ view: PickerRow<Label, SelectionValue, Content>, _ context: NodeContext) {
        super.init(view, context)
        holder.contentDidChange = { [weak self] in self?.scheduleRead() }
        connect()
    }

    private var control: (any ChoiceControl)? { row.control as? any ChoiceControl }

    override var isContainer: Bool { true }
    override var isOneRow: Bool { true }
    override var platformViews: [UIView] { [row] }

    override func forEachChild(_ body: (Node) -> Void) {
        if let label { body(label) }
        if let content { body(content) }
    }

    override func build() {
        refresh()
        commit()
    }

    override func refresh() {
        evaluate {
            let isSegmented = trackedEnvironment.hasSegmentedPickers
            if isSegmented != (control is UISegmentedControl) {
                show(isSegmented ? UISegmentedControl(frame: .zero) : MenuControl(frame: .zero))
            }
            row.isLabelHidden = isSegmented || trackedEnvironment.areLabelsHidden
            control?.isEnabled = trackedEnvironment.isEnabled
            selected = view.selection.wrappedValue
        }
        if let label, let content {
            label.update(view.label)
            content.update(view.content)
        } else {
            label = makeChild(view.label, makesRowsOnDemand: false)
            content = makeChild(view.content, makesRowsOnDemand: false)
        }
        scheduleRead()
    }

    /// Puts another control into a row of its own; the options are read again after the commit that follows.
    private func show(_ control: any ChoiceControl) {
        row = LabeledControlView(control: control)
        connect()
        pushLayoutDirection()
        setNeedsCommit()
        structureDidChange()
    }

    private func connect() {
        control?.expandsHorizontally = control is UISegmentedControl ? true : nil
        control?.addAction(UIAction { [weak self] _ in self?.userDidChoose() }, for: .valueChanged)
    }

    override func commit() {
        row.labelView.setSubviews(label?.platformViews ?? [])
        holder.setSubviews(rows.flatMap(\.views))
        scheduleRead()
    }

    // MARK: - Options

    private var rows: [Row] {
        var rows = RowCollector()
        content?.appendRows(to: &rows)
        return rows.sections.flatMap { section in (0..<section.count).map { section.row(at: $0) } }
    }

    private func scheduleRead() {
        guard !isReadPending else { return }
        isReadPending = true
        UpdateCycle.shared.afterCommit { [weak self] in self?.read() }
    }

    private func read() {
        isReadPending = false
        guard !isDismantled else { return }
        let rows = rows
        tags = rows.map { tag(of: $0.node) }
        control?.titles = rows.map { row in
            row.views.map(UnshownContentView.text).filter { !$0.isEmpty }.joined(separator: " ")
        }
        showSelection()
    }

    /// What stands nearest to a row says for which value it stands.
    private func tag(of row: Node) -> SelectionValue? {
        var identifier: SelectionValue?
        var node: Node? = row
        while let current = node, current !== self {
            if let tagged = current as? any TaggedNode { return tagged.tag(as: SelectionValue.self) }
            if let element = current as? any ForEachElement, identifier == nil {
                identifier = element.elementID.base as? SelectionValue
            }
            node = current.parent
        }
        return identifier
    }

    // MARK: - Selection

    private func showSelection() {
        guard let selected else { return }
        let index = tags.firstIndex(of: selected)
        control?.selectedIndex = index
        if index != nil {
            warned = nil
        } else if warned != selected {
            warned = selected
            RuntimeWarning.report("Picker: no view has the tag \(selected), so none is shown as chosen")
        }
    }

    private func userDidChoose() {
        guard let index = control?.selectedIndex, tags.indices.contains(index) else { return }
        if let tag = tags[index] {
            if tag != selected { view.selection.wrappedValue = tag }
        } else {
            RuntimeWarning.report("Picker: a view without a tag of type \(SelectionValue.self) cannot be chosen")
        }
        // The binding may have refused, without a change that would bring the control back.
        selected = view.selection.wrappedValue
        showSelection()
    }
}
