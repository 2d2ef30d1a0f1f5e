// An app that uses every public symbol of the library, written as an app would.

import SwiftUI
import UIKit
import UIKitTabView

enum Place: String, CaseIterable {
    case home, inbox, search, chat, compose, profile, admin
}

struct Letter: Hashable, Identifiable {
    let id: Int
    var subject: String
}

@MainActor
final class Post: ObservableObject {
    @Published var letters = [Letter(id: 1, subject: "Hello")]
    @Published var place = Place.home
    @Published var inbox: [Letter] = []
    @Published var isSignedIn = true
    @Published var hasEdits = false
    let chatTitle = "Chat"
    private(set) var events: [TabSelectionEvent<Place>] = []
    private var warnings: [String] = []

    init() {
        UIKitTabViewLog.handler = { [weak self] message in self?.warnings.append(message) }
    }

    func open(_ letter: Letter) {
        place = .inbox
        inbox = [letter]
    }

    func note(_ event: TabSelectionEvent<Place>) {
        switch (event.reason, event.action) {
        case (.user, .popToRoot), (.user, .scroll), (.user, .custom): break
        case (.user, .none), (.program, _), (.system, _): break
        }
        if !event.isRepeated, event.tab != .compose { events.append(event) }
    }

    func save() async -> Bool {
        await Task.yield()
        hasEdits = false
        return true
    }
}

@main
struct PostApp: App {
    @StateObject private var post = Post()

    var body: some Scene {
        WindowGroup {
            PostTabs()
                .environmentObject(post)
        }
    }
}

struct PostTabs: View {
    @EnvironmentObject private var post: Post
    @State private var profile = NavigationPath()
    @State private var isComposing = false

    var body: some View {
        UIKitTabViewReader { tabs in
            bar
                .onChange(of: post.isSignedIn) {
                    if !post.isSignedIn { tabs.resetAll() }
                }
        }
    }

    private var bar: some View {
        UIKitTabView(selection: $post.place) {
            home
            inbox
            UIKitTab(systemItem: .search, value: .search) { Text("Search") }
            UIKitTab("Compose", systemImage: "square.and.pencil", value: .compose, action: { isComposing = true })
            me
            if post.isSignedIn {
                UIKitTab("Admin", systemImage: "wrench", value: .admin) { Text("Admin") }
                    .hidden(!post.hasEdits)
                    .disabled(post.letters.isEmpty)
                    .tint(.red)
            } else {
                UIKitTab(post.chatTitle, image: UIImage(systemName: "bubble"), value: .chat) { ChatScreen() }
                    .secondTap(.scroll(to: .bottom))
            }
        }
        .secondTap(.popThenScroll)
        .tabLoading(.lazy)
        .tabOverflow(.moreList)
        .onTabSelection { post.note($0) }
        .allowsTabSelection { place in place == .home || !post.hasEdits }
        .onTabLongPress { place in post.place = place }
        .onTabDoubleTap { _ in isComposing = true }
        .tabSwitchAnimation(false)
        .tabSelectionFeedback()
        .tabBarHidden(!post.isSignedIn)
        .tabBarTint(.indigo)
        .tabBarUnselectedTint(.brown)
        .tabBarBackground(post.hasEdits ? .opaque : .default)
        .tabBarTitleAttributes([.font: UIFont.systemFont(ofSize: 11)], selected: [.foregroundColor: UIColor.systemRed])
        .tabBarAppearance { $0.shadowColor = .clear }
        .tabBarController { $0.tabBar.accessibilityIdentifier = "places" }
        .player(isShown: post.isSignedIn)
    }

    private var home: UIKitTab<Place> {
        UIKitTab("Home", systemImage: "house", selectedSystemImage: "house.fill", value: .home) {
            NavigationStack { HomeScreen() }
        }
        .badgeDot(post.hasEdits, spokenAs: "unsaved")
        .badgeColor(.yellow)
        .badgeTextColor(.black)
        .secondTap(.popThenScroll(to: .offset(100)))
        .loading(.eager)
    }

