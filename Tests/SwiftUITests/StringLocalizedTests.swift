import Testing

@testable import SwiftUI

@Suite struct StringLocalizedTests {
    private let english = Locale(identifier: "en_US")

    /// Runs a test with a bundle that has a table of strings in English.
    private func withStrings(_ strings: String, _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try strings.write(to: language.appendingPathComponent("Places.strings"), atomically: true, encoding: .utf8)
        try body(try #require(Bundle(url: folder)))
    }

    @Test func aKeyIsLookedUpInTheTableOfABundle() throws {
        try withStrings(#""home.title" = "Home sweet home";"#) { bundle in
            #expect(String(localized: "home.title", table: "Places", bundle: bundle) == "Home sweet home")
            #expect(String(localized: "home.title", bundle: bundle) == "home.title")
        }
    }

    @Test func aTranslationPutsTheValuesWhereItWants() throws {
        try withStrings(#""%@ has %lld" = "%2$lld for %1$@";"#) { bundle in
            let string = String(
                localized: "\("Ann") has \(1200)",
                table: "Places",
                bundle: bundle,
                locale: english
            )

            #expect(string == "1,200 for Ann")
        }
    }

    @Test func aKeyWithoutATranslationIsShownItselfWithItsValues() {
        #expect(String(localized: "\("Ann") has \(3) of 100%") == "Ann has 3 of 100%")
        #expect(String(localized: "\(3.14159, specifier: "%.2f")", locale: english) == "3.14")
        #expect(String(localized: "50% off, %d") == "50% off, %d")
    }

    @Test func aVariableMakesAKeyWithoutValues() {
        let key = "home.%@"

        #expect(String(localized: String.LocalizationValue(key)) == "home.%@")
    }
}
