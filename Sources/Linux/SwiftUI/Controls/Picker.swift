/// A choice of one value out of several, each of which a view stands for.
///
/// A view says by `.tag(_:)` for which one; of those in a `ForEach` it is the identifier unless they say so. Of a view, its
/// text is shown. A selection that no view stands for is left alone, with a warning, and none is shown as chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>
    let content: Content
    let label: Label

    public nonisolated init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, content(), label())
    }

    fileprivate nonisolated init(_ selection: Binding<SelectionValue>, _ content: Content, _ label: Label) {
        self.selection = selection
        self.content = content
        self.label = label
    }
}

extension Picker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, content(), Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, content(), Text(title))
    }
}

extension Picker: View {
    public var body: some View {
        PickerRow(selection: selection, content: content, label: label)
    }
}
