internal import CAdwaita
internal import GLibSupport

/// Keeps a scroll view's offset through the layout that changes the view's height. GTK's list would keep some row in its place
/// instead, near the middle of the view.
///
/// That layout need not be the next one: on a busy machine a frame may come before those whose size changes know of it.
@MainActor
final class OffsetHold {
    /// After so many layouts the height is taken to stay as it is.
    private static let layoutLimit = 4

    private let height: @MainActor () -> CGFloat
    private let restore: @MainActor () -> Void
    private var clock: GObjectReference?
    private var connections: [SignalConnection] = []
    private var isLayingOut = false
    private var heightBefore: CGFloat?
    private var layouts = 0

    /// - Parameters:
    ///   - height: The view's height as it was laid out last.
    ///   - restore: Sets the offset anew; called after each layout that it is held through.
    init(height: @escaping @MainActor () -> CGFloat, restore: @escaping @MainActor () -> Void) {
        self.height = height
        self.restore = restore
    }

    /// Whether what the widget says of its offset is to be left unheard.
    var isActive: Bool { isLayingOut && heightBefore != nil }

    /// Starts to follow the frames of the window that a widget is in. To be called when the widget is shown: GTK hands on
    /// scrolling at the beginning of a frame, too late to learn from a request that its layout follows.
    func follow(_ widget: GObjectReference) {
        guard let current = gtk_widget_get_frame_clock(widget.pointer()) else { return }
        let known: OpaquePointer? = clock?.pointer()
        guard known != current else { return }
        let reference = GObjectReference(retaining: UnsafeMutableRawPointer(current))
        clock = reference
        isLayingOut = false
        connections = [
            SignalConnection(reference, "update", after: true, target: self) { hold, _ in hold.isLayingOut = true },
            SignalConnection(reference, "layout", after: true, target: self) { hold, _ in hold.layoutDidEnd() },
            SignalConnection(reference, "after-paint", target: self) { hold, _ in hold.isLayingOut = false },
        ]
    }

    /// Begins: the offset of now is kept until the height has changed.
    func begin(_ widget: GObjectReference) {
        follow(widget)
        guard let clock else { return }
        heightBefore = height()
        layouts = 0
        // Without "update" there would be no telling when the layout begins.
        gdk_frame_clock_request_phase(clock.pointer(), GDK_FRAME_CLOCK_PHASE_UPDATE)
    }

    private func layoutDidEnd() {
        isLayingOut = false
        guard let heightBefore else { return }
        layouts += 1
        if height() != heightBefore || layouts == Self.layoutLimit { self.heightBefore = nil }
        restore()
    }
}
