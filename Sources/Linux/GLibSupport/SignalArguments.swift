internal import CAdwaita

/// The arguments of one signal emission, valid only during the handler's call.
///
/// Index 0 is the emitting object itself, as in GObject's own documentation of `GClosureMarshal`.
@MainActor
package struct SignalArguments {
    private let values: UnsafePointer<GValue>?
    private let count: Int
    private let result: UnsafeMutablePointer<GValue>?

    init(values: UnsafePointer<GValue>?, count: Int, result: UnsafeMutablePointer<GValue>?) {
        self.values = values
        self.count = count
        self.result = result
    }

    /// The object passed at an index, or `nil` if the index is out of range or the object is null.
    package func object(at index: Int) -> UnsafeMutableRawPointer? {
        value(at: index).flatMap { g_value_get_object($0) }
    }

    package func integer(at index: Int) -> Int {
        guard let value = value(at: index) else { return 0 }
        switch g_type_fundamental(value.pointee.g_type) {
        case GTypes.unsigned: return Int(g_value_get_uint(value))
        case GTypes.enumeration: return Int(g_value_get_enum(value))
        default: return Int(g_value_get_int(value))
        }
    }

    package func double(at index: Int) -> Double {
        value(at: index).map { g_value_get_double($0) } ?? 0
    }

    /// Sets what the emission returns, for signals with a Boolean result.
    package func setResult(_ flag: Bool) {
        guard let result else { return }
        g_value_set_boolean(result, flag ? 1 : 0)
    }

    private func value(at index: Int) -> UnsafePointer<GValue>? {
        index < count ? values.map { $0 + index } : nil
    }

    /// `G_TYPE_UINT` and its kin are macros that Swift cannot import; fundamental types are their index shifted by two.
    private enum GTypes {
        static let unsigned: GType = 7 << 2
        static let enumeration: GType = 12 << 2
    }
}
