import Foundation

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 2, let contestant = Contestant(rawValue: arguments[0]),
    let measurement = Measurement(rawValue: arguments[1])
{
    BenchApp.contestant = contestant
    let run = MeasuredRun(measurement)
    run.prepare()
    BenchApp.main()
} else if arguments.count == 2, arguments[0] == "--rounds", let rounds = Int(arguments[1]), rounds > 0 {
    do {
        print(try Comparison(rounds: rounds).table)
    } catch let failure as Comparison.Failure {
        fail(failure.message)
    } catch {
        fail("\(error)")
    }
} else {
    fail("unknown arguments: \(arguments.joined(separator: " ")); see Scripts/bench --help")
}
