import CAdwaita
import Testing

@testable import UIKit

extension WindowSuite {
    /// One tab giving way to another, as it is drawn.
    @MainActor
    @Suite struct TabTransitionTests {
        private let tabs = UITabBarController()
        private let first = UIViewController()
        private let second = UIViewController()

        init() {
            first.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            second.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            tabs.viewControllers = [first, second]
        }

        private func color(x: Int = 100, y: Int = 100) throws -> [UInt8] {
            try #require(WidgetPicture(of: tabs.view)).color(x: x, y: y)
        }

        private var stills: [StillView] { tabs.view.subviews.compactMap { $0 as? StillView } }

        @Test func assumptionFromIOS18OnTheTabsFadeIntoEachOther() async throws {
            try await show(tabs) { window in
                tabs.selectedIndex = 1
                #expect(stills.count == 1)
                var mixed = 0
                while !stills.isEmpty {
                    try await window.nextFrame()
                    let color = try color()
                    if color[0] > 20, color[2] > 20 { mixed += 1 }
                }
                try await window.nextFrame()

                #expect(mixed > 2)
                #expect(try color() == [255, 0, 0])
            }
        }

        @Test func theNewTabTakesInputWhileTheOldOneFades() async throws {
            let button = UIButton(type: .system)
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            second.view.addSubview(button)
            try await show(tabs) { window in
                tabs.selectedIndex = 1
                try await window.nextFrame()
                let still = try #require(stills.first)
                let corner = try #require(tabs.view.widgetReference)
                let picked = gtk_widget_pick(corner.pointer(), 100, 100, GTK_PICK_DEFAULT)
                #expect(still.isMapped)
                #expect(picked != nil && picked != still.widget.pointer())
                #expect(gtk_widget_is_ancestor(picked, second.view.widget.pointer()) != 0)
            }
        }

        @Test func upToIOS17ATabIsThereAtOnce() async throws {
            try await show(tabs) { window in
                EmulatedSystem.with(version: 17) { tabs.selectedIndex = 1 }

                #expect(stills.isEmpty)
                try await window.nextFrame()
                #expect(try color() == [255, 0, 0])
            }
        }

        @Test func aSecondSelectionDuringTheFadeStartsAnother() async throws {
            try await show(tabs) { window in
                tabs.selectedIndex = 1
                try await window.nextFrame()

                tabs.selectedIndex = 0
                #expect(stills.count == 1)
                try await eventually { stills.isEmpty }
                try await window.nextFrame()

                #expect(try color() == [0, 0, 255])
                #expect(tabs.view.subviews.count == 2)
            }
        }

        @Test func viewsAreWhereAnAnimatorPutsThem() async throws {
            let animator = SlidingAnimator()
            tabs.delegate = animator
            try await show(tabs) { window in
                let height = tabs.pages.bounds.height
                tabs.selectedIndex = 1
                let context = try #require(animator.context)
                #expect(stills.isEmpty)

                first.view.frame.origin.x = -200
                second.view.frame.origin.x = 190
                try await window.nextFrame()
                #expect(try color(x: 100) == [0, 0, 255])
                #expect(try color(x: 300) == [255, 0, 0])

                second.view.alpha = 0.5
                second.view.frame = CGRect(x: 0, y: 0, width: 390, height: height)
                first.view.frame = CGRect(x: 0, y: 0, width: 390, height: height)
                try await window.nextFrame()
                let mixed = try color()
                #expect(mixed[0] > 100 && mixed[2] > 100)

                second.view.alpha = 1
                context.completeTransition(true)
                try await window.nextFrame()
                #expect(try color() == [255, 0, 0])
                #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: height))
                #expect(!first.view.isMapped)
            }
        }

        @Test func anAnimatorOfNoTimeLeavesNoFrameBetween() async throws {
            let animator = SlidingAnimator()
            animator.endsAtOnce = true
            tabs.delegate = animator
            try await show(tabs) { window in
                tabs.selectedIndex = 1

                #expect(stills.isEmpty)
                #expect(tabs.pages.subviews == [second.view])
                try await window.nextFrame()
                #expect(try color() == [255, 0, 0])

                // Back on top of a view whose widget waited below the other's.
                tabs.selectedIndex = 0
                try await window.nextFrame()
                #expect(try color() == [0, 0, 255])
            }
        }

        @Test func aViewThatWaitedIsAddedOnTop() async throws {
            let animator = SlidingAnimator()
            animator.endsAtOnce = true
            tabs.delegate = animator
            try await show(tabs) { window in
                tabs.selectedIndex = 1
                tabs.selectedIndex = 0
                animator.endsAtOnce = false

                tabs.selectedIndex = 1
                try await window.nextFrame()
                #expect(try color() == [255, 0, 0])

                animator.context?.completeTransition(true)
                tabs.selectedIndex = 0
                try await window.nextFrame()
                #expect(try color() == [0, 0, 255])
            }
        }
    }
}

/// Adds the new view and leaves the rest to the test.
@MainActor
private final class SlidingAnimator: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    var endsAtOnce = false

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        if endsAtOnce { transitionContext.completeTransition(true) }
    }
}
