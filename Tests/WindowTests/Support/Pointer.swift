import CAdwaita
import Testing

@testable import UIKit

/// The X server's pointer and keyboard, moved and pressed as by a hand, through the server's own test extension.
///
/// The library is loaded at run time, so that building the tests needs none of its headers.
@MainActor
struct Pointer {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Move = @convention(c) (OpaquePointer, Int32, Int32, Int32, UInt) -> Int32
    private typealias Press = @convention(c) (OpaquePointer, UInt32, Int32, UInt) -> Int32
    private typealias Flush = @convention(c) (OpaquePointer) -> Int32

    private static let display: OpaquePointer? = (function("XOpenDisplay") as Open?)?(nil)
    private static let library = dlopen("libXtst.so.6", RTLD_NOW | RTLD_GLOBAL)

    private let display: OpaquePointer
    private let move: Move
    private let press: Press
    private let flush: Flush

    init() throws {
        display = try #require(Self.display, "no X server, or libX11 is missing")
        move = try #require(Self.function("XTestFakeMotionEvent"), "libXtst.so.6 is missing")
        press = try #require(Self.function("XTestFakeButtonEvent"), "libXtst.so.6 is missing")
        flush = try #require(Self.function("XFlush"))
    }

    private static func function<Function>(_ name: String) -> Function? {
        _ = library
        guard let address = dlsym(nil, name) else { return nil }
        return unsafeBitCast(address, to: Function.self)
    }

    /// Moves to a place in a view, counted from its middle. Without a window manager, every window is at the screen's origin.
    func move(to view: UIView, offset: CGPoint = .zero) throws {
        let widget: UnsafeMutablePointer<GtkWidget> = try #require(view.widgetReference).pointer()
        let middle = CGPoint(x: view.bounds.width / 2 + offset.x, y: view.bounds.height / 2 + offset.y)
        try move(to: widget, at: middle)
    }

    private func move(to widget: UnsafeMutablePointer<GtkWidget>, at point: CGPoint) throws {
        let native = try #require(gtk_widget_get_native(widget))
        var corner = (x: 0.0, y: 0.0)
        gtk_native_get_surface_transform(native, &corner.x, &corner.y)
        var place = (x: 0.0, y: 0.0)
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_translate_coordinates(widget, root, point.x, point.y, &place.x, &place.y)
        let surface = try #require(gtk_native_get_surface(native))
        let instance = UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, gdk_popup_get_type()) != 0 {
            corner.x += Double(gdk_popup_get_position_x(surface))
            corner.y += Double(gdk_popup_get_position_y(surface))
        }
        _ = move(display, -1, Int32(corner.x + place.x), Int32(corner.y + place.y), 0)
        _ = flush(display)
    }

    func down() {
        _ = press(display, 1, 1, 0)
        _ = flush(display)
    }

    func up() {
        _ = press(display, 1, 0, 0)
        _ = flush(display)
    }

    /// Turns the wheel by one notch.
    func turnWheel(up: Bool) {
        let button: UInt32 = up ? 4 : 5
        _ = press(display, button, 1, 0)
        _ = press(display, button, 0, 0)
        _ = flush(display)
    }

    /// Presses and releases a key of the server's keyboard by its code: 9 is Escape, 23 Tab, 36 Return.
    func pressKey(_ code: UInt32) throws {
        let press = try #require(Self.function("XTestFakeKeyEvent") as Press?)
        _ = press(display, code, 1, 0)
        _ = press(display, code, 0, 0)
        _ = flush(display)
    }

    func click(_ view: UIView) throws {
        try move(to: view)
        down()
        up()
    }

    /// Clicks the middle of a widget that is no view's own, such as a row of a menu.
    func click(_ widget: UnsafeMutablePointer<GtkWidget>) throws {
        let size = CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
        try move(to: widget, at: CGPoint(x: size.width / 2, y: size.height / 2))
        down()
        up()
    }
}
