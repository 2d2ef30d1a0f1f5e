/// What a contestant's process does and writes down: one number, or several of which the median counts.
enum Measurement: String, CaseIterable {
    /// The time of `CLOCK_MONOTONIC`, in seconds, when the first frame was painted.
    case start
    /// Processor seconds of the process for the first visit to each tab but the first.
    case firstVisit = "first-visit"
    /// Processor seconds for each change to a tab that was visited before.
    case change = "switch"
    /// Processor seconds for each change of one tab's badge.
    case badge
    /// Bodies of the app's own views run for each change of the badge.
    case bodies
    /// Controllers of tabs made for each change of the badge.
    case controllers
    /// Bytes that are in use on the heap for each tab that was visited and is now hidden.
    case memory
}
