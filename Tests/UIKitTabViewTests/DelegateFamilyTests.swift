import SwiftUI
import Testing
import UIKit

@testable import UIKitTabView

extension TabViewSuite {
    /// UIKit may ask about a tap through either family of its delegate's methods, or through both.
    @MainActor
    @Suite struct DelegateFamilyTests {
        private let model = Model()
        private let log = Log()

        @MainActor
        final class Log {
            var events: [String] = []
        }

        private struct Tabs: View {
            @ObservedObject var model: Model
            let log: Log

            var body: some View {
                UIKitTabView(selection: $model.selection) {
                    UIKitTab("A", value: "A") { Shown("content A") }
                    UIKitTab("B", value: "B") { Shown("content B") }
                }
                .secondTap(
                    .custom {
                        log.events.append("again")
                        return .handled
                    }
                )
                .onTabSelection { if !$0.isRepeated { log.events.append("\($0.tab) \($0.reason)") } }
            }
        }

        /// A tab of UIKit's newer make whose controller is one of ours.
        @available(iOS 18, tvOS 18, visionOS 2, *)
        private final class StandIn: UITab {
            private let host: UIViewController

            init(for host: UIViewController) {
                self.host = host
                super.init(title: "", image: nil, identifier: "tab", viewControllerProvider: nil)
            }

            override var viewController: UIViewController? { host }
        }

        @Test func aTapThatBothFamiliesAskAboutIsDecidedOnce() async throws {
            let screen = Screen(Tabs(model: model, log: log))
            await settle()
            let coordinator = try #require(try screen.tabBarController.delegate as? TabCoordinator)
            let host = try #require(try screen.tabs[0] as? TabHost)
            let tap = coordinator.tap
            var count = 0
            func decide() -> Bool {
                count += 1
                return false
            }

            #expect(!tap.answer(for: host, askedBy: .viewControllers, decide: decide))
            #expect(!tap.answer(for: host, askedBy: .tabs, decide: decide))
            #expect(count == 1)

            #expect(!tap.answer(for: host, askedBy: .tabs, decide: decide))
            #expect(!tap.answer(for: host, askedBy: .tabs, decide: decide))
            #expect(count == 3)

            await settle()
            #expect(!tap.answer(for: host, askedBy: .viewControllers, decide: decide))
            #expect(count == 4)
        }

        @available(iOS 18, tvOS 18, visionOS 2, *)
        @Test func aTapThatOnlyTheNewerFamilyAsksAboutIsDecidedAsAnyOther() async throws {
            let screen = Screen(Tabs(model: model, log: log))
            await settle()
            let controller = try screen.tabBarController
            let delegate = try #require(controller.delegate as? any TabDelegateMethods)
            let hosts = try screen.tabs

            #expect(!delegate.tabBarController(controller, shouldSelectTab: StandIn(for: hosts[0])))
            #expect(log.events == ["again"])
        }
    }
}
