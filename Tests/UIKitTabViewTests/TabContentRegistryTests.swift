import Testing
import UIKit

@testable import UIKitTabView

extension TabViewSuite {
    /// Which views of a tab's content are asked.
    @MainActor
    @Suite struct TabContentRegistryTests {
        @Test func aViewCountsOnlyWhileItsScreenIsInATab() {
            let registry = TabContentRegistry()
            let contributor = ContributorController()
            contributor.contribution = .hidesTabBar(true)
            registry.contributorWillAppear(contributor)
            let screen = UIViewController()
            screen.addChild(contributor)
            // A screen that was popped may live on.
            #expect(!registry.hidesTabBar)

            let tab = TabHost(id: "A", systemItem: nil, proxy: UIKitTabViewProxy())
            tab.addChild(screen)
            #expect(registry.hidesTabBar)

            screen.removeFromParent()
            #expect(!registry.hidesTabBar)
        }
    }
}
