/// A row of the table: what is measured, of whom, and how it is written.
struct Question {
    let text: String
    let measurement: Measurement
    let contestants: [Contestant]
    /// What a number is multiplied by for the table, and how many decimals it has there.
    let factor: Double
    let digits: Int
    /// How often it is asked in a round. One process starts but once, while the others take many steps.
    var repetitions: Int { measurement == .start ? 3 : 1 }
    /// Whether the processor's mood has no part in it, so that one run tells all.
    let isCount: Bool

    static let all = [
        Question("start to first frame, ms", .start, [.uiKitTabView, .libadwaita], factor: 1000, digits: 0),
        Question("first visit to a tab, ms", .firstVisit, [.uiKitTabView, .libadwaita], factor: 1000, digits: 1),
        Question("back to a tab, ms", .change, Contestant.allCases, factor: 1000, digits: 1),
        Question("a badge changes, ms", .badge, Contestant.allCases, factor: 1000, digits: 1),
        Question("memory of a hidden tab, kB", .memory, [.uiKitTabView, .libadwaita], factor: 0.001, digits: 0),
        Question("bodies run for a badge", .bodies, [.uiKitTabView, .rebuilding], digits: 0, isCount: true),
        Question("controllers made for a badge", .controllers, [.uiKitTabView, .rebuilding], digits: 0, isCount: true),
    ]

    private init(
        _ text: String,
        _ measurement: Measurement,
        _ contestants: [Contestant],
        factor: Double = 1,
        digits: Int,
        isCount: Bool = false
    ) {
        self.text = text
        self.measurement = measurement
        self.contestants = contestants
        self.factor = factor
        self.digits = digits
        self.isCount = isCount
    }
}
