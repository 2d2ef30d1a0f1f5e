/// A track on which a person chooses a value of a range.
///
/// As on iOS the label is not shown; assistive technology speaks it.
@available(tvOS, unavailable)
public struct Slider<Label: View, ValueLabel: View> {
    let parts: SliderParts<Label, ValueLabel>
    let range: SliderRange

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        range = SliderRange(value, in: bounds, step: nil, onEditingChanged)
        parts = SliderParts(label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// A slider whose values are `step` apart, counted from the lower bound.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        range = SliderRange(value, in: bounds, step: step, onEditingChanged)
        parts = SliderParts(label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
}

@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        range = SliderRange(value, in: bounds, step: nil, onEditingChanged)
        parts = SliderParts(label: label(), minimum: EmptyView(), maximum: EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        range = SliderRange(value, in: bounds, step: step, onEditingChanged)
        parts = SliderParts(label: label(), minimum: EmptyView(), maximum: EmptyView())
    }
}

@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        range = SliderRange(value, in: bounds, step: nil, onEditingChanged)
        parts = SliderParts(label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        range = SliderRange(value, in: bounds, step: step, onEditingChanged)
        parts = SliderParts(label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}

@available(tvOS, unavailable)
extension Slider: View {
    public var body: some View {
        HStack {
            parts.minimum
            SliderTrack(range: range, content: parts.label)
            parts.maximum
        }
    }
}

struct SliderParts<Label, ValueLabel> {
    let label: Label
    let minimum: ValueLabel
    let maximum: ValueLabel
}
