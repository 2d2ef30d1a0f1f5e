/// A view that shows text.
///
/// A string literal is a key: it is looked up in the bundle's strings and shown as it is where they lack it. Text of a
/// variable is shown as it is.
public struct Text: Equatable, Sendable {
    let content: TextContent
    var attributes = TextAttributes()

    init(_ content: TextContent) {
        self.content = content
    }

    /// Text that is looked up in a table of a bundle's strings; by default in `Localizable` of the app's own bundle.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        content = .localized(LocalizedText(key: key, table: tableName, bundle: bundle))
    }

    /// Text that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.content = .verbatim(String(content))
    }

    /// Text that is shown as it is, also if it is a literal.
    public init(verbatim content: String) {
        self.content = .verbatim(content)
    }

    /// One text after another, each with its own looks.
    public static func + (left: Text, right: Text) -> Text {
        Text(.joined(left, right))
    }
}

extension Text {
    /// Where a text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle

        var lineBreakMode: NSLineBreakMode {
            switch self {
            case .head: .byTruncatingHead
            case .tail: .byTruncatingTail
            case .middle: .byTruncatingMiddle
            }
        }
    }
}

/// Where the characters of a text come from.
indirect enum TextContent: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedText)
    case joined(Text, Text)
}

extension Text: View {
    public typealias Body = Never
}

extension Text: LeafView {
    static func makePlatformView() -> UILabel { UILabel() }

    func update(_ platformView: UILabel, in environment: EnvironmentValues) {
        platformView.numberOfLines = max(0, environment.lineLimit ?? 0)
        platformView.lineBreakMode = environment.truncationMode.lineBreakMode
        platformView.textAlignment = environment.textAlignment
        let runs = runs(in: environment)
        platformView.font = runs.first?.font
        platformView.textColor = runs.first?.color
        platformView.text = runs.map(\.text).joined()
        let isPlain = runs.first.map { first in !first.hasLine && runs.allSatisfy { $0.hasLooks(of: first) } } ?? true
        platformView.runs = isPlain ? [] : runs
    }
}
