internal import GLibSupport

/// Stands for a value on a path that no `navigationDestination` on the stack accepts.
struct MissingDestination {
    let value: AnyHashable
}

extension MissingDestination: LeafView {
    typealias Body = Never

    static func makePlatformView() -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: "exclamationmark.triangle.fill"))
        view.tintColor = .systemYellow
        view.accessibilityLabel = "Missing destination"
        return view
    }

    func update(_ platformView: UIImageView, in environment: EnvironmentValues) {
        RuntimeWarning.report(
            "A value of type \(type(of: value.base)) is on a NavigationStack, but no screen below declares "
                + "navigationDestination(for: \(type(of: value.base)).self)"
        )
    }
}
