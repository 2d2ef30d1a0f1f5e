/// How a picker looks. An app can choose between the styles that there are, not make others.
@MainActor
@preconcurrency
public protocol PickerStyle {}

/// What suits the place: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public nonisolated init() {}
}

/// A button that shows what is chosen and opens a menu of the others.
@available(iOS 14.0, *)
@available(tvOS 17.0, *)
public struct MenuPickerStyle: PickerStyle {
    public nonisolated init() {}
}

/// A button for each option, side by side, without the picker's label.
public struct SegmentedPickerStyle: PickerStyle {
    public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    @available(iOS 14.0, *)
    @available(tvOS 17.0, *)
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

private struct SegmentedPickersKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether pickers are rows of buttons here.
    var hasSegmentedPickers: Bool {
        get { self[SegmentedPickersKey.self] }
        set { self[SegmentedPickersKey.self] = newValue }
    }
}

extension View {
    /// Sets how the pickers in this view look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.hasSegmentedPickers, style is SegmentedPickerStyle)
    }
}
