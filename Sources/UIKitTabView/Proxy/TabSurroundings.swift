import SwiftUI

/// What a tab's content can observe of its tab.
@MainActor
final class TabSurroundings: ObservableObject {
    @Published private(set) var isSelected: Bool

    init(isSelected: Bool = false) {
        self.isSelected = isSelected
    }

    /// - Parameter isObserved: Whether views may be looking on.
    func setSelected(_ isSelected: Bool, isObserved: Bool) {
        guard isObserved else {
            self.isSelected = isSelected
            return
        }
        // SwiftUI forbids to publish changes while it updates views.
        Task { @MainActor in
            if self.isSelected != isSelected { self.isSelected = isSelected }
        }
    }
}

/// Hands a tab's surroundings on; only views that read them are evaluated when they change.
struct TabSurroundingsModifier: ViewModifier {
    @ObservedObject var surroundings: TabSurroundings

    func body(content: Content) -> some View {
        content.environment(\.isTabSelected, surroundings.isSelected)
    }
}

private struct TabSelectedKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether the tab around is the selected one; `true` outside of a ``UIKitTabView``.
    ///
    /// Unlike `onDisappear`, it does not change when a pushed screen covers the view. A system may leave the views of a hidden
    /// tab alone until it is shown again: what must end with a visit ends in `onDisappear` or in
    /// ``UIKitTabView/UIKitTabView/onTabSelection(perform:)``.
    public internal(set) var isTabSelected: Bool {
        get { self[TabSelectedKey.self] }
        set { self[TabSelectedKey.self] = newValue }
    }
}
