extension View {
    /// Sets a value that this view and everything below it inherits.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        modifier(KeyPathEnvironmentModifier(keyPath: keyPath, value: value))
    }

    /// Hands an observable object down, for `@Environment(Model.self)`; `nil` hides one from further up.
    @available(iOS 17.0, tvOS 17.0, *)
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(TransformEnvironmentModifier { $0[ObservableKey<T>.self] = object })
    }

    /// Changes a value that this view inherits, for it and everything below it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(TransformEnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Hands an object down, for `@EnvironmentObject`.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(TransformEnvironmentModifier { $0[ObservableObjectKey<T>.self] = object })
    }
}

struct KeyPathEnvironmentModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension KeyPathEnvironmentModifier: EnvironmentModifier {
    typealias Body = Never

    func transform(_ values: inout EnvironmentValues) {
        values[keyPath: keyPath] = value
    }
}

struct TransformEnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void
}

extension TransformEnvironmentModifier: EnvironmentModifier {
    typealias Body = Never

    func transform(_ values: inout EnvironmentValues) {
        change(&values)
    }
}
