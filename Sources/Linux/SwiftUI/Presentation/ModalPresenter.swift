internal import GLibSupport

/// Something that should be on top of everything.
@MainActor
struct ModalRequest {
    /// Another one means another presentation.
    let id: AnyHashable
    let makeController: () -> UIViewController
    /// Brings a controller that an earlier request of the same identity made in line with this one.
    let update: (UIViewController) -> Void
    /// What a person picked in the controller, done before the binding hears of the end.
    var perform: (UIViewController) -> Void = { _ in }
    /// Tells the binding that asked that the presentation is over.
    let end: () -> Void
    let onDismiss: (() -> Void)?
}

/// Presents a controller as long as a binding says so.
@MainActor
final class ModalPresenter {
    private weak var node: Node?
    private var wanted: ModalRequest?
    private var shown: Shown?
    /// Exists while there is something to present but no way to.
    private var opportunity: PresentationOpportunity?
    private var isApplyPending = false
    /// Whether the binding is about to be told of an end.
    private var isEnding = false

    private struct Shown {
        var request: ModalRequest
        /// UIKit keeps it.
        weak var controller: UIViewController?
        /// Whether the binding asked for the end; it may have asked for a new presentation since.
        var isUnwanted = false
    }

    init(below node: Node) {
        self.node = node
    }

    /// Presents, changes or dismisses, as soon as the present update knows all that it depends on.
    func update(to wanted: ModalRequest?) {
        guard wanted != nil || self.wanted != nil || shown != nil else { return }
        self.wanted = wanted
        setNeedsApply()
    }

    /// What is presented inherits what the view that presents it does.
    func environmentDidChange() {
        guard let node else { return }
        shown?.controller?.inherit(node.environment)
    }

    /// Ends the presentation as `dismiss` in its content does: the binding decides.
    func endByAction() {
        guard let shown, shown.request.id == wanted?.id else { return }
        shown.request.end()
    }

    private func setNeedsApply() {
        guard !isApplyPending else { return }
        isApplyPending = true
        UpdateCycle.shared.afterCommit { [self] in
            isApplyPending = false
            apply()
        }
    }

    private func apply() {
        opportunity = nil
        guard !isEnding else { return }
        switch (shown, wanted) {
        case (let shown?, let wanted?) where shown.request.id == wanted.id:
            self.shown?.request = wanted
            if let controller = shown.controller { wanted.update(controller) }
        case (let shown?, _):
            dismiss(shown)
        case (nil, let wanted?):
            present(wanted)
        case (nil, nil):
            break
        }
    }

    private func dismiss(_ shown: Shown) {
        guard let controller = shown.controller, let presenting = controller.presentingViewController else {
            self.shown = nil
            return
        }
        self.shown?.isUnwanted = true
        if !controller.isBeingDismissed { presenting.dismiss(animated: true) }
    }

    private func present(_ request: ModalRequest) {
        guard let node, !node.isDismantled, let host = node.graph?.host else { return }
        guard host.canPresent else {
            wait(of: host)
            return
        }
        let controller = request.makeController()
        controller.inherit(node.environment)
        controller.presentationDidEnd = { [self, weak controller] in didEnd(controller) }
        shown = Shown(request: request, controller: controller)
        host.present(controller, animated: true)
    }

    private func wait(of host: UIViewController) {
        opportunity = PresentationOpportunity { [weak self] in self?.setNeedsApply() }
        guard host.viewIfLoaded?.window != nil, let other = host.presentedViewController, !other.isBeingDismissed else {
            return
        }
        RuntimeWarning.report(
            "Only one presentation at a time: the next one follows when the one on screen is dismissed"
        )
    }

    private func didEnd(_ controller: UIViewController?) {
        guard let shown, shown.controller === controller else { return }
        self.shown = nil
        let request = shown.request
        let perform = { if let controller { request.perform(controller) } }
        guard wanted?.id == request.id, !shown.isUnwanted else {
            afterUpdate {
                perform()
                request.onDismiss?()
            }
            setNeedsApply()
            return
        }
        // Nobody asked for it by the binding, which still says that there is something to present.
        isEnding = true
        afterUpdate { [self] in
            wanted = nil
            isEnding = false
            perform()
            request.end()
            request.onDismiss?()
        }
    }

    private func afterUpdate(_ body: @escaping () -> Void) {
        guard UpdateCycle.shared.isUpdating else { return body() }
        UpdateCycle.shared.addEffect(body)
    }
}
