internal import GLibSupport

/// What a slider's binding has in common whatever the type of its value.
struct SliderRange {
    let minimum: Double
    let maximum: Double
    /// The distance of values; `nil` if every value may be chosen.
    let step: Double?
    let onEditingChanged: (Bool) -> Void
    /// Reads and writes the binding.
    let value: () -> Double
    let setValue: (Double) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        minimum = Double(bounds.lowerBound)
        maximum = Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.onEditingChanged = onEditingChanged
        self.value = { Double(value.wrappedValue) }
        setValue = { value.wrappedValue = V($0) }
    }

    /// The nearest value that may be chosen. The upper bound may even where no number of steps leads there.
    func allowed(_ value: Double) -> Double {
        guard let step, step > 0 else { return min(max(value, minimum), maximum) }
        let stepped = minimum + ((value - minimum) / step).rounded() * step
        if maximum - value < abs(stepped - value) { return maximum }
        return min(max(stepped, minimum), maximum)
    }
}
