import Testing

@testable import SwiftUI

/// A hosting controller on a screen without a display, whose updates the test makes by hand.
@MainActor
final class Screen<Content: View> {
    let host: UIHostingController<Content>

    init(_ content: Content, appears: Bool = true) {
        host = UIHostingController(rootView: content)
        host.loadViewIfNeeded()
        if appears { appear() }
    }

    func appear() {
        host.beginAppearanceTransition(true, animated: false)
        host.endAppearanceTransition()
        update()
    }

    func disappear() {
        host.beginAppearanceTransition(false, animated: false)
        host.endAppearanceTransition()
        update()
    }

    func update() {
        UpdateCycle.shared.flush()
    }

    /// The texts of all `Mark`s, in the order they are shown.
    var marks: [String] {
        func collect(_ view: UIView) -> [String] {
            ((view as? MarkView).map { [$0.text] } ?? []) + view.subviews.flatMap(collect)
        }
        return collect(host.view)
    }

    var markViews: [MarkView] {
        func collect(_ view: UIView) -> [MarkView] {
            ((view as? MarkView).map { [$0] } ?? []) + view.subviews.flatMap(collect)
        }
        return collect(host.view)
    }
}

/// The smallest view that shows something.
struct Mark {
    let text: String

    nonisolated init(_ text: String) {
        self.text = text
    }
}

final class MarkView: UIView {
    var text = ""
    var updates = 0
}

extension Mark: View {
    typealias Body = Never
}

extension Mark: LeafView {
    static func makePlatformView() -> MarkView { MarkView() }

    func update(_ platformView: MarkView, in environment: EnvironmentValues) {
        platformView.text = text
        platformView.updates += 1
    }
}

/// The smallest view that holds others.
struct Box<Content: View> {
    let content: Content

    nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Box: View {
    typealias Body = Never
}

extension Box: ContainerView {
    func update(_ platformView: UIView, in environment: EnvironmentValues) {}
}

/// Something that happened, for tests of order and counts.
@MainActor
final class Log {
    private(set) var events: [String] = []

    func callAsFunction(_ event: String) {
        events.append(event)
    }

    func clear() {
        events = []
    }
}
