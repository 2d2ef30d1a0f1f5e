import Testing

@testable import SwiftUI
@testable import UIKit

extension WindowSuite {
    @MainActor
    @Suite struct TextLayoutTests {
        private let long =
            "This is a long text that cannot fit into one line of a window as wide as a phone, whatever the font."

        @Test func aLongTextWrapsInsteadOfWideningTheWindow() async throws {
            try await show(UIHostingController(rootView: VStack { Text(long) })) { window in
                let label = try #require(window.first(UILabel.self))

                #expect(window.bounds.width == 390)
                #expect(label.frame.width <= 390)
                #expect(label.frame.height > 30)
            }
        }

        @Test func aLineLimitCutsTheTextInsteadOfWideningTheWindow() async throws {
            try await show(UIHostingController(rootView: VStack { Text(long).lineLimit(1) })) { window in
                let label = try #require(window.first(UILabel.self))

                #expect(window.bounds.width == 390)
                #expect(label.frame.height < 30)
            }
        }
    }
}

extension UIView {
    /// The first view of a type below this one, or itself.
    func first<V: UIView>(_ type: V.Type) -> V? {
        if let match = self as? V { return match }
        return subviews.lazy.compactMap { $0.first(type) }.first
    }
}
