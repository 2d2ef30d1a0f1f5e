/// A control that pushes a screen onto the navigation stack that it is on.
///
/// In a list it is the whole row. Outside of any stack it is disabled.
public struct NavigationLink<Label, Destination> {
    enum Target {
        /// A value for the stack's path; `nil` disables the link.
        case value(PathElement?)
        case view(Destination)
        /// A view, and the binding that says whether it is on the stack.
        case presented(Destination, PresentedLink)
    }

    let target: Target
    let label: Label
}

/// What a link writes when it is tapped and when its screen is popped.
struct PresentedLink {
    let isActive: () -> Bool
    let setActive: (Bool) -> Void
}

extension NavigationLink: View where Label: View, Destination: View {
    public typealias Body = Never

    /// A link that pushes a view.
    public nonisolated init(
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(destination()), label: label())
    }

    /// A link that pushes a view.
    @available(iOS, introduced: 13.0, deprecated: 27.0, message: "Pass a closure as the destination")
    @available(tvOS, introduced: 13.0, deprecated: 27.0, message: "Pass a closure as the destination")
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination), label: label())
    }

    /// A link whose view is on the stack as long as a binding is `true`.
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:)")
    @available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:)")
    public nonisolated init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        let link = PresentedLink(isActive: { isActive.wrappedValue }, setActive: { isActive.wrappedValue = $0 })
        self.init(target: .presented(destination(), link), label: label())
    }

    /// A link whose view is on the stack as long as a selection is the link's tag.
    @available(iOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:)")
    @available(tvOS, introduced: 13.0, deprecated: 16.0, message: "use NavigationLink(value:label:)")
    public nonisolated init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        let link = PresentedLink(
            isActive: { selection.wrappedValue == tag },
            setActive: { isActive in
                // Another link may have taken the selection over.
                if isActive { selection.wrappedValue = tag }
                if !isActive, selection.wrappedValue == tag { selection.wrappedValue = nil }
            }
        )
        self.init(target: .presented(destination(), link), label: label())
    }
}

extension NavigationLink where Label: View, Destination == Never {
    /// A link that adds a value to the path of its stack; `navigationDestination(for:destination:)` says what that shows.
    ///
    /// A `nil` value disables the link.
    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { PathElement($0) }), label: label())
    }
}

extension NavigationLink: PrimitiveView where Label: View, Destination: View {
    static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
        NavigationLinkNode(view, context)
    }
}
