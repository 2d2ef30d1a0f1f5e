import Testing

@testable import UIKit

extension WindowSuite {
    /// Swiping back with a real pointer, and what is drawn meanwhile.
    @MainActor
    @Suite struct InteractivePopTests {
        private let stack: UINavigationController
        private let root = UIViewController()
        private let top = UIViewController()

        init() {
            root.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            top.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            stack = UINavigationController(rootViewController: root)
            stack.pushViewController(top, animated: false)
        }

        private func color(at x: Int) throws -> [UInt8] {
            let picture = try #require(WidgetPicture(of: stack.pages))
            return picture.color(x: x, y: picture.height / 2)
        }

        @Test func bothScreensAreDrawnWhereTheFingerHoldsThem() async throws {
            try await show(stack) { window in
                stack.beginInteractivePop()
                stack.updateInteractivePop(0.25)
                try await window.nextFrame()

                #expect(try color(at: 50) == [0, 0, 255])
                #expect(try color(at: 150) == [0, 255, 0])

                stack.cancelInteractivePop()
                try await eventually { stack.transition == nil }
                try await window.nextFrame()
                #expect(try color(at: 50) == [0, 255, 0])
                #expect(top.view.isMapped)
                #expect(!root.view.isMapped)
            }
        }

        @Test func aSwipeFromTheEdgeByAPointerPops() async throws {
            try await show(stack) { window in
                let pointer = try Pointer()
                let edge = CGPoint(x: -window.bounds.width / 2 + 4, y: 0)
                try pointer.move(to: stack.view, offset: edge)
                pointer.down()
                for x in [30, 120, 260] {
                    try pointer.move(to: stack.view, offset: CGPoint(x: edge.x + CGFloat(x), y: 0))
                    try await window.nextFrame()
                }
                try await eventually { (stack.transitionCoordinator?.percentComplete ?? 0) > 0.5 }
                pointer.up()

                try await eventually { stack.transition == nil }
                #expect(stack.viewControllers == [root])
                #expect(root.view.isMapped)
            }
        }

        @Test func aPushSlidesBothScreens() async throws {
            stack.popViewController(animated: false)
            try await show(stack) { window in
                var widest: CGFloat = 0
                stack.pushViewController(top, animated: true)
                try await window.nextFrame()
                while stack.transition != nil {
                    widest = max(widest, top.view.frame.minX)
                    #expect(abs(top.view.frame.minX - root.view.frame.minX - 390) <= 1)
                    try await window.nextFrame()
                }

                #expect(widest > 50)
                #expect(try color(at: 50) == [0, 255, 0])
            }
        }
    }
}
