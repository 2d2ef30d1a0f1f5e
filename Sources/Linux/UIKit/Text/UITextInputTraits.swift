internal import CAdwaita

/// What a text is for, so that an on-screen keyboard can suit it.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    // Apple's name.
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11

    var inputPurpose: GtkInputPurpose {
        switch self {
        case .default, .numbersAndPunctuation, .twitter, .webSearch, .asciiCapable: GTK_INPUT_PURPOSE_FREE_FORM
        case .URL: GTK_INPUT_PURPOSE_URL
        case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
        case .phonePad: GTK_INPUT_PURPOSE_PHONE
        case .namePhonePad: GTK_INPUT_PURPOSE_NAME
        case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
        case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
        }
    }
}

/// Which letters an on-screen keyboard makes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3

    var inputHints: UInt32 {
        switch self {
        case .none: GTK_INPUT_HINT_LOWERCASE.rawValue
        case .words: GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
        case .sentences: GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
        case .allCharacters: GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
        }
    }
}

/// Whether an input method corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2

    var inputHints: UInt32 {
        switch self {
        case .default: 0
        case .no: GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
        case .yes: GTK_INPUT_HINT_SPELLCHECK.rawValue
        }
    }
}
