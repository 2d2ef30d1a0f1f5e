import Testing

@testable import SwiftUI

/// The tint around represented views and controllers.
@Suite @MainActor
struct RepresentableTintTests {
    @Test func aTintAroundARepresentedViewIsTheViewsAndNoneLeavesItAlone() {
        struct Tinted: View {
            @State private var tint: Color? = .red

            var body: some View {
                Plain().tint(tint)
                Own()
                Button("Change") { tint = .green }
                Button("Remove") { tint = nil }
            }
        }
        struct Plain: UIViewRepresentable {
            func makeUIView(context: Context) -> MarkView { MarkView() }
            func updateUIView(_ view: MarkView, context: Context) {}
        }
        struct Own: UIViewRepresentable {
            func makeUIView(context: Context) -> MarkView {
                let view = MarkView()
                view.tintColor = .brown
                return view
            }

            func updateUIView(_ view: MarkView, context: Context) {}
        }
        let screen = Screen(Tinted())
        let views = screen.markViews
        #expect(views.map(\.tintColor) == [.systemRed, .brown])

        screen.press(0)
        #expect(views[0].tintColor == .systemGreen)

        screen.press(1)
        #expect(views[0].tintColor == .tintColor)
    }

    @Test func aTintAroundARepresentedControllerIsItsViews() throws {
        struct Tinted: View {
            @State private var tint: Color? = .red

            var body: some View {
                NavigationStack { Mark("root") }.tint(tint)
                Button("Change") { tint = .green }
            }
        }
        let screen = Screen(Tinted())
        let bar = try screen.stack.navigationBar
        #expect(bar.tintColor == .systemRed)

        screen.press()
        #expect(bar.tintColor == .systemGreen)
    }
}
