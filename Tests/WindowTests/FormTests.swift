import CAdwaita
import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct FormTests {
        @Test func aFieldKeepsItsFocusAndTextWhileRowsComeAndGoAroundIt() async throws {
            let host = UIHostingController(rootView: GrowingForm())
            try await show(host) { window in
                let field = try #require(views(UITextField.self, in: host.view).first)
                field.becomeFirstResponder()
                try await window.nextFrame()

                for character in "abc" {
                    field.insertText(String(character))
                    try await window.nextFrame()
                }

                try await eventually { texts(in: host.view).contains("hello abc") }
                #expect(field.text == "abc")
                #expect(field.isFirstResponder)
                #expect(field.isMapped)
                #expect(views(UITextField.self, in: host.view).first === field)
            }
        }

        @Test func aFieldFillsItsRowAndASwitchIsAtTheEnd() async throws {
            let host = UIHostingController(
                rootView: Form {
                    TextField("Name", text: .constant(""))
                    Toggle("Public", isOn: .constant(true))
                    Text("Text")
                }
            )
            try await show(host) { _ in
                let field = try #require(views(UITextField.self, in: host.view).first)
                let toggle = try #require(views(UISwitch.self, in: host.view).first)
                let labels = views(UILabel.self, in: host.view)
                let label = try #require(labels.first { $0.text == "Text" })
                let start = place(of: label).minX

                #expect(place(of: field).minX == start)
                #expect(place(of: field).maxX == 390 - start)
                #expect(place(of: toggle).maxX == 390 - start)
                #expect(place(of: try #require(labels.first { $0.text == "Public" })).minX == start)
            }
        }

        @Test func everyControlOfARowWorksByItself() async throws {
            let host = UIHostingController(rootView: CountingForm())
            try await show(host) { _ in
                try press("more", in: host.view)
                try await eventually { texts(in: host.view).contains("1 0") }
                try press("less", in: host.view)
                try await eventually { texts(in: host.view).contains("1 1") }
            }
        }

        private func press(_ text: String, in view: UIView) throws {
            let button = try #require(views(UIButton.self, in: view).first { texts(in: $0) == [text] })
            let widget: UnsafeMutablePointer<GtkWidget> = try #require(button.widgetReference).pointer()
            gtk_widget_activate(widget)
        }

        private func place(of view: UIView) -> CGRect {
            view.convert(view.bounds, to: nil)
        }

        private func texts(in view: UIView) -> [String] {
            views(UILabel.self, in: view).compactMap(\.text)
        }
    }
}

private struct GrowingForm: View {
    @State private var text = ""

    var body: some View {
        Form {
            Section {
                ForEach(0..<text.count, id: \.self) { Text("row \($0)") }
            }
            Section {
                TextField("Text", text: $text)
                Text("hello \(text)")
            }
        }
    }
}

private struct CountingForm: View {
    @State private var more = 0
    @State private var less = 0

    var body: some View {
        Form {
            HStack {
                Button("more") { more += 1 }
                Text("\(more) \(less)")
                Button("less") { less += 1 }
            }
        }
    }
}
