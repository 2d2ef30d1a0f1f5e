import SwiftUI
import UIKitTabView

/// A view around the code that is shown: what that code mentions and does not declare.
struct Surroundings: View {
    @State var tab = AppTab.home
    @State var index = 0
    @State var path: [Mail] = []
    @State var isSearching = false
    @State var isComposing = false
    @State var showsMenu = false
    @State var draft = ""
    @StateObject var account = Account()
    @StateObject var mailbox = Mailbox()
    @Environment(\.tabViewProxy) var tabs
    let unread = 3
    let isAdmin = false
    let isReading = false
    let color = Color.indigo

    var body: some View { EmptyView() }
}
