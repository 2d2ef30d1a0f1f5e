import SwiftUI

/// All that one evaluation of a ``UIKitTabView`` says.
@MainActor
struct TabConfiguration {
    let tabs: [TabDescription]
    let selection: SelectionSource?
    let options: ContainerOptions
}

/// The app's selection binding, with its type erased.
@MainActor
struct SelectionSource {
    let get: @MainActor () -> AnyHashable
    let set: @MainActor (AnyHashable) -> Void

    init<Value: Hashable>(_ binding: Binding<Value>) {
        get = { .identity(of: binding.wrappedValue) }
        set = { value in
            guard let value = value.base as? Value else { return }
            binding.wrappedValue = value
        }
    }
}
