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

/// Looks keys up in bundles, each once: Foundation would look for the files again and again.
@MainActor
enum LocalizedStrings {
    private struct Place: Hashable {
        let key: String
        let table: String?
        let bundle: ObjectIdentifier
    }

    private static var known: [Place: String] = [:]

    static func string(for key: String, table: String?, bundle: Bundle) -> String {
        let place = Place(key: key, table: table, bundle: ObjectIdentifier(bundle))
        if let known = known[place] { return known }
        let string = bundle.localizedString(forKey: key, value: key, table: table)
        known[place] = string
        return string
    }
}
