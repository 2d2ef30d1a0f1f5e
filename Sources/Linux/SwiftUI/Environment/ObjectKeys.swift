/// Where `environment(_:)` keeps an observable object, by its type.
enum ObservableKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

/// Where `environmentObject(_:)` keeps an object, by its type.
enum ObservableObjectKey<Object: ObservableObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
