// What the code shown in the documentation takes for granted. An article may declare any of it anew.

import SwiftUI
import UIKit
import UIKitTabView

enum AppTab: String, Hashable, CaseIterable, Codable {
    case home, search, inbox, compose, profile, admin
}

struct Mail: Hashable, Identifiable {
    let id: Int
    var subject = ""
}

/// A model that several tabs share.
@MainActor
final class Mailbox: ObservableObject {
    @Published var mails: [Mail] = []
    @Published var unread = 0
    @Published var isAdmin = false

    nonisolated init() {}
}

@MainActor
final class Account: ObservableObject {
    @Published var isSignedIn = true
    var hasUnsavedChanges = false

    nonisolated init() {}

    func refresh() async {}
    func save() async -> Bool { true }
}

struct HomeView: View {
    var body: some View { Text("Home") }
}

struct SearchView: View {
    var body: some View { Text("Search") }
}

struct InboxView: View {
    var body: some View { Text("Inbox") }
}

struct MailView: View {
    let mail: Mail

    var body: some View { Text(mail.subject) }
}

struct DetailView: View {
    var body: some View { Text("Detail") }
}

struct ProfileView: View {
    var body: some View { Text("Profile") }
}

struct AdminView: View {
    var body: some View { Text("Admin") }
}

struct ChatView: View {
    var body: some View { Text("Chat") }
}

struct ComposeView: View {
    var body: some View { Text("Compose") }
}

struct OnboardingView: View {
    var body: some View { Text("Onboarding") }
}
