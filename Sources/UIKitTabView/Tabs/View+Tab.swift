import SwiftUI

extension View {
    /// Makes this view the content of a tab that is known by its position, as the UIKitTabView gist does.
    ///
    /// For new code prefer ``UIKitTab``, whose tabs are known by a value and so can come, go and change places.
    ///
    /// - Parameters:
    ///   - title: Shown below the icon.
    ///   - image: The name of an asset or, if there is none of that name, of a system symbol.
    ///   - selectedImage: The image while the tab is selected; `nil` means the same one.
    ///   - badgeValue: The text of the tab's badge; `nil` shows none.
    @MainActor
    public func tab(
        title: String,
        image: String? = nil,
        selectedImage: String? = nil,
        badgeValue: String? = nil
    ) -> UIKitTab<Int> {
        UIKitTab(nil, title, image.map(TabIcon.assetOrSystem), selectedImage.map(TabIcon.assetOrSystem)) { self }
            .badge(badgeValue)
    }
}
