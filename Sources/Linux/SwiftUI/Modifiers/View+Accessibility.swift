extension View {
    /// Names the view for tests; nothing is spoken.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { view, _ in view.accessibilityIdentifier = identifier }
    }

    /// Sets what assistive technology calls the view.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        accessibility { view, environment in view.accessibilityLabel = label.string(in: environment) }
    }

    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @available(iOS 14.0, tvOS 14.0, *)
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets what assistive technology says of the view's value.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        accessibility { view, environment in view.accessibilityValue = value.string(in: environment) }
    }

    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @available(iOS 14.0, tvOS 14.0, *)
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets what assistive technology says of what the view does.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        accessibility { view, environment in view.accessibilityHint = hint.string(in: environment) }
    }

    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    @available(iOS 14.0, tvOS 14.0, *)
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Hides the view from assistive technology.
    @available(iOS 14.0, tvOS 14.0, *)
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { view, _ in view.accessibilityElementsHidden = hidden }
    }

    private nonisolated func accessibility(
        _ apply: @escaping @MainActor (UIView, EnvironmentValues) -> Void
    ) -> some View {
        modifier(AccessibilityModifier(apply: apply))
    }
}

/// A modifier that sets something on the views of its content themselves.
struct AccessibilityModifier {
    let apply: @MainActor (UIView, EnvironmentValues) -> Void
}

extension AccessibilityModifier: PrimitiveModifier {
    typealias Body = Never

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, Self>> {
        AccessibilityNode(view, context)
    }
}

private final class AccessibilityNode<Content: View>: ModifierNode<Content, AccessibilityModifier>, ViewWrapping {
    /// The views of the last commit, or those in rows of a list.
    private var shown: [UIView] = []

    override var platformViews: [UIView] {
        shown = super.platformViews
        evaluateMore { apply() }
        return shown
    }

    override func refresh() {
        super.refresh()
        evaluate { apply() }
    }

    override func appendRows(to rows: inout RowCollector) {
        rows.wrap(by: self) { super.appendRows(to: &$0) }
    }

    /// A row asks for its view one by one, and needs no other view around it.
    func wrapper(for platformView: UIView) -> UIView {
        shown.removeAll { $0.superview == nil || $0 === platformView }
        shown.append(platformView)
        evaluateMore { view.modifier.apply(platformView, trackedEnvironment) }
        return platformView
    }

    private func apply() {
        for platformView in shown { view.modifier.apply(platformView, trackedEnvironment) }
    }
}
