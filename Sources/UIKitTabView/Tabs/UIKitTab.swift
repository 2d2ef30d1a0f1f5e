import SwiftUI
import UIKit

/// One tab of a ``UIKitTabView``: what the bar shows for it, and its content.
///
/// A tab is known by its `value`. As long as a value stays among the tabs, its content keeps all state: pushed screens,
/// scroll positions, text being typed. The rest of the description may change at any time and shows at once.
///
/// ```swift
/// UIKitTab("Inbox", systemImage: "tray", selectedSystemImage: "tray.fill", value: .inbox) {
///     InboxView()
/// }
/// .badge(unread)
/// ```
@MainActor
public struct UIKitTab<Value: Hashable> {
    /// `nil` for a tab that is known by its position.
    let value: Value?
    var item: TabItem
    let role: TabRole
    var options = TabOptions()

    init<Content: View>(
        _ value: Value?,
        _ title: String,
        _ icon: TabIcon?,
        _ selectedIcon: TabIcon?,
        _ content: @escaping @MainActor () -> Content
    ) {
        self.value = value
        item = TabItem(title: title, icon: icon, selectedIcon: selectedIcon)
        role = .content { AnyView(content()) }
    }

    /// A tab with a symbol of the system's set.
    ///
    /// - Parameters:
    ///   - title: Shown below the icon, as it is.
    ///   - systemImage: The symbol's name. A name that the system does not know shows no icon.
    ///   - selectedSystemImage: The symbol while the tab is selected; `nil` means the same one.
    ///   - value: The tab's identity, and what the container's selection is set to when a person taps it.
    ///   - content: The tab's content. First called when the tab is first shown.
    @_disfavoredOverload
    public init<Content: View>(
        _ title: String,
        systemImage: String,
        selectedSystemImage: String? = nil,
        value: Value,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(value, title, .system(systemImage), selectedSystemImage.map(TabIcon.system), content)
    }

    /// A tab with an image of the app's asset catalogue, or of another bundle.
    ///
    /// - Parameters:
    ///   - title: Shown below the icon.
    ///   - image: The image's name in the bundle. A name that is not there shows no icon.
    ///   - selectedImage: The image while the tab is selected; `nil` means the same one.
    ///   - bundle: Where the images are; `nil` means the main bundle.
    ///   - value: The tab's identity.
    ///   - content: The tab's content. First called when the tab is first shown.
    @_disfavoredOverload
    public init<Content: View>(
        _ title: String,
        image: String,
        selectedImage: String? = nil,
        bundle: Bundle? = nil,
        value: Value,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(value, title, .asset(image, bundle), selectedImage.map { .asset($0, bundle) }, content)
    }

    /// A tab with images that the app has made, or with none.
    ///
    /// - Parameters:
    ///   - title: Shown below the icon.
    ///   - image: The icon; `nil` shows the title alone.
    ///   - selectedImage: The icon while the tab is selected; `nil` means the same one.
    ///   - value: The tab's identity.
    ///   - content: The tab's content. First called when the tab is first shown.
    @_disfavoredOverload
    public init<Content: View>(
        _ title: String,
        image: UIImage? = nil,
        selectedImage: UIImage? = nil,
        value: Value,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(value, title, image.map(TabIcon.image), selectedImage.map(TabIcon.image), content)
    }

    /// A tab with one of UIKit's own items: an icon, and a title in the person's language.
    ///
    /// On iOS 26, in an app that was built with its SDK, UIKit sets a tab of `.search` apart from the others, at the trailing end:
    /// have one such tab, and have it last. Built with a newer SDK it stands among them.
    ///
    /// The item belongs to the tab's identity: with another one the tab starts afresh.
    ///
    /// - Parameters:
    ///   - systemItem: UIKit's item. `.more` looks like that of the list of tabs that do not fit, but is none.
    ///   - value: The tab's identity.
    ///   - content: The tab's content. First called when the tab is first shown.
    public init<Content: View>(
        systemItem: UITabBarItem.SystemItem,
        value: Value,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(value, "", nil, nil, content)
        item.systemItem = systemItem
    }

    /// A tab that does something instead of showing something: a compose button in the bar.
    ///
    /// It never becomes selected, and the container's selection never takes its value.
    @_disfavoredOverload
    public init(
        _ title: String,
        systemImage: String,
        value: Value,
        action: @escaping @MainActor () -> Void
    ) {
        self.value = value
        item = TabItem(title: title, icon: .system(systemImage))
        role = .action(action)
    }
}
