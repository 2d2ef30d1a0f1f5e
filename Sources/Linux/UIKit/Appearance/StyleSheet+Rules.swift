extension StyleSheet {
    /// What GTK's and libadwaita's own style sheets have no class for.
    static let fixedRules = """
        .uikit-window { background-color: @view_bg_color; }

        """
}
