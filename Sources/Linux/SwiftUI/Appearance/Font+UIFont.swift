extension Font {
    /// The font of UIKit that this stands for, with what the surroundings ask for.
    func resolved(weight: Weight? = nil, isItalic: Bool = false, design: Design? = nil) -> UIFont {
        var content: UIFont.Content
        let ownDesign: Design?
        switch base {
        case .style(let style, let design, let weight):
            content = UIFont.preferredFont(forTextStyle: style.uiTextStyle).content
            content.weight = weight?.uiWeight ?? content.weight
            ownDesign = design
        case .system(let size, let design, let weight):
            content = UIFont.systemFont(ofSize: size, weight: weight?.uiWeight ?? .regular).content
            ownDesign = design
        }
        content.weight = (weight ?? traits.weight)?.uiWeight ?? content.weight
        content.isItalic = traits.isItalic || isItalic
        if traits.hasDigitsOfOneWidth { content.design = .monospacedDigit }
        content.design = (design ?? traits.design ?? ownDesign)?.uiDesign ?? content.design
        return UIFont(content: content)
    }
}

extension Font.Weight {
    var uiWeight: UIFont.Weight { UIFont.Weight(value) }
}

extension Font.Design {
    /// `nil` for the default, which changes nothing.
    fileprivate var uiDesign: UIFont.Design? {
        switch self {
        case .default: nil
        case .serif: .serif
        case .monospaced: .monospaced
        }
    }
}

extension Font.TextStyle {
    fileprivate var uiTextStyle: UIFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }
}
