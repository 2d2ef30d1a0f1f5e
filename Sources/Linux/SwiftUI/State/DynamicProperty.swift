/// A stored property of a view that keeps or reads something outside the view's value.
///
/// A type that consists of other dynamic properties conforms as well: they work wherever the type is used.
public protocol DynamicProperty {
    /// Called before each evaluation of the body, after the type's own dynamic properties are ready.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that keeps something in the node of the view that it belongs to.
@MainActor
protocol InstallableProperty: DynamicProperty {
    /// Connects a copy of the property to its node. `slot` is the property's own, and empty the first time.
    mutating func install(_ slot: inout AnyObject?, in node: Node)
}
