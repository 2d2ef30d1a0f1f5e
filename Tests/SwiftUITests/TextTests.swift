import Testing

@testable import SwiftUI

@Suite @MainActor
struct TextTests {
    private let locale = Locale(identifier: "en_US")

    private func string(_ text: Text) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return text.string(in: environment)
    }

    @Test func aLiteralIsAKeyAndAVariableIsNot() {
        let variable = "Hello"

        #expect(Text("Hello") == Text(LocalizedStringKey("Hello")))
        #expect(Text(variable) == Text(verbatim: "Hello"))
        #expect(string(Text("Hello")) == "Hello")
    }

    @Test func aLiteralWithValuesBecomesAFormat() {
        let key: LocalizedStringKey = "\("Ann") has \(3) of 100%"

        #expect(key.key == "%@ has %lld of 100%%")
        #expect(string(Text(key)) == "Ann has 3 of 100%")
    }

    @Test func percentSignsOfAPlainLiteralMeanThemselves() {
        #expect(string(Text("50% off, %d")) == "50% off, %d")
    }

    @Test func numbersAreWrittenAsTheLanguageDoes() {
        #expect(string(Text("\(1_234_567)")) == "1,234,567")
        #expect(string(Text("\(2.5)")) == "2.500000")
        #expect(string(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
        #expect(string(Text("\(7, specifier: "%03d")")) == "007")
        #expect(string(Text("\(255, specifier: "%x")")) == "ff")
    }

    @Test func aTranslationMayReorderItsValues() {
        let pieces = LocalizedFormat("%2$@ von %1$lld, 100 %%").pieces

        #expect(pieces.count == 4)
        #expect(pieces[0] == .argument(index: 1, FormatSpecifier(kind: "@")))
        #expect(pieces[2] == .argument(index: 0, FormatSpecifier(kind: "d")))
        #expect(pieces[3] == .literal(", 100 %"))
    }

    @Test func theOwnAttributesOfATextWinOverThoseAroundIt() {
        let screen = Screen(
            Group {
                Text("inherits")
                Text("own").font(.caption).foregroundColor(.blue)
            }
            .font(.title)
            .foregroundColor(.red)
        )
        let labels = screen.views(UILabel.self)

        #expect(labels[0].font == .preferredFont(forTextStyle: .title1))
        #expect(labels[0].textColor == .systemRed)
        #expect(labels[1].font == .preferredFont(forTextStyle: .caption1))
        #expect(labels[1].textColor == .systemBlue)
    }

    @Test func roleStylesAreFainterShadesOfTheForegroundAround() {
        let screen = Screen(
            Group {
                Text("a").foregroundStyle(.secondary)
                Text("b").foregroundStyle(.secondary).foregroundStyle(.primary)
            }
            .foregroundStyle(.blue)
        )
        let labels = screen.views(UILabel.self)

        #expect(labels[0].textColor == .systemBlue.withAlphaComponent(0.6))
        #expect(labels[1].textColor == .systemBlue.withAlphaComponent(0.6))
        #expect(Screen(Text("c")).views(UILabel.self)[0].textColor == .label)
    }

    @Test func joinedTextsKeepTheirOwnLooks() {
        let screen = Screen((Text("a").bold() + Text("b").foregroundColor(.red) + Text("c")).foregroundColor(.blue))
        let runs = screen.views(UILabel.self)[0].runs

        #expect(screen.texts == ["abc"])
        #expect(runs.map(\.text) == ["a", "b", "c"])
        #expect(runs[0].font == UIFont.systemFont(ofSize: 17, weight: .bold))
        #expect(runs[1].font == UIFont.preferredFont(forTextStyle: .body))
        #expect(runs.map(\.color) == [.systemBlue, .systemRed, .systemBlue])
    }

    @Test func linesAreDrawnUnderAndThroughTheText() {
        let screen = Screen(
            Group {
                Text("under")
                Text("through").underline(false).strikethrough()
            }
            .underline()
        )
        let runs = screen.views(UILabel.self).flatMap(\.runs)

        #expect(runs.map(\.isUnderlined) == [true, false])
        #expect(runs.map(\.isStruckThrough) == [false, true])
        #expect(Screen(Text("plain")).views(UILabel.self)[0].runs.isEmpty)
    }

    @Test func aTextInAKeyKeepsItsLooks() {
        let screen = Screen(Text("Total: \(Text("5").bold())"))

        #expect(screen.texts == ["Total: 5"])
        #expect(screen.views(UILabel.self)[0].runs.map(\.text) == ["Total: ", "5"])
    }

    @Test func aTextOfAnotherValueKeepsItsLabel() {
        struct Counter: View {
            @State var count = 0

            var body: some View {
                Text("\(count)")
                Button("More") { count += 1 }
            }
        }
        let screen = Screen(Counter())
        let label = screen.views(UILabel.self)[0]

        screen.press()

        #expect(screen.views(UILabel.self)[0] === label)
        #expect(label.text == "1")
    }
}
