/// Takes an environment from a represented controller to the hosting controllers below it.
@MainActor
final class EnvironmentCarrier {
    let values: EnvironmentValues

    init(_ values: EnvironmentValues) {
        self.values = values.recording(in: nil)
    }
}
