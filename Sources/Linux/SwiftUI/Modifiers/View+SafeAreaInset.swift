extension View {
    /// Puts views at the top or bottom edge of this one, such as a bar to write in, and keeps this one clear of them.
    ///
    /// As with bars, nothing slides under them here: this view ends where they begin. `nil` as the spacing means 8 points.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            InsetModifier(
                inset: content(),
                isFirst: edge == .top,
                place: InsetPlace(spacing: spacing, side: .vertical(alignment))
            )
        )
    }

    /// Puts views at a side of this one, and keeps this one clear of them.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            InsetModifier(
                inset: content(),
                isFirst: edge == .leading,
                place: InsetPlace(spacing: spacing, side: .horizontal(alignment))
            )
        )
    }
}

/// How content and inset are one after the other.
private struct InsetPlace: Equatable {
    enum Side: Equatable {
        case vertical(HorizontalAlignment)
        case horizontal(VerticalAlignment)
    }

    let spacing: CGFloat?
    let side: Side

    @MainActor var layout: StackLayout {
        let spacing = spacing ?? StackLayout.defaultSpacing
        return switch side {
        case .vertical(let alignment):
            StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.layoutAlignment)
        case .horizontal(let alignment):
            StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment.layoutAlignment)
        }
    }
}

private struct InsetModifier<Inset: View> {
    let inset: Inset
    let isFirst: Bool
    let place: InsetPlace
}

extension InsetModifier: ViewModifier {
    func body(content: Content) -> some View {
        InsetStack(place: place) {
            if isFirst { ZStack { inset } }
            content
            if !isFirst { ZStack { inset } }
        }
    }
}

/// A stack that tells its content of no axis: the content is not in it for its own sake.
private struct InsetStack<Content: View> {
    let place: InsetPlace
    let content: Content

    init(place: InsetPlace, @ViewBuilder content: () -> Content) {
        self.place = place
        self.content = content()
    }
}

extension InsetStack: View {
    typealias Body = Never
}

extension InsetStack: ContainerView {
    func update(_ platformView: UIView, in environment: EnvironmentValues) {
        platformView.layout = place.layout
    }
}
