/// Rows one below the other, which scroll. Only rows that are near the visible ones are made.
///
/// It is a `UITableView`. Rows keep their state as long as their identifier stays in the data; changes move nothing else, and
/// the scroll position stays.
public struct List<SelectionValue: Hashable, Content> {
    let selection: ListSelection?
    let content: Content
}

extension List: View where Content: View {
    /// A list of rows of which one can be selected: a tap sets the binding to the row's `ForEach` identifier or `.id(_:)`.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    public var body: some View {
        ListTable(selection: selection, content: content.modifier(ListEnvironment()))
    }
}

extension List where SelectionValue == Never, Content: View {
    /// A list of the rows that a builder makes; sections and `ForEach` among them.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content())
    }

    /// A list with a row for each element.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element, recognised by a property of it.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list with a row for each number of a range that stays the same.
    public nonisolated init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
}

extension List where Content: View {
    /// A list with a row for each element, of which one can be selected.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A list with a row for each element, recognised by a property of it, of which one can be selected.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}
