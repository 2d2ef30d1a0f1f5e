internal import CAdwaita
internal import GLibSupport

/// The package's own style sheet: fixed rules of the bars and lists, and one class for each colour an app asks for.
///
/// One provider serves the whole display. A provider for each widget would make GTK match every rule against every widget.
@MainActor
enum StyleSheet {
    private static let provider: GObjectReference = {
        let provider = GObjectReference(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(),
            provider.pointer(),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
        return provider
    }()
    private static var rules = fixedRules + controlRules + barRules + listRules + presentationRules
    private static var classes: [String: String] = [:]

    /// Puts the fixed rules in force. Further calls do nothing.
    static let install: Void = reload()

    /// The name of a class that sets one property, for example `color`, to a value.
    static func className(for property: String, _ value: String) -> String {
        let declaration = "\(property):\(value);"
        if let known = classes[declaration] { return known }
        let name = "uikit-\(classes.count)"
        classes[declaration] = name
        rules += ".\(name){\(declaration)}\n"
        reload()
        return name
    }

    private static func reload() {
        gtk_css_provider_load_from_data(provider.pointer(), rules, -1)
    }
}
