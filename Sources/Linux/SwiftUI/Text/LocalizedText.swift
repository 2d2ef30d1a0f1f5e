/// A key and where to look it up.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    let table: String?
    let bundle: Bundle?

    /// Appends the localized text, values and all.
    @MainActor
    func append(to runs: inout [TextRun], under attributes: TextAttributes, in environment: EnvironmentValues) {
        let localized = LocalizedStrings.string(for: key.key, table: table, bundle: bundle ?? .main)
        guard !key.arguments.isEmpty else {
            runs.append(attributes.run(of: localized, in: environment))
            return
        }
        for piece in LocalizedFormat(localized).pieces {
            switch piece {
            case .literal(let string):
                runs.append(attributes.run(of: string, in: environment))
            case .argument(let index, let specifier):
                guard key.arguments.indices.contains(index) else { continue }
                append(key.arguments[index], specifier, to: &runs, under: attributes, in: environment)
            }
        }
    }

    @MainActor
    private func append(
        _ argument: FormatArgument,
        _ specifier: FormatSpecifier,
        to runs: inout [TextRun],
        under attributes: TextAttributes,
        in environment: EnvironmentValues
    ) {
        if case .text(let text) = argument {
            text.append(to: &runs, under: attributes, in: environment)
        } else {
            let string = specifier.string(for: argument, locale: environment.locale)
            runs.append(attributes.run(of: string, in: environment))
        }
    }
}
