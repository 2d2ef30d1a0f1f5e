// Apple's Foundation has these; the one of Linux does not.

@available(iOS 15.0, tvOS 15.0, *)
extension String {
    /// A text to look up in a bundle's strings, as a literal with values in it.
    ///
    /// `"Hello \(name), \(count) new"` is looked up as `"Hello %@, %lld new"`.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        fileprivate let key: LocalizedStringKey

        /// A key without values; percent signs in it mean themselves.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation.key)
        }

        /// Collects the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                key = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }

            public mutating func appendLiteral(_ literal: String) {
                key.appendLiteral(literal)
            }

            public mutating func appendInterpolation(_ string: String) {
                key.appendInterpolation(string)
            }

            /// A value in a format, for example `\(price, format: .currency(code: "EUR"))`.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                key.appendInterpolation(input, format: format)
            }

            /// A number, written as the person's language does.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                key.appendInterpolation(value)
            }

            /// A number in a format of C's, for example `"%.2f"`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                key.appendInterpolation(value, specifier: specifier)
            }
        }
    }

    /// The text that a bundle's strings have for a key, values and all; the key itself if they lack it.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key.
    ///   - table: The name of the table of strings; `nil` means `Localizable`.
    ///   - bundle: Where the strings are; `nil` means the main bundle.
    ///   - locale: How numbers are written.
    ///   - comment: For translators alone.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let key = keyAndValue.key
        let localized = LocalizedStrings.string(for: key.key, table: table, bundle: bundle ?? .main)
        guard !key.arguments.isEmpty else {
            self = localized
            return
        }
        self = LocalizedFormat(localized).pieces.map { piece in
            switch piece {
            case .literal(let string): string
            case .argument(let index, let specifier):
                key.arguments.indices.contains(index) ? specifier.string(for: key.arguments[index], locale: locale) : ""
            }
        }.joined()
    }
}
