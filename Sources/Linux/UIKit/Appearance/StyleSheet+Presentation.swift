extension StyleSheet {
    /// Rules of presented controllers.
    static let presentationRules = """
        .uikit-sheet { background-color: @view_bg_color; border-radius: 12px 12px 0 0; }
        .uikit-floating-sheet { background-color: @view_bg_color; border-radius: 12px; }
        .uikit-cover { background-color: @view_bg_color; }

        """
}
