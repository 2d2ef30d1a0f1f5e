import Foundation

/// Asks every question of every contestant in turn, round after round, so that what slows the machine slows all alike.
struct Comparison {
    private var answers: [Measurement: [Contestant: [Double]]] = [:]

    /// Throws if a contestant fails.
    init(rounds: Int) throws {
        for round in 0..<rounds {
            for question in Question.all where round == 0 || !question.isCount {
                for _ in 0..<question.repetitions { try ask(question) }
            }
        }
    }

    private mutating func ask(_ question: Question) throws {
        for contestant in question.contestants {
            let answer = try Self.measure(question.measurement, contestant)
            answers[question.measurement, default: [:]][contestant, default: []].append(answer)
        }
    }

    struct Failure: Error {
        let message: String
    }

    /// The number that a contestant gives in a process of its own.
    private static func measure(_ measurement: Measurement, _ contestant: Contestant) throws -> Double {
        let process = Process()
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let isBare = contestant == .libadwaita
        process.executableURL = folder.appendingPathComponent(isBare ? "BareLibadwaita" : "Benchmarks")
        process.arguments = isBare ? [measurement.rawValue] : [contestant.rawValue, measurement.rawValue]
        if measurement == .memory {
            // Each block by itself, so that the heap's size tells what is in use.
            process.environment = ProcessInfo.processInfo.environment.merging(["G_SLICE": "always-malloc"]) { $1 }
        }
        let output = Pipe()
        process.standardOutput = output
        let start = Clock.now
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = text.split(separator: "\n").compactMap { Double($0) }
        guard process.terminationStatus == 0, let median = Series(numbers)?.median else {
            throw Failure(message: "\(contestant.rawValue) did not answer \(measurement.rawValue)")
        }
        return measurement == .start ? median - start : median
    }

    // MARK: - The table

    var table: String {
        let header = ["", "UIKitTabView", "libadwaita", "rebuilding", "to libadwaita", "to rebuilding"]
        let rows = Question.all.map { question in
            [question.text] + Contestant.allCases.map { cell(question, $0) }
                + [ratio(question, .libadwaita), ratio(question, .rebuilding)]
        }
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
        let rule = widths.map { String(repeating: "-", count: $0) }
        return ([header, rule] + rows).map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return "| " + cells.joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }

    private func cell(_ question: Question, _ contestant: Contestant) -> String {
        series(question, contestant)?.described(digits: question.digits, factor: question.factor) ?? "–"
    }

    private func series(_ question: Question, _ contestant: Contestant) -> Series? {
        answers[question.measurement]?[contestant].flatMap { Series($0) }
    }

    /// How many times another's number UIKitTabView's is, round by round.
    private func ratio(_ question: Question, _ other: Contestant) -> String {
        let answers = answers[question.measurement] ?? [:]
        guard let own = answers[.uiKitTabView], let others = answers[other], !others.contains(0) else { return "–" }
        return Series(zip(own, others).map { $0 / $1 })?.described(digits: 2) ?? "–"
    }
}
