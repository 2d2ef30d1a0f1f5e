import SwiftUI

/// The root of one tab: its content, in the surroundings of the container.
struct TabRoot: View {
    /// `nil` until the tab is first shown.
    var shown: Shown?

    struct Shown {
        let content: @MainActor () -> AnyView
        let environment: EnvironmentValues
        let registry: TabContentRegistry
        let surroundings: TabSurroundings
        let proxy: UIKitTabViewProxy
        /// Another number is another identity: everything in the tab starts afresh.
        let generation: Int
    }

    var body: some View {
        if let shown {
            shown.content()
                .id(shown.generation)
                .modifier(TabSurroundingsModifier(surroundings: shown.surroundings))
                .environment(\.tabContentRegistry, shown.registry)
                .environment(\.tabViewProxy, shown.proxy)
                .environment(\.offeredTabViewProxy, nil)
                .transformEnvironment(\.self, transform: EnvironmentValues.adopting(shown.environment))
        }
    }
}

private struct OuterValuesKey: EnvironmentKey {
    static var defaultValue: EnvironmentValues? { nil }
}

extension EnvironmentValues {
    /// All values around a container as one.
    ///
    /// SwiftUI updates a representable only for values that it reads. It reads this one, which changes with each; else tabs
    /// would keep values, such as the colour scheme, that changed without a new evaluation of the views around.
    var outerValues: EnvironmentValues? {
        get { self[OuterValuesKey.self] }
        set { self[OuterValuesKey.self] = newValue }
    }

    // SwiftUI may run these two on the thread that it renders on, where a closure of the main actor's would trap.

    static func keepingOuterValues(_ values: inout EnvironmentValues) {
        values.outerValues = values
    }

    fileprivate static func adopting(_ outer: EnvironmentValues) -> (inout EnvironmentValues) -> Void {
        { $0.adopt(outer) }
    }

    /// Takes over the values from outside the container, but for those that SwiftUI finds out for each hosting controller.
    ///
    /// UIKit hands the outer values on by itself only once a host is in the hierarchy, and environment objects were lost on
    /// that way in several releases; so they are handed over here as well.
    fileprivate mutating func adopt(_ outer: EnvironmentValues) {
        let own = self
        self = outer
        horizontalSizeClass = own.horizontalSizeClass
        verticalSizeClass = own.verticalSizeClass
    }
}
