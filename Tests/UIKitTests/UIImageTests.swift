import Foundation
import Testing

@testable import UIKit

@Suite struct UIImageTests {
    @Test func knownSystemNamesMakeSymbolImages() throws {
        let image = try #require(UIImage(systemName: "house"))

        #expect(image.isSymbolImage)
        #expect(image.size.width > 0)
    }

    @Test func everySymbolOfThePackageHasItsFile() {
        let files = SystemSymbol.own.compactMap(SystemSymbol.ownFile)

        #expect(files.count == SystemSymbol.own.count)
        #expect(files.allSatisfy { UIImage(contentsOfFile: $0) != nil })
    }

    @Test(arguments: ["", "no.such.symbol", "House", "go-home"])
    func unknownSystemNamesMakeNoImage(name: String) {
        #expect(UIImage(systemName: name) == nil)
    }

    @Test func imagesOfOneSymbolAreEqualButNotIdentical() {
        let first = UIImage(systemName: "star")
        let second = UIImage(systemName: "star")

        #expect(first == second)
        #expect(first !== second)
        #expect(first != UIImage(systemName: "star.fill"))
        #expect(first?.hash == second?.hash)
    }

    @Test func renderingModeMakesADifferentImageOfTheSameSource() {
        let image = UIImage(systemName: "star")
        let original = image?.withRenderingMode(.alwaysOriginal)

        #expect(original?.renderingMode == .alwaysOriginal)
        #expect(original != image)
        #expect(image?.renderingMode == .automatic)
    }

    @Test func aFileIsFoundByNameWithAndWithoutItsExtension() throws {
        let bundle = try PictureBundle(files: ["dot.png"])

        #expect(UIImage(named: "dot", in: bundle.bundle, compatibleWith: nil)?.size == CGSize(width: 2, height: 1))
        #expect(UIImage(named: "dot.png", in: bundle.bundle, compatibleWith: nil) != nil)
        #expect(UIImage(named: "dot.jpg", in: bundle.bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "dash", in: bundle.bundle, compatibleWith: nil) == nil)
    }

    @Test func aFileForTwoPixelsAPointIsHalfAsLarge() throws {
        let bundle = try PictureBundle(files: ["dot@2x.png"])

        let image = try #require(UIImage(named: "dot", in: bundle.bundle, compatibleWith: nil))

        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 1, height: 0.5))
    }

    @Test func anImageSetOfAnAssetCatalogIsFoundWithItsScaleAndIntent() throws {
        let bundle = try PictureBundle(files: ["Media.xcassets/Icons/dot.imageset/large.png"])
        let contents = #"""
            {"images": [{"idiom": "universal", "scale": "1x"},
                        {"idiom": "universal", "scale": "2x", "filename": "large.png"}],
             "info": {"author": "xcode", "version": 1}, "properties": {"template-rendering-intent": "template"}}
            """#
        let set = bundle.directory.appendingPathComponent("Media.xcassets/Icons/dot.imageset")
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))

        let image = try #require(UIImage(named: "dot", in: bundle.bundle, compatibleWith: nil))

        #expect(image.size == CGSize(width: 1, height: 0.5))
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(UIImage(named: "ot", in: bundle.bundle, compatibleWith: nil) == nil)
    }

    @Test func namedImagesAreNeverSystemSymbols() {
        #expect(UIImage(named: "house") == nil)
        #expect(UIImage(named: "") == nil)
    }

    @Test func filesThatAreNoPicturesMakeNoImage() throws {
        let bundle = try PictureBundle(files: ["dot.png"])
        let text = bundle.directory.appendingPathComponent("text.png")
        try Data("no picture".utf8).write(to: text)

        #expect(UIImage(contentsOfFile: text.path) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(contentsOfFile: bundle.directory.appendingPathComponent("dot.png").path) != nil)
    }
}

/// A bundle of copies of one picture, two pixels wide and one high, that lives as long as this value.
final class PictureBundle {
    let directory: URL
    let bundle: Bundle

    init(files: [String]) throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let picture = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAH/gH/qokZFgAAAABJRU5ErkJggg=="
        for file in files {
            let url = directory.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try #require(Data(base64Encoded: picture)).write(to: url)
        }
        bundle = try #require(Bundle(url: directory))
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }
}
