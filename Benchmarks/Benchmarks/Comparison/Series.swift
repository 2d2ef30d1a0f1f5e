import Foundation

/// Numbers of one kind, of which the middle counts.
struct Series {
    private let sorted: [Double]

    /// `nil` for no numbers.
    init?(_ numbers: [Double]) {
        guard !numbers.isEmpty else { return nil }
        sorted = numbers.sorted()
    }

    var median: Double {
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// The median, and in brackets the least and the most, unless all are the same.
    func described(digits: Int, factor: Double = 1) -> String {
        let (middle, least, most) = (median, sorted[0], sorted[sorted.count - 1])
        let words = [middle, least, most].map { String(format: "%.\(digits)f", $0 * factor) }
        return words[1] == words[2] ? words[0] : "\(words[0]) (\(words[1])–\(words[2]))"
    }
}
