extension Presentation {
    /// The controllers that a presentation or a dismissal takes off the screen and brings onto it, with their callbacks.
    @MainActor
    struct Transition {
        /// From the lowest to the topmost, as in `entering`.
        let leaving: [UIViewController]
        let entering: [UIViewController]
        let animated: Bool

        func begin() {
            for controller in leaving.reversed() { controller.beginAppearanceTransition(false, animated: animated) }
            for controller in entering { controller.beginAppearanceTransition(true, animated: animated) }
        }

        /// The views are in the window.
        func enter() {
            for controller in entering { controller.viewEnteredHierarchy() }
        }

        func end() {
            for controller in entering { controller.endAppearanceTransition() }
            for controller in leaving.reversed() { controller.endAppearanceTransition() }
        }
    }
}
