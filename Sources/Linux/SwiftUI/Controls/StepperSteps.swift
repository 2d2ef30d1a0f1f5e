/// What a stepper's buttons do, whatever the type of its value.
struct StepperSteps {
    /// What is spoken for the value, if there is one. Reads the binding.
    let value: () -> String?
    /// What a button does now; `nil` if there is no such step. Reads the binding.
    let increment: () -> (() -> Void)?
    let decrement: () -> (() -> Void)?

    static func actions(_ increment: (() -> Void)?, _ decrement: (() -> Void)?) -> StepperSteps {
        StepperSteps(value: { nil }, increment: { increment }, decrement: { decrement })
    }

    /// A negative step turns the buttons round; one of zero leaves them without effect.
    static func value<V: Strideable>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>?,
        step: V.Stride
    ) -> StepperSteps {
        func move(by stride: V.Stride) -> (() -> Void)? {
            let current = value.wrappedValue
            let isDown = stride < 0
            if let bounds, isDown ? current <= bounds.lowerBound : current >= bounds.upperBound { return nil }
            return {
                let next = value.wrappedValue.advanced(by: stride)
                value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
            }
        }
        return StepperSteps(
            value: { "\(value.wrappedValue)" },
            increment: { move(by: step) },
            decrement: { move(by: 0 - step) }
        )
    }
}
