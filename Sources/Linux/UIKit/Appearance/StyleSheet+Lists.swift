extension StyleSheet {
    /// Rules of tables. Rows are boxes inside GTK's row widgets, which themselves draw nothing.
    static let listRules = """
        listview.uikit-table { background: none; }
        listview.uikit-table > row {
            background: none; padding: 0; margin: 0; border: none; border-radius: 0; outline: none;
        }
        .uikit-inset { margin-left: 12px; margin-right: 12px; }
        .uikit-card {
            background-color: @card_bg_color;
            border: 0 solid alpha(@window_fg_color, 0.1);
        }
        .uikit-card.uikit-inset { border-left-width: 1px; border-right-width: 1px; }
        .uikit-card.uikit-first { border-top-width: 1px; }
        .uikit-card.uikit-last { border-bottom-width: 1px; }
        .uikit-inset.uikit-first { border-top-left-radius: 12px; border-top-right-radius: 12px; }
        .uikit-inset.uikit-last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
        .uikit-separated { border-bottom: 1px solid alpha(@window_fg_color, 0.1); }
        listview.uikit-table > row.activatable:hover > .uikit-row:not(.uikit-unlit) {
            background-image: image(alpha(@window_fg_color, 0.04));
        }
        listview.uikit-table > row.activatable:active > .uikit-row:not(.uikit-unlit) {
            background-image: image(alpha(@window_fg_color, 0.09));
        }
        listview.uikit-table > row > .uikit-row.uikit-selected {
            background-image: image(alpha(@window_fg_color, 0.09));
        }
        button.uikit-cell-button { border-radius: 0; }
        button.uikit-cell-button:hover { opacity: 1; background-image: image(alpha(@window_fg_color, 0.04)); }
        button.uikit-cell-button:active { opacity: 1; background-image: image(alpha(@window_fg_color, 0.09)); }
        button.uikit-cell-button:focus-visible { outline-offset: -3px; border-radius: 9px; }
        .uikit-row button.uikit-borderless { padding: 2px 6px; margin: -2px -6px; min-height: 0; min-width: 0; }
        listview.uikit-table > row:focus-visible > .uikit-row {
            outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px;
        }

        """
}
