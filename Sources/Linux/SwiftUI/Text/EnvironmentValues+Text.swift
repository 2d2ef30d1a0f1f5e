/// How the lines of a text are placed across its width.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

/// What modifiers of views say of the text in them.
struct TextStyling: Equatable, Sendable {
    var weight: Font.Weight?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var design: Font.Design?
}

private struct FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
}

private struct TextStylingKey: EnvironmentKey {
    static let defaultValue = TextStyling()
}

private struct TextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
}

private struct LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

private struct TruncationModeKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
}

private struct LocaleKey: EnvironmentKey {
    static let defaultValue = Locale.current
}

extension EnvironmentValues {
    /// The font of texts that have none of their own; `nil` means body text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// Where the lines of a text of several lines begin or end.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// The most lines that a text fills; `nil` means as many as it needs.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Where a text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// How numbers are written in texts.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// Where lines go, in UIKit's terms.
    var textAlignment: NSTextAlignment {
        switch multilineTextAlignment {
        case .leading: .natural
        case .center: .center
        case .trailing: layoutDirection == .leftToRight ? .right : .left
        }
    }

    var textStyling: TextStyling {
        get { self[TextStylingKey.self] }
        set { self[TextStylingKey.self] = newValue }
    }
}
