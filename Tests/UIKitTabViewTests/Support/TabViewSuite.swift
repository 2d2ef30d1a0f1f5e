import Testing

/// Parent of all suites that show a tab view: one test at a time, since windows and the warning handler are the process's.
@MainActor
@Suite(.serialized)
struct TabViewSuite {}
