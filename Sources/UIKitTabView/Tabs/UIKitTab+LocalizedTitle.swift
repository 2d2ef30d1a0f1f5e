import SwiftUI
import UIKit

/// Tabs whose title is looked up in the app's strings, as a literal's is in SwiftUI's own views.
///
/// A title that is a `String` already is shown as it is. For strings of another bundle, such as a package's, pass
/// `String(localized:bundle:)`.
extension UIKitTab {
    /// A tab with a symbol of the system's set, and a title from the app's strings.
    ///
    /// - Parameters:
    ///   - titleKey: The title's key; shown itself where the strings lack it.
    ///   - systemImage: The symbol's name. A name that the system does not know shows no icon.
    ///   - selectedSystemImage: The symbol while the tab is selected; `nil` means the same one.
    ///   - value: The tab's identity, and what the container's selection is set to when a person taps it.
    ///   - content: The tab's content. First called when the tab is first shown.
    public init<Content: View>(
        _ titleKey: String.LocalizationValue,
        systemImage: String,
        selectedSystemImage: String? = nil,
        value: Value,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        let title = String(localized: titleKey)
        self.init(value, title, .system(systemImage), selectedSystemImage.map(TabIcon.system), content)
    }

    /// A tab with an image of the app's asset catalogue, or of another bundle, and a title from the app's strings.
    ///
    /// - Parameters:
    ///   - titleKey: The title's key; shown itself where the strings lack it.
    ///   - image: The image's name in the bundle. A name that is not there shows no icon.
    ///   - selectedImage: The image while the tab is selected; `nil` means the same one.
    ///   - bundle: Where the images are; `nil` means the main bundle.
    ///   - value: The tab's identity.
    ///   - content: The tab's content. First called when the tab is first shown.
    public init<Content: View>(
        _ titleKey: String.LocalizationValue,
        image: String,
        selectedImage: String? = nil,
        bundle: Bundle? = nil,
        value: Value,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        let title = String(localized: titleKey)
        self.init(value, title, .asset(image, bundle), selectedImage.map { .asset($0, bundle) }, content)
    }

    /// A tab with images that the app has made, or with none, and a title from the app's strings.
    ///
    /// - Parameters:
    ///   - titleKey: The title's key; shown itself where the strings lack it.
    ///   - image: The icon; `nil` shows the title alone.
    ///   - selectedImage: The icon while the tab is selected; `nil` means the same one.
    ///   - value: The tab's identity.
    ///   - content: The tab's content. First called when the tab is first shown.
    public init<Content: View>(
        _ titleKey: String.LocalizationValue,
        image: UIImage? = nil,
        selectedImage: UIImage? = nil,
        value: Value,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        let title = String(localized: titleKey)
        self.init(value, title, image.map(TabIcon.image), selectedImage.map(TabIcon.image), content)
    }

    /// A tab that does something instead of showing something, and a title from the app's strings.
    ///
    /// It never becomes selected, and the container's selection never takes its value.
    public init(
        _ titleKey: String.LocalizationValue,
        systemImage: String,
        value: Value,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(String(localized: titleKey), systemImage: systemImage, value: value, action: action)
    }
}
