/// A view that shows nothing in its own place; its content is in a bar of the screen.
struct ToolbarItemView<Item: View> {
    let place: ToolbarItemPlacement.Place
    let content: Item

    init(_ placement: ToolbarItemPlacement, _ content: Item) {
        place = placement.place
        self.content = content
    }
}

extension ToolbarItemView: View {
    typealias Body = Never
}

extension ToolbarItemView: ContainerView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        ToolbarItemNode(view, context)
    }

    static var rowCount: Int? { 0 }

    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        platformView.layout = StackLayout(axis: .horizontal, spacing: 4)
    }

    static var changesEnvironment: Bool { true }

    /// The bar is not where the view is.
    func transform(_ values: inout EnvironmentValues) {
        values.stackAxis = .horizontal
        values.isInList = false
    }
}

private final class ToolbarItemNode<Item: View>: ContainerNode<ToolbarItemView<Item>> {
    private var place: ToolbarItemPlacement.Place?

    override var platformViews: [UIView] { [] }
    override var isOneRow: Bool { false }

    override func appendRows(to rows: inout RowCollector) {}

    override func refresh() {
        super.refresh()
        guard place != view.place else { return }
        place = view.place
        graph?.preferences.valueDidChange(of: ObjectIdentifier(ToolbarItemsKey.self))
    }

    override func dismantle() {
        super.dismantle()
        graph?.preferences.valueDidChange(of: ObjectIdentifier(ToolbarItemsKey.self))
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard let own = [ToolbarEntry(place: view.place, view: platformView)] as? Key.Value, key == ToolbarItemsKey.self
        else { return }
        combine(key, own, into: &value)
    }
}

/// An item that the views of a screen want in its bar.
struct ToolbarEntry: Equatable {
    let place: ToolbarItemPlacement.Place
    let view: UIView
}

/// The items of a screen, in the order of the views.
struct ToolbarItemsKey: PreferenceKey {
    static let defaultValue: [ToolbarEntry] = []

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
        value += nextValue()
    }
}
