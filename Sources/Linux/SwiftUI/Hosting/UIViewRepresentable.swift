/// A view that is shown by a view of UIKit.
///
/// `makeCoordinator`, `makeUIView` and `dismantleUIView` are called once for the view's identity, in that order;
/// `updateUIView` follows the making and every change that affects the view.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency
    func makeUIView(context: Context) -> UIViewType

    /// Brings the represented view in line with this value. Must not set state; that is what the coordinator is for,
    /// later.
    @MainActor @preconcurrency
    func updateUIView(_ uiView: UIViewType, context: Context)

    @MainActor @preconcurrency
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented view may know of its surroundings.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The environment. Each value that is read from it is a reason to update when it changes; handing all of it on is none.
    public let environment: EnvironmentValues
}

final class ViewRepresentableNode<V: UIViewRepresentable>: ViewNode<V> {
    private var properties = PropertySlots()
    private var tint: UIColor?
    private var represented: (view: V.UIViewType, coordinator: V.Coordinator)?

    override var skipsEqualViews: Bool { true }
    override var isOneRow: Bool { true }
    override var platformViews: [UIView] { represented.map { [$0.view] } ?? [] }

    override func refresh() {
        evaluate {
            var view = view
            properties.install(into: &view, in: self)
            let represented = represented ?? make(view)
            self.represented = represented
            showTint(on: represented.view)
            view.updateUIView(represented.view, context: context(represented.coordinator))
        }
    }

    override func dismantle() {
        super.dismantle()
        guard let represented else { return }
        self.represented = nil
        represented.view.removeFromSuperview()
        V.dismantleUIView(represented.view, coordinator: represented.coordinator)
        properties.removeAll()
    }

    /// The tint that an app set around the view is the represented view's too; without one that is left alone.
    private func showTint(on view: UIView) {
        let new = trackedEnvironment.ownTintColor
        guard new != tint else { return }
        tint = new
        view.tintColor = new
    }

    private func make(_ view: V) -> (view: V.UIViewType, coordinator: V.Coordinator) {
        let coordinator = view.makeCoordinator()
        return (view.makeUIView(context: context(coordinator)), coordinator)
    }

    private func context(_ coordinator: V.Coordinator) -> UIViewRepresentableContext<V> {
        UIViewRepresentableContext(coordinator: coordinator, environment: trackedEnvironment)
    }
}
