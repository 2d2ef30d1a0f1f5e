internal import CAdwaita
internal import GLibSupport

/// Something that GTK asks for a size and for drawing.
@MainActor
protocol ImageDrawing: AnyObject {
    var size: CGSize { get }
    func draw(in snapshot: OpaquePointer, size: CGSize)
}

/// Makes `GdkPaintable` objects that are drawn by Swift.
@MainActor
enum ImagePaintable {
    private static let drawingKey = "uikit-drawing"

    /// A paintable that keeps `drawing` alive.
    static func make(_ drawing: any ImageDrawing) -> GObjectReference? {
        guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
        g_object_set_data_full(
            object,
            drawingKey,
            Unmanaged.passRetained(Box(drawing)).toOpaque(),
            { Unmanaged<Box>.fromOpaque($0!).release() }
        )
        return GObjectReference(adopting: UnsafeMutableRawPointer(object))
    }

    private final class Box {
        let drawing: any ImageDrawing

        init(_ drawing: any ImageDrawing) {
            self.drawing = drawing
        }
    }

    private static func drawing(of paintable: OpaquePointer?) -> (any ImageDrawing)? {
        guard let paintable,
            let data = g_object_get_data(UnsafeMutablePointer<GObject>(paintable), drawingKey)
        else { return nil }
        return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().drawing
    }

    private static let type: GType = {
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GObjectClass>.size)
        info.instance_size = guint16(MemoryLayout<GObject>.size)
        let type = g_type_register_static(GType(20 << 2), "UIKitImagePaintable", &info, GTypeFlags(0))
        var interface = GInterfaceInfo(
            interface_init: { table, _ in
                let paintable = table?.assumingMemoryBound(to: GdkPaintableInterface.self)
                paintable?.pointee.snapshot = { object, snapshot, width, height in
                    nonisolated(unsafe) let arguments = (object, snapshot)
                    MainActor.assumeIsolated {
                        guard let snapshot = arguments.1 else { return }
                        drawing(of: arguments.0)?.draw(in: snapshot, size: CGSize(width: width, height: height))
                    }
                }
                paintable?.pointee.get_intrinsic_width = { object in
                    nonisolated(unsafe) let object = object
                    return MainActor.assumeIsolated { Int32(pixels: drawing(of: object)?.size.width ?? 0) }
                }
                paintable?.pointee.get_intrinsic_height = { object in
                    nonisolated(unsafe) let object = object
                    return MainActor.assumeIsolated { Int32(pixels: drawing(of: object)?.size.height ?? 0) }
                }
                paintable?.pointee.get_intrinsic_aspect_ratio = { object in
                    nonisolated(unsafe) let object = object
                    return MainActor.assumeIsolated {
                        guard let size = drawing(of: object)?.size, size.height > 0 else { return 0 }
                        return Double(size.width / size.height)
                    }
                }
            },
            interface_finalize: nil,
            interface_data: nil
        )
        g_type_add_interface_static(type, gdk_paintable_get_type(), &interface)
        return type
    }()
}
