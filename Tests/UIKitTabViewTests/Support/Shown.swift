import SwiftUI
import UIKit

/// A text in a `UILabel`, so that tests can read on every platform what is on screen.
struct Shown: UIViewRepresentable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    func makeUIView(context: Context) -> UILabel {
        UILabel()
    }

    func updateUIView(_ label: UILabel, context: Context) {
        if label.text != text { label.text = text }
    }
}
