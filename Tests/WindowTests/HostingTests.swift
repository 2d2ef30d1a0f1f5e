import SwiftUI
import Testing

@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct HostingTests {
        /// A square of a colour.
        private struct Square: UIViewRepresentable {
            let color: UIColor

            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.layout = FrameLayout(width: .init(fixed: 100), height: .init(fixed: 100))
                return view
            }

            func updateUIView(_ view: UIView, context: Context) {
                view.backgroundColor = color
            }
        }

        private final class Switch {
            private(set) var turn = {}

            func connect(_ turn: @escaping () -> Void) {
                self.turn = turn
            }
        }

        private struct Content: View {
            @State private var isOn = false
            @State private var hasAppeared = false
            let control: Switch

            var body: some View {
                let _ = control.connect { isOn = true }
                if isOn {
                    Square(color: .blue)
                } else {
                    Square(color: hasAppeared ? .green : .red).onAppear { hasAppeared = true }
                }
            }
        }

        @Test func contentIsMeasuredWithinASpaceAlsoOutsideAWindow() throws {
            try #require(Display.isAvailable)
            let host = UIHostingController(rootView: Square(color: .blue))

            #expect(host.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 100, height: 100))
            #expect(host.sizeThatFits(in: CGSize(width: 300, height: 40)) == CGSize(width: 100, height: 40))
        }

        @Test func theFirstFrameShowsWhatOnAppearSetAndALaterOneWhatChanged() async throws {
            let control = Switch()
            let host = UIHostingController(rootView: Content(control: control))

            try await show(host) { window in
                let center = (x: Int(window.bounds.midX), y: Int(window.bounds.midY))
                #expect(WidgetPicture(of: window)?.color(x: center.x, y: center.y) == [0, 255, 0])

                control.turn()
                try await window.nextFrame()

                #expect(WidgetPicture(of: window)?.color(x: center.x, y: center.y) == [0, 0, 255])
                #expect(host.view.subviews.first?.frame.midX == window.bounds.midX)
            }
        }
    }
}
