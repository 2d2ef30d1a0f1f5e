/// Makes toolbar content out of the statements of a closure.
@available(iOS 14.0, tvOS 14.0, *)
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> {
        TupleToolbarContent(content: (repeat each content))
    }

    @available(iOS 16.0, tvOS 16.0, *)
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
        content
    }

    @available(iOS 16.0, tvOS 16.0, *)
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    @available(iOS 16.0, tvOS 16.0, *)
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }
}

/// Several items in a row.
@available(iOS 14.0, tvOS 14.0, *)
public struct TupleToolbarContent<each Content: ToolbarContent> {
    let content: (repeat each Content)
}

@available(iOS 14.0, tvOS 14.0, *)
extension TupleToolbarContent: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never

    var items: TupleView<repeat ToolbarItems<each Content>> {
        TupleView(repeat ToolbarItems(content: each content))
    }
}

@available(iOS 14.0, tvOS 14.0, *)
extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    var items: ToolbarItems<Wrapped>? { map { ToolbarItems(content: $0) } }
}

@available(iOS 14.0, tvOS 14.0, *)
extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    var items: _ConditionalContent<ToolbarItems<TrueContent>, ToolbarItems<FalseContent>> {
        switch storage {
        case .first(let content): _ConditionalContent<_, _>(.first(ToolbarItems(content: content)))
        case .second(let content): _ConditionalContent<_, _>(.second(ToolbarItems(content: content)))
        }
    }
}
