/// A value in the user defaults.
///
/// A view that reads it is refreshed by every write in this process, be it through an `AppStorage` or through `UserDefaults`
/// itself; writes of other processes are not noticed. What is set here is saved soon, and at the latest when the window goes.
/// What is set through `UserDefaults`, which on Linux saves nothing by itself, is saved when the app calls `synchronize()`.
///
/// Where nothing is stored, or something of another type, the value is the default, and what is stored stays as it is. The
/// default itself is never stored. May be set from any thread.
@available(iOS 14.0, tvOS 14.0, *)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let stored: StoredValue<Value>
    private let store: UserDefaults?
    private var location: StoredLocation<Value>?

    init(_ stored: StoredValue<Value>, in store: UserDefaults?) {
        self.stored = stored
        self.store = store
    }

    /// The stored value. Works outside of views as well, though nothing follows its changes there.
    public var wrappedValue: Value {
        get { currentLocation.value }
        nonmutating set { currentLocation.value = newValue }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> {
        Binding(location: currentLocation)
    }

    private var currentLocation: StoredLocation<Value> {
        location ?? StoredLocation(stored, in: store ?? .standard, watched: nil)
    }
}

// Unchecked: `UserDefaults` may be used from any thread, and the location belongs to no actor.
@available(iOS 14.0, tvOS 14.0, *)
extension AppStorage: @unchecked Sendable where Value: Sendable {}

@available(iOS 14.0, tvOS 14.0, *)
extension AppStorage: InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, in node: Node) {
        location = .current(&slot, for: stored, in: store ?? node.trackedEnvironment.defaultAppStorage)
    }
}

@available(iOS 14.0, tvOS 14.0, *)
extension AppStorage: ViewField {
    static func isSame(_ old: AppStorage<Value>, _ new: AppStorage<Value>) -> Bool {
        old.store === new.store && old.stored.isSame(as: new.stored)
    }
}
