import SwiftUI

/// Contributes a value to the tab around while the view is on screen.
struct TabContributionModifier<Value>: ViewModifier {
    private let slot: ReferenceWritableKeyPath<TabContentRegistry, Registrations<Value>>
    private let value: Value
    @Environment(\.tabContentRegistry) private var registry
    @State private var token = RegistrationToken()

    init(_ slot: ReferenceWritableKeyPath<TabContentRegistry, Registrations<Value>>, _ value: Value) {
        self.slot = slot
        self.value = value
    }

    func body(content: Content) -> some View {
        registry?[keyPath: slot].update(value, for: token)
        return
            content
            .onAppear { registry?[keyPath: slot].add(value, for: token) }
            .onDisappear { registry?[keyPath: slot].remove(token) }
    }
}
