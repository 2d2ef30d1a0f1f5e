import Testing
import UIKit

@Suite struct UIFontTests {
    @Test func textStylesHaveTheSizesOfDefaultTextSize() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    }

    @Test func fontsOfOneDescriptionAreEqual() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.boldSystemFont(ofSize: 12).withSize(17) == UIFont.boldSystemFont(ofSize: 17))
    }

    @Test(arguments: [0, -3, CGFloat.infinity])
    func impossibleSizesMeanTheSystemSize(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    }
}

@Suite @MainActor struct UILabelTests {
    @Test func aFreshLabelShowsOneLineOfSystemFont() {
        let label = UILabel()

        #expect(label.text == nil)
        #expect(label.numberOfLines == 1)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test func noFontOrColourMeansTheDefault() {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 40)
        label.textColor = .red

        label.font = nil
        label.textColor = nil

        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
    }
}
