/// A control that is more than the content of a row: alone in one, it is the row.
@MainActor
protocol RowFilling: UIView {
    /// Whether the control looks such that it may.
    var canFillRow: Bool { get }

    /// The space around the content if the control is a whole row; `nil` if it is not.
    var rowInsets: UIEdgeInsets? { get set }
}
