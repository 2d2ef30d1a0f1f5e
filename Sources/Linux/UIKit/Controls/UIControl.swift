internal import CAdwaita
internal import GLibSupport

/// A view that turns input into actions.
///
/// Actions are closures (`UIAction`); there are no selectors on Linux.
@MainActor
open class UIControl: UIView {
    private var actions: [(event: Event, action: UIAction)] = []

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { pushEnabled() } }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { selectionDidChange() } }
    }

    /// Whether the state is highlighted: a finger or pointer is down on the control.
    open var isHighlighted = false

    public var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Adds an action for some events; an action of the same identifier is replaced.
    @available(iOS 14, *)
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((controlEvents, action))
    }

    @available(iOS 14, *)
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    @available(iOS 14, *)
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == identifier && $0.event == controlEvents }
    }

    /// Runs the actions of some events, as if they had happened.
    open func sendActions(for controlEvents: Event) {
        for (event, action) in actions where !event.isDisjoint(with: controlEvents) { sendAction(action) }
    }

    /// Sends what a press on a display means; it waits as long as a gesture recogniser may still claim the touch.
    func sendPress(for controlEvents: Event) {
        guard let window else {
            sendActions(for: controlEvents)
            return
        }
        window.touches.press { [weak self] in self?.sendActions(for: controlEvents) }
    }

    /// Whether an action was added for some of the events.
    func hasAction(for controlEvents: Event) -> Bool {
        actions.contains { !$0.event.isDisjoint(with: controlEvents) }
    }

    /// Runs one action with this control as its sender.
    @available(iOS 14, *)
    open func sendAction(_ action: UIAction) {
        action.sender = self
        action.handler(action)
    }

    /// Shows a changed `isSelected`; for subclasses of this module.
    func selectionDidChange() {}

    override func widgetDidLoad() {
        super.widgetDidLoad()
        pushEnabled()
    }

    private func pushEnabled() {
        guard let widgetReference else { return }
        if !isEnabled { releaseFocus() }
        gtk_widget_set_sensitive(widgetReference.pointer(), isEnabled ? 1 : 0)
    }
}

extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What a control considers its main event: a press of a button, a new value of a switch.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    /// How a control is, for appearance that differs by state.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }
}
