internal import GLibSupport

extension UIViewController {
    /// The view's safe area from what its surroundings leave of theirs.
    func safeAreaInsets(from inherited: UIEdgeInsets) -> UIEdgeInsets {
        let additional = additionalSafeAreaInsets
        return additional == .zero ? inherited : (inherited + additional).atLeastZero
    }

    func additionalSafeAreaInsetsDidChange() {
        SafeArea.isInUse = true
        viewIfLoaded?.tellSafeArea()
    }
}
