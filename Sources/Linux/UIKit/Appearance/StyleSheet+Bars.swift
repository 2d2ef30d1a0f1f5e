extension StyleSheet {
    /// Rules of tab bars, navigation bars and badges.
    static let barRules = """
        .uikit-tab-bar { border-top: 1px solid alpha(@window_fg_color, 0.15); }
        .uikit-bar-material { background-color: @headerbar_bg_color; }
        .uikit-navigation-bar {
            background-color: @headerbar_bg_color; border-bottom: 1px solid alpha(@window_fg_color, 0.15); padding: 0 6px;
        }
        button.uikit-tab { padding: 3px 2px 4px; border-radius: 0; min-height: 44px; font-weight: normal; }
        .uikit-minimized button.uikit-tab { padding: 1px 2px 2px; min-height: 26px; }
        .uikit-tab-accessory {
            min-height: 40px; background-color: @headerbar_bg_color; border-top: 1px solid alpha(@window_fg_color, 0.15);
        }
        button.uikit-tab:hover { background-color: alpha(@window_fg_color, 0.04); }
        button.uikit-tab:active { background-color: alpha(@window_fg_color, 0.1); }
        button.uikit-tab:focus-visible { outline-offset: -3px; border-radius: 8px; }
        button.uikit-row { padding: 10px 16px; border-radius: 0; font-weight: normal; }
        .uikit-badge { background-color: @destructive_bg_color; border-radius: 9px; }

        """
}
