/// A text to look up in a bundle's strings, as a literal with values in it.
///
/// `"Hello \(name), \(count) new"` is looked up as `"Hello %@, %lld new"`. Where the strings lack the key, the key itself is
/// shown, with the values put in.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [FormatArgument]

    /// A key without values; percent signs in it mean themselves.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        let isPlain = stringInterpolation.arguments.isEmpty
        key = isPlain ? stringInterpolation.literal : stringInterpolation.format
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var literal = ""
        fileprivate var format = ""
        fileprivate var arguments: [FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            format.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            self.literal += literal
            format += literal.replacingOccurrences(of: "%", with: "%%")
        }

        public mutating func appendInterpolation(_ string: String) {
            append("%@", .string(string))
        }

        /// A text with its own looks.
        @available(iOS 14.0, tvOS 14.0, *)
        public mutating func appendInterpolation(_ text: Text) {
            append("%@", .text(text))
        }

        /// A value as a formatter writes it; without one, as it describes itself.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject,
            formatter: Formatter? = nil
        ) {
            let string = formatter.map { $0.string(for: subject) ?? "" } ?? String(describing: subject)
            appendInterpolation(string)
        }

        /// A value in a format, for example `\(price, format: .currency(code: "EUR"))`.
        @available(iOS 15.0, tvOS 15.0, *)
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(format.format(input))
        }

        /// A number, written as the person's language does.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._specifier, value.formatArgument)
        }

        /// A number in a format of C's, for example `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, value.formatArgument)
        }

        private mutating func append(_ specifier: String, _ argument: FormatArgument) {
            format += specifier
            arguments.append(argument)
        }
    }
}

/// A value in a localized text.
enum FormatArgument: Equatable, Sendable {
    case string(String)
    case text(Text)
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
}
