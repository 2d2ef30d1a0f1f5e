internal import GLibSupport

/// A value that belongs to a scene: shared by the scene's views, and there again when the app is started the next time.
///
/// It is kept in user defaults of their own, named for the app, under the identifier of the `WindowGroup`; the one window
/// that an app has is the same scene at each start. Outside a scene, such as in a hosting controller that UIKit code put
/// into a window, the value lives as long as the view keeps its place, and a warning says so.
///
/// Where nothing is stored, or something of another type, the value is the default.
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let stored: StoredValue<Value>
    private var location: Location<Value>?

    init(_ stored: StoredValue<Value>) {
        self.stored = stored
    }

    /// The stored value. Outside a view that is on screen this is the default, and setting it does nothing.
    public var wrappedValue: Value {
        get { location?.value ?? stored.defaultValue }
        nonmutating set {
            guard let location else {
                MainThread.perform { [key = stored.key] in
                    RuntimeWarning.report(
                        "Setting the SceneStorage \"\(key)\" outside a view that is on screen has no effect"
                    )
                }
                return
            }
            location.value = newValue
        }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(stored.defaultValue))
    }
}

// Unchecked: locations belong to no actor.
@available(iOS 14.0, *)
@available(tvOS, unavailable)
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

@available(iOS 14.0, *)
@available(tvOS, unavailable)
extension SceneStorage: InstallableProperty {
    mutating func install(_ slot: inout AnyObject?, in node: Node) {
        guard let record = node.trackedEnvironment.sceneRecord else {
            location = stateLocation(&slot)
            return
        }
        var stored = stored
        stored.key = record.key(for: stored.key)
        location = StoredLocation.current(&slot, for: stored, in: record.store)
    }

    @MainActor
    private func stateLocation(_ slot: inout AnyObject?) -> StateLocation<Value> {
        if let known = slot as? StateLocation<Value> { return known }
        RuntimeWarning.report("The SceneStorage \"\(stored.key)\" is used outside a scene, so its value is not kept")
        let new = StateLocation(stored.defaultValue)
        slot = new
        return new
    }
}

@available(iOS 14.0, *)
@available(tvOS, unavailable)
extension SceneStorage: ViewField {
    static func isSame(_ old: SceneStorage<Value>, _ new: SceneStorage<Value>) -> Bool {
        old.stored.isSame(as: new.stored)
    }
}
