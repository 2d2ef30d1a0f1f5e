extension StyleSheet {
    /// Rules of buttons, text fields and text views.
    static let controlRules = """
        button.uikit-bare, entry.uikit-bare {
            background: none; border: none; box-shadow: none; padding: 0; min-width: 0; min-height: 0; border-radius: 6px;
        }
        button.uikit-bare, button.uikit-borderless { font-weight: normal; }
        button.uikit-bare:hover { opacity: 0.8; }
        button.uikit-bare:active { opacity: 0.5; }
        entry.uikit-bare:focus-within { outline: none; }
        scale.uikit-tinted > trough > highlight, progressbar.uikit-tinted > trough > progress {
            color: inherit; background-color: currentcolor;
        }
        textview.uikit-text, textview.uikit-text > text { background: none; color: inherit; }

        """
}
