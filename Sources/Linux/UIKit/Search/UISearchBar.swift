/// A field to search with, and a button beside it that ends the search.
@MainActor
open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    weak var controller: UISearchController?
    private let field = UISearchTextField(frame: .zero)
    private let row = UIView()
    private let cancelButton = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout = PaddingLayout(insets: UIEdgeInsets(top: 0, left: 10, bottom: 8, right: 10))
        row.layout = StackLayout(axis: .horizontal, spacing: 8)
        row.setSubviews([field])
        addSubview(row)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        observeField()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    @available(iOS 13.0, *)
    open var searchTextField: UISearchTextField { field }

    /// The text; never `nil` when read. A change from code is not told to the delegate.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    @available(tvOS, unavailable)
    open var showsCancelButton = false {
        didSet {
            if showsCancelButton != oldValue { row.setSubviews([field] + (showsCancelButton ? [cancelButton] : [])) }
        }
    }

    @available(tvOS, unavailable)
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    // MARK: - First responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: - Events

    private func observeField() {
        field.didEnterWindow = { [weak self] in self?.controller?.fieldDidEnterWindow() }
        field.escape = { [weak self] in
            guard let self, showsCancelButton else { return false }
            cancel()
            return true
        }
        on(.editingDidBegin) { bar in
            bar.controller?.isActive = true
            bar.delegate?.searchBarTextDidBeginEditing(bar)
        }
        on(.editingDidEnd) { bar in bar.delegate?.searchBarTextDidEndEditing(bar) }
        on(.editingChanged) { bar in
            bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
            bar.controller?.resultsMayHaveChanged()
        }
        on(.primaryActionTriggered) { bar in
            bar.delegate?.searchBarSearchButtonClicked(bar)
            if bar.controller != nil { bar.resignFirstResponder() }
        }
    }

    private func on(_ event: UIControl.Event, _ action: @escaping @MainActor (UISearchBar) -> Void) {
        field.addAction(UIAction { [weak self] _ in self.map(action) }, for: event)
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }
}
