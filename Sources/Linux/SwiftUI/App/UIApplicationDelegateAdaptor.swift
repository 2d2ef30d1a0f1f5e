/// Makes the delegate of an app that is written in SwiftUI.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor
@preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate, made once, when the app is.
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = makeObject(of: delegateType)
        UIApplication.shared.delegate = wrappedValue
    }
}

/// Calls `init()` of a subclass of `NSObject` that is known only by its metatype.
///
/// On Apple platforms Objective-C makes that possible. Here the compiler asks for a `required` initialiser, which app
/// delegates do not have; but the call goes through the same entry of the class's table as that of a class that has one.
/// Not optimised, because the optimiser would see that this class has no such subclass and call its own initialiser.
@MainActor
@_optimize(none)
private func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
    unsafeDowncast(unsafeBitCast(type, to: ObjectWithRequiredInit.Type.self).init() as NSObject, to: Object.self)
}

class ObjectWithRequiredInit: NSObject {
    required override init() {
        super.init()
    }
}

/// Keeps the compiler from treating the class above as final.
private class ObjectThatOverridesInit: ObjectWithRequiredInit {
    required init() {
        super.init()
    }
}
