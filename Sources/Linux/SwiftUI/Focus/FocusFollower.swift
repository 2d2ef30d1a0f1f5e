/// Lets a view that is written in follow a focus state, and the state follow the view.
@MainActor
final class FocusFollower {
    private weak var view: UIView?
    private var link: FocusLink?

    init(of view: UIView) {
        self.view = view
    }

    /// Takes or gives up the focus as a focus state says, after the update.
    func follow(_ link: FocusLink?) {
        self.link = link
        guard let link, let view, link.wantsFocus != view.isFirstResponder else { return }
        UpdateCycle.shared.addEffect { [weak self] in self?.apply() }
    }

    /// A view that was to have the focus before it had a window takes it now.
    func viewDidMoveToWindow() {
        guard view?.window != nil, link?.wantsFocus == true else { return }
        UpdateCycle.shared.addEffect { [weak self] in self?.apply() }
    }

    /// To be called after the view took or gave up the focus.
    func didChange(to isFocused: Bool) {
        link?.focusDidChange(isFocused)
    }

    private func apply() {
        guard let link, let view, view.window != nil else { return }
        if link.wantsFocus {
            view.becomeFirstResponder()
        } else {
            view.resignFirstResponder()
        }
    }
}
