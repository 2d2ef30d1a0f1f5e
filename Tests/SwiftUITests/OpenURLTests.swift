import GLibSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite(.serialized) struct OpenURLTests {
    private final class Opened {
        private(set) var urls: [String] = []

        func note(_ who: String, _ url: URL) {
            urls.append("\(who) \(url)")
        }
    }

    private let opened = Opened()

    private func open(_ string: String) throws {
        IncomingURLs.open(try #require(URL(string: string)))
    }

    @Test func allHandlersAreCalledFromTheOutsideIn() throws {
        let screen = Screen(
            VStack { Text("inner").onOpenURL { opened.note("inner", $0) } }.onOpenURL { opened.note("outer", $0) }
        )

        try open("app://a/b")

        #expect(opened.urls == ["outer app://a/b", "inner app://a/b"])
        withExtendedLifetime(screen) {}
    }

    @Test func whatAHandlerSetsIsShownWhenItReturns() throws {
        struct Content: View {
            @State private var text = "nothing"

            var body: some View {
                Text(text).onOpenURL { text = $0.absoluteString }
            }
        }
        let screen = Screen(Content())

        try open("app://shown")

        #expect(screen.views(UILabel.self).map(\.text) == ["app://shown"])
    }

    @Test func aHandlerGoesWithItsViewAndAURLThatNobodyTakesIsReported() throws {
        var screen: Screen<AnyView>? = Screen(AnyView(Text("gone").onOpenURL { opened.note("gone", $0) }))
        #expect(screen != nil)
        screen = nil
        var warnings: [String] = []
        let observation = RuntimeWarning.observe { warnings.append($0) }
        defer { withExtendedLifetime(observation) {} }

        try open("app://nobody")

        #expect(opened.urls.isEmpty)
        #expect(warnings.count == 1)
    }

    @Test func argumentsWithASchemeAreURLs() {
        let urls = IncomingURLs.urls(in: ["--flag", "file.txt", "app://a", "key=value", "https://example.org/x?y#z"])

        #expect(urls.map(\.absoluteString) == ["app://a", "https://example.org/x?y#z"])
    }
}
