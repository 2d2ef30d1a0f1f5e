import SwiftUI
import UIKitTabView

/// A screen that has a bar of its own in the tab bar's place. A second tap would lose what is being written, so it asks.
@available(iOS 17, tvOS 17, *)
struct ChatPage: View {
    @State private var messages = ["Is the pass open?", "Since Monday, but take a jacket."]
    @State private var draft = ""

    var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                ForEach(messages.indices, id: \.self) { index in
                    Bubble(text: messages[index], isOwn: index % 2 == 0)
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { inputBar }
        .navigationTitle("A chat")
        .hidesTabBar()
        .popToRootGuard { draft.isEmpty }
    }

    private var inputBar: some View {
        HStack {
            TextField("Message", text: $draft)
                .onSubmit(send)
            Button("Send", action: send)
                .disabled(draft.isEmpty)
        }
        .padding()
        .background(.quaternary)
    }

    private func send() {
        guard !draft.isEmpty else { return }
        messages.append(draft)
        draft = ""
    }
}

@available(iOS 17, tvOS 17, *)
private struct Bubble: View {
    let text: String
    let isOwn: Bool

    var body: some View {
        Text(text)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .foregroundStyle(isOwn ? .white : .primary)
            .background(isOwn ? AnyShapeStyle(.blue) : AnyShapeStyle(.quaternary), in: .capsule)
            .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
    }
}
