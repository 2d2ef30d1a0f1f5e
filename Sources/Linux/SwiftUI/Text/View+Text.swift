extension View {
    /// Sets the font of the texts in this view; `nil` means body text.
    public nonisolated func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// Sets the weight of the texts in this view; `nil` leaves it to their fonts.
    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.textStyling) { $0.weight = weight }
    }

    /// Sets the design of the texts in this view; `nil` leaves it to their fonts.
    @available(iOS 16.1, tvOS 16.1, *)
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.textStyling) { $0.design = design }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textStyling) { $0.weight = isActive ? .bold : nil }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textStyling) { $0.isItalic = isActive }
    }

    /// Draws a line under the texts in this view.
    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated func underline(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textStyling) { $0.isUnderlined = isActive }
    }

    /// Draws a line through the texts in this view.
    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated func strikethrough(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textStyling) { $0.isStruckThrough = isActive }
    }

    /// Sets where the lines of each text of several lines begin or end.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Limits the lines of each text; `nil` means as many as it needs.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    /// Sets where texts that do not fit are cut.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
}
