import SwiftUI
import UIKitTabView

/// The app's tabs.
enum GalleryTab: String, Hashable {
    /// Under which the selected tab is stored.
    static let key = "tab"

    case trails
    case profile
    case controls
    case journal
    case compose
    case first
    case second
    case third
    case search
}

/// A list with two levels below it, a form, a page for each knob, and a tab that shares a model with the first.
@available(iOS 17, tvOS 17, *)
struct GalleryView: View {
    /// Stored as a person goes from tab to tab.
    @AppStorage(GalleryTab.key) private var tab = GalleryTab.trails
    @State private var journal = Journal()
    @State private var settings = GallerySettings()

    var body: some View {
        @Bindable var settings = settings
        withAccessory(
            UIKitTabView(selection: $tab) {
                if settings.isReversed {
                    for tab in tabs.reversed() { tab }
                } else {
                    tabs
                }
            }
        )
        .environment(journal)
        .environment(settings)
        .sheet(isPresented: $settings.isComposing) {
            ComposeView().environment(journal)
        }
        .onOpenURL { url in
            guard settings.open(url) else { return }
            tab = .trails
        }
    }

    @UIKitTabBuilder<GalleryTab>
    private var tabs: [UIKitTab<GalleryTab>] {
        UIKitTab("Trails", systemImage: "map", selectedSystemImage: "map.fill", value: .trails) {
            TrailsView(path: $settings.trailPath)
        }
        .path($settings.trailPath)
        .accessibilityIdentifier("tab.trails")
        .largeContentImage(UIImage(systemName: "map.fill"))

        UIKitTab("Profile", systemImage: "person", selectedSystemImage: "person.fill", value: .profile) {
            ProfileView()
        }
        .tint(settings.profileTint.color)
        .hidden(settings.isProfileHidden)
        .disabled(settings.isProfileDisabled)
        .allowsSelection { !settings.isProfileLocked }
        .resetsWhenLeft(settings.profileResets)
        .accessibilityIdentifier("tab.profile")

        UIKitTab("Controls", systemImage: "gear", value: .controls) {
            ControlsView()
        }
        .accessibilityIdentifier("tab.controls")
        .accessibilityHint("One page for each knob")

        UIKitTab(settings.title, systemImage: "book", selectedSystemImage: "book.fill", value: .journal) {
            JournalView()
        }
        .journalBadge(settings, unread: journal.unread)
        .accessibilityIdentifier("tab.journal")

        if settings.hasComposeTab {
            UIKitTab(
                "Write",
                systemImage: "square.and.pencil",
                value: .compose,
                action: { settings.isComposing = true }
            )
        }
        if settings.hasManyTabs {
            for (value, title) in [(GalleryTab.first, "First"), (.second, "Second"), (.third, "Third")] {
                UIKitTab(title, systemImage: "star", value: value) { Text("\(title) of three more") }
            }
        }
        #if !os(tvOS)
            if settings.hasSearchTab {
                UIKitTab(systemItem: .search, value: .search) {
                    NavigationStack { SearchPage() }
                }
            }
        #endif
    }

    /// What the bar of iOS 26 and later has besides.
    private func withAccessory(_ tabs: UIKitTabView<GalleryTab>) -> some View {
        var tabs = styled(tabs)
        #if !(os(tvOS) || os(visionOS))
            if #available(iOS 26, *) {
                tabs =
                    tabs
                    .tabBarMinimizeBehavior(settings.minimizes ? .onScrollDown : .automatic)
                    .tabBarAccessory(isShown: settings.hasAccessory) {
                        Label("\(journal.entries.count) entries", systemImage: "book").padding()
                    }
            }
        #endif
        return tabs
    }

    private func styled(_ tabs: UIKitTabView<GalleryTab>) -> UIKitTabView<GalleryTab> {
        tabs
            .secondTap(settings.secondTap.behavior)
            .tabLoading(settings.isEager ? .eager : .lazy)
            .tabOverflow(settings.leavesOutOverflow ? .leftOut : .moreList)
            .tabBarHidden(settings.isBarHidden)
            .tabBarBackground(settings.background)
            .tabBarTint(settings.tint.color)
            .tabBarUnselectedTint(settings.unselectedTint.color)
            .tabBarTitleAttributes(settings.hasBoldTitles ? [.font: UIFont.boldSystemFont(ofSize: 12)] : nil)
            .tabSwitchAnimation(settings.animatesSwitch)
            .tabSelectionFeedback(settings.givesFeedback)
            .onTabLongPress { settings.note("Long press on \($0.rawValue)") }
            .onTabDoubleTap { settings.note("Double tap on \($0.rawValue)") }
            .onTabSelection { event in
                settings.note(
                    "\(event.tab.rawValue) by \(event.reason), \(event.isRepeated ? "\(event.action)" : "new")"
                )
            }
    }
}

@available(iOS 17, tvOS 17, *)
extension UIKitTab {
    /// The badge as the settings want it: a number or a dot, in a colour.
    @MainActor
    fileprivate func journalBadge(_ settings: GallerySettings, unread: Int) -> UIKitTab {
        let count = settings.badge + unread
        let badged =
            settings.isDot
            ? badgeDot(count > 0, spokenAs: "new entries") : badge(count, spokenAs: "\(count) new entries")
        return badged.badgeColor(settings.badgeColor.color)
    }
}