    private var inbox: UIKitTab<Place> {
        UIKitTab("Inbox", image: "tray", selectedImage: "tray.fill", bundle: .main, value: .inbox) {
            NavigationStack(path: $post.inbox) {
                List(post.letters) { NavigationLink($0.subject, value: $0) }
                    .secondTapScrollTarget()
                    .navigationDestination(for: Letter.self) { LetterScreen(letter: $0) }
            }
        }
        .badge(post.letters.count, spokenAs: "\(post.letters.count) letters")
        .path($post.inbox)
        .accessibilityIdentifier("inbox")
        .accessibilityLabel("Letters")
        .accessibilityValue("some")
        .accessibilityHint("Shows your letters")
        .largeContentImage(UIImage(systemName: "tray"))
        .onLongPress { post.letters = [] }
        .onDoubleTap { isComposing = true }
    }

    private var me: UIKitTab<Place> {
        UIKitTab("Profile", systemImage: "person", value: .profile) {
            NavigationStack(path: $profile) { Text("Profile") }
        }
        .badge(post.isSignedIn ? nil : "!")
        .path($profile)
        .resetsWhenLeft()
        .allowsSelection { post.isSignedIn }
        .secondTap(.custom { post.hasEdits ? .handled : .useDefault })
    }
}

extension UIKitTabView {
    fileprivate func player(isShown: Bool) -> UIKitTabView {
        if #available(iOS 26, *) {
            return tabBarAccessory(isShown: isShown) { Text("Now playing") }
                .tabBarMinimizeBehavior(.onScrollDown)
        }
        return self
    }
}

struct HomeScreen: View {
    @Environment(\.tabViewProxy) private var tabs
    @Environment(\.isTabSelected) private var isTabSelected

    var body: some View {
        List {
            Text(isTabSelected && tabs.isSelected(Place.home) ? "Here" : "\(tabs.barHeight) points")
            Button("Inbox") { tabs.select(Place.inbox) }
            Button("Back") { tabs.goBack() }
            Button("First screen") { tabs.popToRoot() }
            Button("First letter screen") { tabs.popToRoot(Place.inbox, animated: false) }
            Button("Top") { tabs.scrollToTop() }
            Button("Afresh") { tabs.reset(Place.inbox) }
            Text(tabs.selection == AnyHashable(Place.home) ? "Home" : "Elsewhere")
        }
    }
}

struct LetterScreen: View {
    @EnvironmentObject private var post: Post
    let letter: Letter

    var body: some View {
        Text(letter.subject)
            .hidesTabBar()
            .popToRootGuard { post.hasEdits ? await post.save() : true }
    }
}

struct ChatScreen: View {
    @State private var isSearching = false

    var body: some View {
        Text("Chat")
            .onSecondTap {
                if isSearching { return .useDefault }
                isSearching = true
                return .handled
            }
    }
}

/// The form of the gist.
struct OldTabs: View {
    @State private var index = 0

    var body: some View {
        UIKitTabView(selectedIndex: $index) {
            Text("One").tab(title: "One", image: "house", selectedImage: "house.fill", badgeValue: "1")
            two
        }
        .secondTap(.scrollToTop)
        .tabBarBackground(.transparent)
        .tabOverflow(.leftOut)
    }

    private var two: UIKitTabView.Tab {
        Text("Two").tab(title: "Two").secondTap(.none)
    }
}

/// A selection that is the person's alone.
struct FreeTabs: View {
    var body: some View {
        UIKitTabView {
            if #available(iOS 18, *) {
                UIKitTab("New", systemImage: "star", value: Place.admin) { Text("New") }
            }
            for place in Place.allCases where place != .admin {
                UIKitTab(place.rawValue, value: place) { Text(place.rawValue) }
                    .secondTap(place == .chat ? .scroll(to: .top) : .popToRoot)
            }
            Self.more
        }
    }

    private static var more: [UIKitTab<Place>] { [] }
}
