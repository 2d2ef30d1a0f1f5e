import SwiftUI
import Testing
import UIKit
import UIKitTabView

extension TabViewSuite {
    @MainActor
    @Suite struct AccessibilityTests {
        private let model = Model()

        private struct Tabs: View {
            @ObservedObject var model: Model

            var body: some View {
                UIKitTabView {
                    UIKitTab("A", systemImage: "house", value: "A") { Shown("content A") }
                    UIKitTab("B", systemImage: "tray", value: "B") { Shown("content B") }
                        .accessibilityIdentifier(model.flag ? "inbox" : nil)
                        .accessibilityLabel(model.flag ? "Inbox" : nil)
                        .accessibilityValue(model.flag ? "\(model.count) unread" : nil)
                        .accessibilityHint(model.flag ? "Shows your mail" : nil)
                        .largeContentImage(model.flag ? UIImage(systemName: "tray.fill") : nil)
                        .badge(model.count, spokenAs: "badge")
                }
            }
        }

        @Test func whatTheAppSaysReachesTheTabsItemAndFollows() async throws {
            model.flag = true
            model.count = 1
            let screen = Screen(Tabs(model: model))
            await settle()
            let item = try screen.items[1]
            #expect(item.accessibilityIdentifier == "inbox")
            #expect(item.accessibilityLabel == "Inbox")
            #expect(item.accessibilityValue == "1 unread")
            #expect(item.accessibilityHint == "Shows your mail")
            #expect(item.largeContentSizeImage == UIImage(systemName: "tray.fill"))

            model.count = 2
            await settle()
            #expect(item.accessibilityValue == "2 unread")

            model.flag = false
            await settle()
            #expect(item.accessibilityIdentifier == nil)
            #expect(item.accessibilityLabel == nil)
            #expect(item.accessibilityValue == "badge")
            #expect(item.accessibilityHint == nil)
            #expect(item.largeContentSizeImage == nil)
        }

        @Test func whatTheAppDoesNotSayIsNotTouched() async throws {
            let screen = Screen(Tabs(model: model))
            await settle()
            let item = try screen.items[0]
            item.accessibilityIdentifier = "own"
            item.accessibilityLabel = "own"
            item.accessibilityValue = "own"
            item.accessibilityHint = "own"

            model.count += 1
            await settle()

            #expect(item.accessibilityIdentifier == "own")
            #expect(item.accessibilityLabel == "own")
            #expect(item.accessibilityValue == "own")
            #expect(item.accessibilityHint == "own")
        }
    }
}
