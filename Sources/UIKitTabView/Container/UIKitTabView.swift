import SwiftUI
import UIKit

/// UIKit's tab bar for SwiftUI, with every tab kept exactly as the person left it.
///
/// Tabs are made when they are first shown and live on while hidden: pushed screens, scroll positions and text being typed
/// are there when the person comes back. Tapping the selected tab again goes back to its first screen; once there, a
/// further tap scrolls to the top.
///
/// ```swift
/// UIKitTabView(selection: $tab) {
///     UIKitTab("Home", systemImage: "house", value: .home) {
///         NavigationStack { HomeView() }
///     }
///     UIKitTab("Inbox", systemImage: "tray", value: .inbox) { InboxView() }
///         .badge(unread)
/// }
/// ```
///
/// Two tabs of one value: the first is shown, the other is not, and ``UIKitTabViewLog`` is told.
public struct UIKitTabView<Selection: Hashable>: View {
    private let selection: Binding<Selection>?
    private let tabs: [UIKitTab<Selection>]
    private var options = ContainerOptions()

    /// A tab view whose selection the app reads and sets.
    ///
    /// The binding is the source of truth: its initial value is the first tab shown, and a binding that refuses a new value
    /// leaves bar and content as they were. A value that names no tab changes nothing, and ``UIKitTabViewLog`` is told;
    /// not of `nil`, where the selection is optional.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected tab; `nil` leaves the selection to the person.
    ///   - tabs: The tabs, in the bar's order.
    public init(
        selection: Binding<Selection>?,
        @UIKitTabBuilder<Selection> tabs: () -> [UIKitTab<Selection>]
    ) {
        self.selection = selection
        self.tabs = tabs()
        // Read while the view around is evaluated, so that another tab is a reason to evaluate that again: closures of tabs, which
        // run at the first visit, have its state of then and not of the first time.
        _ = selection?.wrappedValue
    }

    /// A tab view whose selection is the person's alone; the first tab that is not disabled is shown first.
    public init(@UIKitTabBuilder<Selection> tabs: () -> [UIKitTab<Selection>]) {
        self.init(selection: nil, tabs: tabs)
    }

    public var body: some View {
        TabContainer(
            configuration: TabConfiguration(
                tabs: tabs.enumerated().map { TabDescription($1, position: $0) },
                selection: selection.map(SelectionSource.init),
                options: options
            )
        )
        .ignoresSafeArea()
        .transformEnvironment(\.self, transform: EnvironmentValues.keepingOuterValues)
    }

    func changing(_ change: (inout ContainerOptions) -> Void) -> UIKitTabView {
        var view = self
        change(&view.options)
        return view
    }
}

extension UIKitTabView where Selection == Int {
    /// The tabs of the UIKitTabView gist, known by their position.
    public typealias Tab = UIKitTab<Int>

    /// The initialiser of the UIKitTabView gist: tabs known by their position, counted from 0.
    ///
    /// - Parameters:
    ///   - selectedIndex: The position of the selected tab; `nil` leaves the selection to the person.
    ///   - views: The tabs; see ``SwiftUICore/View/tab(title:image:selectedImage:badgeValue:)``.
    public init(
        selectedIndex: Binding<Int>? = nil,
        @UIKitTabBuilder<Int> _ views: () -> [UIKitTab<Int>]
    ) {
        self.init(selection: selectedIndex, tabs: views)
    }
}
