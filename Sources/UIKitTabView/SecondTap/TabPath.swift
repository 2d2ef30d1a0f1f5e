import SwiftUI

/// The app's own navigation path of a tab, with its type erased.
@MainActor
struct TabPath {
    let isEmpty: @MainActor () -> Bool
    let removeAll: @MainActor () -> Void
}

extension UIKitTab {
    /// Names the path that the tab's `NavigationStack` is bound to.
    ///
    /// Going back to the first screen then empties the path instead of popping behind its back, so that the path is right on
    /// every version of iOS.
    public func path<Path: RangeReplaceableCollection>(_ path: Binding<Path>) -> UIKitTab {
        with(TabPath(isEmpty: { path.wrappedValue.isEmpty }, removeAll: { path.wrappedValue.removeAll() }))
    }

    /// Names the path that the tab's `NavigationStack` is bound to.
    @available(iOS 16.0, tvOS 16.0, *)
    public func path(_ path: Binding<NavigationPath>) -> UIKitTab {
        with(
            TabPath(
                isEmpty: { path.wrappedValue.isEmpty },
                removeAll: { path.wrappedValue = NavigationPath() }
            )
        )
    }

    private func with(_ path: TabPath) -> UIKitTab {
        var tab = self
        tab.options.path = path
        return tab
    }
}
