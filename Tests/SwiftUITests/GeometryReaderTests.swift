import Testing

@testable import SwiftUI

@MainActor
@Suite struct GeometryReaderTests {
    @Test func withoutADisplayContentIsMadeForNoSize() {
        let screen = Screen(GeometryReader { Text("\(Int($0.size.width))") })

        #expect(screen.views(UILabel.self).map(\.text) == ["0"])
    }
}
