extension Int32 {
    /// A length for GTK: not negative, finite, and small enough for GTK's own sums. What is no number is 0.
    init(pixels length: CGFloat) {
        self = length > 0 ? Int32(Swift.min(length.rounded(), 1_000_000)) : 0
    }
}
