/// What texts and symbols are drawn with: a style, and how faint.
struct Foreground: Equatable, Sendable {
    /// How much of the style each level keeps.
    private static let opacities: [Double] = [1, 0.6, 0.35, 0.2]

    /// `nil` means what suits the place: the colour of text, or the tint inside a button.
    var base: StyleContent?
    var level = 0

    /// The foreground with a style set: a role changes only the level.
    func with(_ style: StyleContent) -> Foreground {
        if case .level(let level) = style { return Foreground(base: base, level: level) }
        return Foreground(base: style)
    }

    func color(at level: Int, in environment: EnvironmentValues) -> UIColor {
        let color = base?.color(in: environment) ?? .label
        let opacity = Self.opacities[min(max(0, level), Self.opacities.count - 1)]
        return opacity == 1 ? color : color.multipliedAlpha(by: opacity)
    }
}

private struct ForegroundKey: EnvironmentKey {
    static let defaultValue = Foreground()
}

private struct TintKey: EnvironmentKey {
    static let defaultValue: StyleContent? = nil
}

extension EnvironmentValues {
    var foreground: Foreground {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The colour that texts and symbols have here.
    var foregroundColor: UIColor { foreground.color(at: foreground.level, in: self) }

    /// The tint that an app set around here, if any.
    var tint: StyleContent? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The colour of interactive parts here.
    var tintColor: UIColor { StyleContent.tint.color(in: self) }

    /// The tint that an app set around, for views of UIKit that have one of their own without it.
    var ownTintColor: UIColor? { tint == nil ? nil : tintColor }
}

extension View {
    /// Draws the texts and symbols of this view in a colour; `nil` brings back the default.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foreground) { foreground in
            foreground = color.map { foreground.with(.color($0)) } ?? Foreground()
        }
    }

    /// Draws the texts and symbols of this view in a style.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let content = AnyShapeStyle(style).content
        return transformEnvironment(\.foreground) { $0 = $0.with(content) }
    }

    /// Sets the colour of the interactive parts of this view; `nil` brings back the default.
    @available(iOS 15.0, tvOS 15.0, *)
    public nonisolated func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { .color($0) })
    }

    /// Sets the style of the interactive parts of this view.
    @available(iOS 16.0, tvOS 16.0, *)
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0).content })
    }

    /// Sets the colour of the interactive parts of this view; `nil` brings back the default.
    @available(
        iOS,
        introduced: 13.0,
        deprecated: 100000.0,
        message: "Use tint(_:) or the asset catalog's accent colour."
    )
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        environment(\.tint, accentColor.map { .color($0) })
    }
}
