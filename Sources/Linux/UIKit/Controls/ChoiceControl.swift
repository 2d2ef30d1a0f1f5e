/// A control in which one of several titles is chosen.
@MainActor
package protocol ChoiceControl: UIControl {
    /// What may be chosen, in order.
    var titles: [String] { get set }

    /// Which title is shown as chosen; `nil` means none. A change from code sends no `valueChanged`.
    var selectedIndex: Int? { get set }
}

extension MenuControl: ChoiceControl {}

extension UISegmentedControl: ChoiceControl {
    package var titles: [String] {
        get { (0..<numberOfSegments).compactMap(titleForSegment) }
        set {
            guard newValue != titles else { return }
            while numberOfSegments > newValue.count { removeSegment(at: numberOfSegments - 1, animated: false) }
            for (index, title) in newValue.enumerated() {
                if index < numberOfSegments {
                    setTitle(title, forSegmentAt: index)
                } else {
                    insertSegment(withTitle: title, at: index, animated: false)
                }
            }
        }
    }

    package var selectedIndex: Int? {
        get { selectedSegmentIndex == Self.noSegment ? nil : selectedSegmentIndex }
        set { selectedSegmentIndex = newValue ?? Self.noSegment }
    }
}
