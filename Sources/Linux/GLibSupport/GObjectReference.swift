internal import CAdwaita

/// An owning reference to a GObject, released on the main thread.
///
/// Swift objects own their widgets through one of these; widgets never own Swift objects, so a cycle cannot form.
@MainActor
package final class GObjectReference {
    /// The object's address, valid for as long as this reference lives.
    package let raw: UnsafeMutableRawPointer

    /// Takes ownership of an object fresh from its constructor, whether its reference is floating or not.
    package init(sinking raw: UnsafeMutableRawPointer) {
        self.raw = g_object_ref_sink(raw)
    }

    /// Takes over the reference that a C function handed out ("transfer full").
    package init(adopting raw: UnsafeMutableRawPointer) {
        self.raw = raw
    }

    /// Adds a reference to an object that something else owns ("transfer none").
    package init(retaining raw: UnsafeMutableRawPointer) {
        self.raw = g_object_ref(raw)
    }

    isolated deinit {
        g_object_unref(raw)
    }

    /// The object as the pointer that a C function asks for; the type is inferred from the parameter.
    package func pointer<T>() -> UnsafeMutablePointer<T> {
        raw.assumingMemoryBound(to: T.self)
    }

    /// The object as a pointer to a C type whose fields are private.
    package func pointer() -> OpaquePointer {
        OpaquePointer(raw)
    }
}
