/// What a type is, as its metadata says.
enum TypeKind {
    case structure
    case tuple
    case other

    init(_ type: Any.Type) {
        // The first word of a type's metadata is its kind; these numbers are part of Swift's stable ABI.
        switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
        case 0x200: self = .structure
        case 0x301: self = .tuple
        default: self = .other
        }
    }
}
