/// A view that is shown by a view controller of UIKit.
///
/// `makeCoordinator`, `makeUIViewController` and `dismantleUIViewController` are called once for the view's identity, in
/// that order; `updateUIViewController` follows the making and every change that affects the view.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency
    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Brings the controller in line with the view. Must not set state; that is what the coordinator is for, later.
    @MainActor @preconcurrency
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    @MainActor @preconcurrency
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented view controller may know of the view's surroundings.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The environment. Each value that is read from it is a reason to update when it changes; handing all of it on is none.
    public let environment: EnvironmentValues
}

final class ControllerRepresentableNode<V: UIViewControllerRepresentable>:
    ControllerNode<V, V.UIViewControllerType>
{
    private var properties = PropertySlots()
    private var coordinator: V.Coordinator?

    override func makeController() -> V.UIViewControllerType {
        let view = installedView()
        let coordinator = view.makeCoordinator()
        self.coordinator = coordinator
        return view.makeUIViewController(context: context(coordinator))
    }

    override func updateController(_ controller: V.UIViewControllerType) {
        guard let coordinator else { return }
        installedView().updateUIViewController(controller, context: context(coordinator))
    }

    override func dismantleController(_ controller: V.UIViewControllerType) {
        guard let coordinator else { return }
        V.dismantleUIViewController(controller, coordinator: coordinator)
        self.coordinator = nil
        properties.removeAll()
    }

    private func installedView() -> V {
        var view = view
        properties.install(into: &view, in: self)
        return view
    }

    private func context(_ coordinator: V.Coordinator) -> UIViewControllerRepresentableContext<V> {
        UIViewControllerRepresentableContext(coordinator: coordinator, environment: trackedEnvironment)
    }
}
