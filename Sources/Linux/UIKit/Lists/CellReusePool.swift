/// Cells that left the screen, by reuse identifier, and the classes to make new ones of.
@MainActor
struct CellReusePool {
    private var cells: [String: [UITableViewCell]] = [:]
    private var classes: [String: UITableViewCell.Type] = [:]

    mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
        classes[identifier] = cellClass
    }

    mutating func enqueue(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    mutating func dequeue(_ identifier: String) -> UITableViewCell? {
        guard let cell = cells[identifier]?.popLast() else { return nil }
        cell.prepareForReuse()
        return cell
    }

    func makeCell(_ identifier: String) -> UITableViewCell? {
        classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
    }
}
