/// A localized text with places for values, such as `"%2$@ has %1$lld"`.
struct LocalizedFormat {
    enum Piece: Equatable {
        case literal(String)
        case argument(index: Int, FormatSpecifier)
    }

    private(set) var pieces: [Piece] = []

    init(_ format: String) {
        var literal = ""
        var next = 0
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                literal.append(character)
                continue
            }
            if rest.first == "%" {
                literal.append(rest.removeFirst())
            } else if let (position, specifier) = FormatSpecifier.parse(&rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(.argument(index: position ?? next, specifier))
                next += 1
            } else {
                // No place for a value after all: the sign means itself.
                literal.append(character)
            }
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
    }
}

/// How a value is written: flags, width, precision and kind, as in C.
struct FormatSpecifier: Equatable {
    var flags = ""
    var width = ""
    var precision: Int?
    var kind: Character = "@"

    /// Takes a specifier off the beginning of a text, and says which value it is for if it does.
    static func parse(_ text: inout Substring) -> (position: Int?, specifier: FormatSpecifier)? {
        var rest = text
        var specifier = FormatSpecifier()
        var position: Int?
        var digits = rest.takePrefix { $0.isNumber }
        if rest.first == "$", let number = Int(digits), number > 0 {
            rest.removeFirst()
            position = number - 1
            digits = rest.takePrefix { $0.isNumber }
        }
        if digits.isEmpty || digits.hasPrefix("0") {
            specifier.flags = digits.isEmpty ? rest.takePrefix { "-+ #0'".contains($0) } : "0"
            digits = digits.isEmpty ? rest.takePrefix { $0.isNumber } : String(digits.dropFirst())
        }
        specifier.width = digits
        if rest.first == "." {
            rest.removeFirst()
            specifier.precision = Int(rest.takePrefix { $0.isNumber }) ?? 0
        }
        _ = rest.takePrefix { "hlqjzt".contains($0) }
        guard let kind = rest.popFirst(), "@diuxXofFeEgGaA".contains(kind) else { return nil }
        specifier.kind = kind
        text = rest
        return (position, specifier)
    }

    /// A value as the specifier and the person's language have it.
    func string(for argument: FormatArgument, locale: Locale) -> String {
        let isPlain = flags.isEmpty && width.isEmpty
        switch (argument, kind) {
        case (.signed(let value), "d"), (.signed(let value), "i"), (.signed(let value), "u"), (.signed(let value), "@"):
            return isPlain && precision == nil
                ? value.formatted(.number.locale(locale)) : formatted("lld", value)
        case (.unsigned(let value), "d"), (.unsigned(let value), "i"), (.unsigned(let value), "u"),
            (.unsigned(let value), "@"):
            return isPlain && precision == nil
                ? value.formatted(.number.locale(locale)) : formatted("llu", value)
        case (.floating(let value), "f"), (.floating(let value), "F"), (.floating(let value), "@"):
            let style = FloatingPointFormatStyle<Double>.number.locale(locale)
            return isPlain && value.isFinite
                ? value.formatted(style.precision(.fractionLength(precision ?? 6))) : formatted("f", value)
        case (.signed(let value), _): return formatted("ll\(kind)", value)
        case (.unsigned(let value), _): return formatted("ll\(kind)", value)
        case (.floating(let value), _): return formatted("\(kind)", value)
        case (.string(let string), _): return string
        case (.text(let text), _): return "\(text)"
        }
    }

    private func formatted(_ conversion: String, _ value: any CVarArg) -> String {
        String(format: "%\(flags)\(width)\(precision.map { ".\($0)" } ?? "")\(conversion)", value)
    }
}

extension Substring {
    fileprivate mutating func takePrefix(while condition: (Character) -> Bool) -> String {
        let taken = prefix(while: condition)
        removeFirst(taken.count)
        return String(taken)
    }
}
