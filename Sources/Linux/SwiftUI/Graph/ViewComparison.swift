@_spi(Reflection) import Swift

/// A type that can tell whether two values make a difference to a view that stores them.
@MainActor
protocol ViewField {
    static func isSame(_ old: Self, _ new: Self) -> Bool
}

/// Decides cheaply whether two values of one view type are the same, field by field.
///
/// "Different" is the safe answer and is given wherever nothing better is known, for example for closures.
@MainActor
enum ViewComparison {
    private typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private static var cache: [ObjectIdentifier: Comparison] = [:]

    static func areEqual<V>(_ old: V, _ new: V) -> Bool {
        let compare = comparison(of: V.self)
        return withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in compare(old, new) }
        }
    }

    private static func comparison(of type: Any.Type) -> Comparison {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let new = makeComparison(of: type)
        cache[ObjectIdentifier(type)] = new
        return new
    }

    private static func makeComparison(of type: Any.Type) -> Comparison {
        func open<T>(_ type: T.Type) -> Comparison { makeComparison(ofType: type) }
        return _openExistential(type, do: open)
    }

    private static func makeComparison<T>(ofType type: T.Type) -> Comparison {
        let size = MemoryLayout<T>.size
        // References are compared by their bits, without loading them: a field declared `weak` or `unowned` has the same
        // reflected type, but must not be loaded as it.
        if type is AnyObject.Type || (type as? any OptionalReference.Type)?.isReference == true {
            return { memcmp($0, $1, size) == 0 }
        }
        if let field = type as? any ViewField.Type { return compareFields(of: field) }
        if let equatable = type as? any Equatable.Type { return compareEquatable(equatable) }
        if let fields = fields(of: type) { return compare(fields) }
        if _isPOD(type) { return { memcmp($0, $1, size) == 0 } }
        return { _, _ in false }
    }

    private static func compareFields<F: ViewField>(of type: F.Type) -> Comparison {
        { F.isSame($0.assumingMemoryBound(to: F.self).pointee, $1.assumingMemoryBound(to: F.self).pointee) }
    }

    private static func compareEquatable<E: Equatable>(_ type: E.Type) -> Comparison {
        { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }

    private static func compare(_ fields: [(offset: Int, type: Any.Type)]) -> Comparison {
        let comparisons = fields.map { (offset: $0.offset, compare: comparison(of: $0.type)) }
        return { old, new in
            comparisons.allSatisfy { $0.compare(old + $0.offset, new + $0.offset) }
        }
    }

    /// The stored properties of a struct or tuple, or `nil` for other kinds of types and for structs imported from C.
    private static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)]? {
        guard TypeKind(type) == .structure || TypeKind(type) == .tuple else { return nil }
        var fields: [(offset: Int, type: Any.Type)] = []
        guard
            _forEachField(
                of: type,
                body: { _, offset, type, _ in
                    fields.append((offset, type))
                    return true
                }
            )
        else { return nil }
        return fields
    }
}

/// Lets the comparison recognise optional references.
private protocol OptionalReference {
    static var isReference: Bool { get }
}

extension Optional: OptionalReference {
    static var isReference: Bool { Wrapped.self is AnyObject.Type }
}
