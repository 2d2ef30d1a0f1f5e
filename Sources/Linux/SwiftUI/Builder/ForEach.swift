/// A view for each element of a collection, recognised by an identifier of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: KeyPath<Data.Element, ID>
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    /// A view for each number of a range that stays the same.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: \.self)
    }

    /// A view for each element. Of elements with the same identifier only the first is shown.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }

    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: id)
    }
}

extension ForEach: PrimitiveView where Content: View {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        ForEachNode(view, context)
    }

    static var rowCount: Int? { nil }
}
