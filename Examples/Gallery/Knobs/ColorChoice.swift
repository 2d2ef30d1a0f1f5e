import SwiftUI

/// A row in which one of the gallery's colours is chosen.
struct ColorChoice: View {
    let title: String
    @Binding var selection: GalleryColor

    init(_ title: String, selection: Binding<GalleryColor>) {
        self.title = title
        _selection = selection
    }

    var body: some View {
        Picker(title, selection: $selection) {
            ForEach(GalleryColor.allCases, id: \.self) { Text($0.rawValue) }
        }
    }
}
