/// What modifiers of a text itself say of its looks; what they leave open comes from the surroundings.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var hasDigitsOfOneWidth = false
    var style: StyleContent?

    /// These attributes where they say something, else those of a text around.
    func over(_ outer: TextAttributes) -> TextAttributes {
        TextAttributes(
            font: font ?? outer.font,
            weight: weight ?? outer.weight,
            isItalic: isItalic ?? outer.isItalic,
            isUnderlined: isUnderlined ?? outer.isUnderlined,
            isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
            hasDigitsOfOneWidth: hasDigitsOfOneWidth || outer.hasDigitsOfOneWidth,
            style: style ?? outer.style
        )
    }
}

@MainActor
extension Text {
    /// The text in an environment; at least one run, if an empty one.
    func runs(in environment: EnvironmentValues) -> [TextRun] {
        var runs: [TextRun] = []
        append(to: &runs, under: TextAttributes(), in: environment)
        return runs
    }

    /// The characters alone.
    func string(in environment: EnvironmentValues) -> String {
        runs(in: environment).map(\.text).joined()
    }

    func append(to runs: inout [TextRun], under outer: TextAttributes, in environment: EnvironmentValues) {
        let attributes = attributes.over(outer)
        switch content {
        case .verbatim(let string):
            runs.append(attributes.run(of: string, in: environment))
        case .localized(let text):
            text.append(to: &runs, under: attributes, in: environment)
        case .joined(let left, let right):
            left.append(to: &runs, under: attributes, in: environment)
            right.append(to: &runs, under: attributes, in: environment)
        }
    }
}

extension TextAttributes {
    @MainActor
    func run(of text: String, in environment: EnvironmentValues) -> TextRun {
        let styling = environment.textStyling
        var font = font ?? environment.font ?? .body
        if hasDigitsOfOneWidth { font = font.monospacedDigit() }
        return TextRun(
            text: text,
            font: font.resolved(
                weight: weight ?? styling.weight,
                isItalic: isItalic ?? styling.isItalic,
                design: styling.design
            ),
            color: style.map { style in
                if case .level(let level) = style {
                    environment.foreground.color(at: level, in: environment)
                } else {
                    style.color(in: environment)
                }
            } ?? environment.foregroundColor,
            isUnderlined: isUnderlined ?? styling.isUnderlined,
            isStruckThrough: isStruckThrough ?? styling.isStruckThrough
        )
    }
}
