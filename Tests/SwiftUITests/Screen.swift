import GLibSupport
import Testing

@testable import SwiftUI

/// A hosting controller on a screen without a display, whose updates the test makes by hand.
@MainActor
final class Screen<Content: View> {
    let host: UIHostingController<Content>
    private(set) var window: UIWindow?

    init(_ content: Content, appears: Bool = true) {
        host = UIHostingController(rootView: content)
        host.loadViewIfNeeded()
        if appears { appear() }
    }

    isolated deinit {
        window?.isHidden = true
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

    /// Shows the controller in a window, from where it can present.
    @discardableResult
    func openWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = host
        window.isHidden = false
        self.window = window
        update()
        return window
    }

    func update() {
        UpdateCycle.shared.flush()
    }

    /// The texts of all `Mark`s, in the order they are shown.
    var marks: [String] { markViews.map(\.text) }

    var markViews: [MarkView] { host.view.marks }
}

extension UIView {
    /// The views of all `Mark`s below.
    var marks: [MarkView] {
        ((self as? MarkView).map { [$0] } ?? []) + subviews.flatMap(\.marks)
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
}

extension Mark: View {
    typealias Body = Never
}

extension Mark: LeafView {
    static func makePlatformView() -> MarkView { MarkView() }

    func update(_ platformView: MarkView, in environment: EnvironmentValues) {
        platformView.text = text
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

/// A modifier that puts each view into another.
struct Frame: WrappingModifier {
    typealias Body = Never

    let tag: Int

    func update(_ wrapper: UIView, in environment: EnvironmentValues) {
        wrapper.tag = tag
    }
}

/// Something that happened, for tests of order and counts.
@MainActor
final class Log {
    private(set) var events: [String] = []

    var count: Int { events.count }

    func callAsFunction(_ event: String) {
        events.append(event)
    }

    func clear() {
        events = []
    }
}

/// A way for a test to do what a button in the view would do.
@MainActor
final class Handle<Value> {
    private(set) var binding: Binding<Value>?

    var value: Value? {
        get { binding?.wrappedValue }
        set { if let newValue { binding?.wrappedValue = newValue } }
    }

    func connect(_ binding: Binding<Value>) {
        self.binding = binding
    }

    func disconnect() {
        binding = nil
    }
}

/// Runs a closure and returns the warnings that it caused.
@MainActor
func warnings(_ body: () -> Void) -> [String] {
    var warnings: [String] = []
    let observation = RuntimeWarning.observe { warnings.append($0) }
    defer { observation.cancel() }
    body()
    return warnings
}

extension Screen {
    /// All views of a type, in the order they are shown.
    func views<V: UIView>(_ type: V.Type) -> [V] {
        func collect(_ view: UIView) -> [V] {
            ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap(collect)
        }
        return collect(host.view)
    }

    /// What all labels say.
    var texts: [String] { views(UILabel.self).compactMap(\.text) }
}
