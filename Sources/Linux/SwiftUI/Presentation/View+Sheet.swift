extension View {
    /// Shows a sheet over the window as long as a binding is `true`.
    ///
    /// When a person dismisses the sheet, or `dismiss` in its content does, the binding becomes `false`. `onDismiss` runs
    /// whenever the sheet is gone. While the view is not on screen, or something else is presented there, the sheet waits.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(.pageSheet, isPresented, onDismiss, content))
    }

    /// Shows a sheet for an item, as long as there is one. An item of another identity gets a sheet of its own, once the
    /// old one is gone; another item of the same identity shows in the same sheet.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(.pageSheet, item, onDismiss, content))
    }

    /// Covers the window as long as a binding is `true`. A person has no way back but what the content offers.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetModifier(.fullScreen, isPresented, onDismiss, content))
    }

    /// Covers the window for an item, as long as there is one.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(.fullScreen, item, onDismiss, content))
    }
}

extension SheetModifier {
    fileprivate nonisolated init<Content: View>(
        _ style: UIModalPresentationStyle,
        _ isPresented: Binding<Bool>,
        _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) {
        self.init(
            style: style,
            sheet: { isPresented.wrappedValue ? Sheet(id: true, content: { AnyView(content()) }) : nil },
            end: { isPresented.wrappedValue = false },
            onDismiss: onDismiss
        )
    }

    fileprivate nonisolated init<Item: Identifiable, Content: View>(
        _ style: UIModalPresentationStyle,
        _ item: Binding<Item?>,
        _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) {
        self.init(
            style: style,
            sheet: { item.wrappedValue.map { item in Sheet(id: item.id, content: { AnyView(content(item)) }) } },
            end: { item.wrappedValue = nil },
            onDismiss: onDismiss
        )
    }
}
