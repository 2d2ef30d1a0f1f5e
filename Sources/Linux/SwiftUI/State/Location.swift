/// Where the value of a binding lives. Abstract.
///
/// Not bound to an actor, as bindings are not.
class Location<Value> {
    var value: Value {
        get { fatalError("abstract") }
        set { fatalError("abstract") }
    }

    /// Whether both stand for the same place, so that a view that stores one need not look at the other.
    func isSame(as other: Location<Value>) -> Bool {
        self === other
    }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value> {
    private let constant: Value

    init(_ constant: Value) {
        self.constant = constant
    }

    override var value: Value {
        get { constant }
        set {}
    }
}

/// A value behind two closures.
final class FunctionLocation<Value>: Location<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    override var value: Value {
        get { get() }
        set { set(newValue) }
    }
}

/// A part of a value that lives elsewhere.
final class KeyPathLocation<Root, Value>: Location<Value> {
    private let base: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ base: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override var value: Value {
        get { base.value[keyPath: keyPath] }
        set { base.value[keyPath: keyPath] = newValue }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Root, Value> else { return false }
        return base.isSame(as: other.base) && keyPath == other.keyPath
    }
}

/// A property of an object.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
    private let object: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>

    init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var value: Value {
        get { object[keyPath: keyPath] }
        set { object[keyPath: keyPath] = newValue }
    }
}
