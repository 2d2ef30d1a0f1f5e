@_spi(Reflection) import Swift

/// What the dynamic properties of one view keep in its node.
@MainActor
struct PropertySlots {
    private var slots: [AnyObject?] = []

    /// Connects the dynamic properties of a fresh copy of the view, or of a modifier, to the node.
    mutating func install<V>(into value: inout V, in node: Node) {
        let steps = PropertySteps.steps(for: value)
        guard !steps.isEmpty else { return }
        if slots.isEmpty { slots = Array(repeating: nil, count: steps.count) }
        withUnsafeMutablePointer(to: &value) { pointer in
            for index in steps.indices {
                steps[index].run(UnsafeMutableRawPointer(pointer) + steps[index].offset, &slots[index], node)
            }
        }
    }

    mutating func removeAll() {
        slots = []
    }
}

/// How to install the dynamic properties of a type; found once by reflection.
@MainActor
private struct PropertySteps {
    struct Step {
        let offset: Int
        let run: (UnsafeMutableRawPointer, inout AnyObject?, Node) -> Void
    }

    private static var cache: [ObjectIdentifier: [Step]] = [:]

    static func steps<V>(for value: V) -> [Step] {
        if let known = cache[ObjectIdentifier(V.self)] { return known }
        var steps: [Step] = []
        appendSteps(of: V.self, at: 0, to: &steps)
        cache[ObjectIdentifier(V.self)] = steps
        assert(isPlausible(steps, for: value), "dynamic properties of \(V.self) are not found by reflection")
        return steps
    }

    /// Looks the slow way, to notice a toolchain whose reflection changed.
    private static func isPlausible<V>(_ steps: [Step], for value: V) -> Bool {
        guard TypeKind(V.self) == .structure, !(value is any CustomReflectable) else { return true }
        let hasProperties = Mirror(reflecting: value).children.contains {
            type(of: $0.value) is any DynamicProperty.Type
        }
        return hasProperties != steps.isEmpty
    }

    private static func appendSteps(of type: Any.Type, at base: Int, to steps: inout [Step]) {
        guard TypeKind(type) == .structure else { return }
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            guard let property = fieldType as? any DynamicProperty.Type else { return true }
            if let installable = fieldType as? any InstallableProperty.Type {
                steps.append(installation(of: installable, at: base + offset))
            } else {
                appendSteps(of: fieldType, at: base + offset, to: &steps)
                steps.append(update(of: property, at: base + offset))
            }
            return true
        }
    }

    private static func installation<P: InstallableProperty>(of type: P.Type, at offset: Int) -> Step {
        Step(offset: offset) { pointer, slot, node in
            pointer.assumingMemoryBound(to: P.self).pointee.install(&slot, in: node)
        }
    }

    private static func update<P: DynamicProperty>(of type: P.Type, at offset: Int) -> Step {
        Step(offset: offset) { pointer, _, _ in
            pointer.assumingMemoryBound(to: P.self).pointee.update()
        }
    }
}
