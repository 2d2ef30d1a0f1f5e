import Testing

@testable import SwiftUI

@Suite @MainActor
struct BindingTests {
    private struct Person {
        var name = "Ada"
        var age = 36
    }

    private final class Store: Sendable {
        @MainActor var person = Person()
    }

    private func binding(_ store: Store) -> Binding<Person> {
        Binding(get: { @MainActor in store.person }, set: { @MainActor in store.person = $0 })
    }

    @Test func membersOfABindingAreBindings() {
        let store = Store()

        binding(store).name.wrappedValue = "Grace"

        #expect(store.person.name == "Grace")
        #expect(store.person.age == 36)
    }

    @Test func aConstantCannotBeSet() {
        let constant = Binding.constant(1)

        constant.wrappedValue = 2

        #expect(constant.wrappedValue == 1)
    }

    @Test func aBindingToAnOptionalIsNoneWhereThereIsNoValue() {
        #expect(Binding<Int>(Binding<Int?>.constant(nil)) == nil)
        #expect(Binding<Int>(Binding<Int?>.constant(3))?.wrappedValue == 3)
    }

    @Test func membersOfTheSameBindingAreTheSamePlace() {
        let person = binding(Store())

        #expect(Binding.isSame(person.name, person.name))
        #expect(!Binding.isSame(person.name, binding(Store()).name))
    }
}
