extension UIKitTab {
    /// Does something when a person presses the tab for a while, such as switching accounts. The press selects nothing.
    ///
    /// At the largest text sizes UIKit shows the tab enlarged at the same time.
    public func onLongPress(perform action: @escaping @MainActor () -> Void) -> UIKitTab {
        changing { $0.longPress = action }
    }

    /// Does something when a person taps the tab twice in quick succession.
    ///
    /// The taps are taps as well: the first selects the tab, the second is its second tap. Use ``secondTap(_:)`` where the
    /// taps need not be quick.
    public func onDoubleTap(perform action: @escaping @MainActor () -> Void) -> UIKitTab {
        changing { $0.doubleTap = action }
    }
}
