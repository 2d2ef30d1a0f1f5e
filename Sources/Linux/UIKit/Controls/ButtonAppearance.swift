/// How a button's widget is styled.
struct ButtonAppearance {
    static let borderless: Set<String> = ["flat", "uikit-borderless"]
    static let row = ButtonAppearance(classes: ["uikit-bare", "uikit-cell-button"])

    var classes: Set<String> = []
    var background: UIColor?
    private var backgroundClass: String?

    init(classes: Set<String> = [], background: UIColor? = nil) {
        self.classes = classes
        self.background = background
    }

    init(type: UIButton.ButtonType) {
        self.init(classes: type == .custom ? ["uikit-bare"] : Self.borderless)
    }

    /// Replaces these looks of a button with others.
    @MainActor
    mutating func apply(_ wanted: ButtonAppearance, to button: UIButton) {
        guard button.widgetReference != nil else { return }
        for name in classes.subtracting(wanted.classes) { button.setStyleClass(name, false) }
        for name in wanted.classes.subtracting(classes) { button.setStyleClass(name, true) }
        classes = wanted.classes
        background = wanted.background
        backgroundClass = button.setStyle("background-color", background?.styleValue, replacing: backgroundClass)
    }
}
