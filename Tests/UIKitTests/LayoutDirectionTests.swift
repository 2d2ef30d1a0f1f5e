import Testing

@testable import UIKit

@Suite @MainActor
struct LayoutDirectionTests {
    @Test(
        arguments: [
            (.unspecified, .leftToRight, .leftToRight), (.unspecified, .rightToLeft, .rightToLeft),
            (.playback, .rightToLeft, .leftToRight), (.spatial, .rightToLeft, .leftToRight),
            (.forceLeftToRight, .rightToLeft, .leftToRight), (.forceRightToLeft, .leftToRight, .rightToLeft),
        ] as [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection)]
    )
    func whatContentMeansDecidesWhetherItIsMirrored(
        attribute: UISemanticContentAttribute,
        surroundings: UIUserInterfaceLayoutDirection,
        expected: UIUserInterfaceLayoutDirection
    ) {
        #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: surroundings) == expected)
    }

    @Test func theAttributeCountsForTheViewAloneAndNotForItsSubviews() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)

        outer.semanticContentAttribute = .forceRightToLeft

        #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(inner.effectiveUserInterfaceLayoutDirection == UIApplication.shared.userInterfaceLayoutDirection)

        outer.semanticContentAttribute = .unspecified
        #expect(outer.effectiveUserInterfaceLayoutDirection == UIApplication.shared.userInterfaceLayoutDirection)
    }

    @Test func aTraitReachesAllThatIsBelowAndTheAttributeWinsOverIt() {
        let outer = UIView()
        let middle = UIView()
        let inner = UIView()
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.layoutDirectionOverride = .rightToLeft
        middle.semanticContentAttribute = .forceLeftToRight

        #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(middle.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)

        inner.removeFromSuperview()
        #expect(inner.effectiveUserInterfaceLayoutDirection == UIApplication.shared.userInterfaceLayoutDirection)
    }

    @Test func aControllersTraitReachesItsChildrenAlsoThoseThatAreNotShown() throws {
        let tabs = UITabBarController()
        let children = [UIViewController(), UINavigationController(rootViewController: UIViewController())]
        tabs.viewControllers = children

        tabs.layoutDirectionOverride = .rightToLeft

        #expect(children.map(\.traitCollection.layoutDirection) == [.rightToLeft, .rightToLeft])
        #expect(tabs.tabBar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(children[1].view.superview == nil)
        #expect(children[1].view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func aWindowsTraitIsTheAppsDirection() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let direction = UIApplication.shared.userInterfaceLayoutDirection

        #expect(window.traitCollection.layoutDirection == direction.trait)
        #expect(UITraitCollection().layoutDirection == .unspecified)
        #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    }
}
