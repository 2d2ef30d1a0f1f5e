import Testing

@testable import UIKit

@MainActor
@Suite struct LargeContentTests {
    private let item = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 0)

    private func content() throws -> (image: UIImage?, title: String?) {
        let view = try #require(LargeContentViewer(item: item).contentView())
        return (
            view.subviews.lazy.compactMap { $0 as? UIImageView }.first?.image,
            view.subviews.lazy.compactMap { $0 as? UILabel }.first?.text
        )
    }

    @Test func anItemIsEnlargedWithItsOwnImageAndTitle() throws {
        #expect(try content().image == UIImage(systemName: "tray")?.asBarImage)
        #expect(try content().title == "Inbox")
    }

    @Test func anImageForThisSizeComesFirst() throws {
        item.largeContentSizeImage = UIImage(systemName: "house")

        #expect(try content().image == UIImage(systemName: "house")?.asBarImage)
    }

    @Test func anItemWithNothingToShowIsNotEnlarged() {
        #expect(LargeContentViewer(item: UITabBarItem()).contentView() == nil)
    }
}
