/// Whether the screen that a view is on was presented, and the way to dismiss it. `dismiss` is its successor.
public struct PresentationMode {
    public internal(set) var isPresented: Bool
    fileprivate var isDismissed = false

    /// Dismisses the screen. On a screen that nothing presented it does nothing.
    public mutating func dismiss() {
        isDismissed = true
    }
}

extension EnvironmentValues {
    /// A binding through which the screen that the view is on can be dismissed.
    public var presentationMode: Binding<PresentationMode> {
        let dismissal = dismissal
        let isPresented = isPresented
        return Binding(
            location: FunctionLocation(
                get: { PresentationMode(isPresented: isPresented) },
                set: { mode in
                    guard mode.isDismissed, let dismissal else { return }
                    MainThread.perform { dismissal.run() }
                }
            )
        )
    }
}
