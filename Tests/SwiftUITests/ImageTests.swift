import Testing

@testable import SwiftUI

@Suite @MainActor
struct ImageTests {
    @Test func aSymbolIsAsLargeAsTheTextBesideItAndHasItsColour() {
        let screen = Screen(
            Group {
                Image(systemName: "house")
                Image(systemName: "house").font(.system(size: 34)).foregroundColor(.red)
                Image(systemName: "house").imageScale(.large)
            }
        )
        let images = screen.views(UIImageView.self)

        #expect(images.map(\.symbolSize) == [16, 29, 21])
        #expect(images.map(\.tintColor) == [.label, .systemRed, .label])
        #expect(images[0].image == UIImage(systemName: "house"))
    }

    @Test func anUnknownNameShowsNothingAndWarnsOnce() {
        let reported = warnings {
            let screen = Screen(Image(systemName: "no.such.symbol"))
            #expect(screen.views(UIImageView.self)[0].image == nil)
        }

        #expect(reported == ["No symbol named 'no.such.symbol' found in system symbol set"])
        #expect(warnings { _ = Screen(Image("nothing")) }.count == 1)
    }

    @Test func aSymbolIsSpokenByItsNameAndAPictureOfTheAppsNotAtAll() throws {
        let picture = try #require(UIImage(systemName: "star"))
        let screen = Screen(
            Group {
                Image(systemName: "star.fill")
                Image(uiImage: picture)
            }
        )

        #expect(screen.views(UIImageView.self).map(\.accessibilityLabel) == ["star fill", nil])
    }

    @Test func aRenderingModeDecidesAboutTheColours() {
        let image = Image(systemName: "star")
        let screen = Screen(image.renderingMode(.original))

        #expect(screen.views(UIImageView.self)[0].image?.renderingMode == .alwaysOriginal)
        #expect(image == Image(systemName: "star"))
        #expect(image != image.renderingMode(.original))
    }

    @Test func aLabelShowsItsPartsAsItsStyleSays() {
        struct Reversed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.title
                configuration.icon
            }
        }
        func parts(_ label: some View) -> [String] {
            Screen(label).views(UIView.self).compactMap {
                $0 is UILabel ? "title" : $0 is UIImageView ? "icon" : nil
            }
        }
        let label = Label("House", systemImage: "house")

        #expect(parts(label) == ["icon", "title"])
        #expect(parts(label.labelStyle(.titleOnly)) == ["title"])
        #expect(parts(label.labelStyle(.iconOnly)) == ["icon"])
        #expect(parts(label.labelStyle(Reversed())) == ["title", "icon"])
    }
}
