import SwiftUI

/// A form whose text is kept while another tab is visited.
@available(iOS 17, tvOS 17, *)
struct ProfileView: View {
    @State private var name = ""
    @State private var town = ""
    @State private var about = ""
    @State private var isPublic = false
    @State private var wantsLetters = true

    var body: some View {
        NavigationStack {
            Form {
                Section("Person") {
                    TextField("Name", text: $name)
                    TextField("Town", text: $town)
                }
                #if !os(tvOS)
                    Section("About you") {
                        TextEditor(text: $about)
                            .accessibilityLabel("About you")
                            .frame(height: 72)
                    }
                #endif
                Section("Privacy") {
                    Toggle("Public profile", isOn: $isPublic)
                    Toggle("Letters by mail", isOn: $wantsLetters)
                        .disabled(!isPublic)
                }
                Section {
                    Text(name.isEmpty ? "No name yet" : "Hello, \(name)")
                    Text("Words about you: \(about.split { $0.isWhitespace }.count)")
                }
            }
            .navigationTitle("Profile")
        }
    }
}
