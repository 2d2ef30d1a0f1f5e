internal import Foundation

/// Tells the developer, once per text, of a mistake that the program survives.
///
/// Warnings go to standard error, where Xcode would show a purple one. Nothing is printed in normal use.
@MainActor
package enum RuntimeWarning {
    private static var reported: Set<String> = []

    private static var observers: [ObjectIdentifier: Observation] = [:]

    /// Receives every warning, in place of standard error, until it is cancelled; for tests.
    @MainActor
    package final class Observation {
        fileprivate let body: (String) -> Void

        fileprivate init(_ body: @escaping (String) -> Void) {
            self.body = body
        }

        package func cancel() {
            RuntimeWarning.observers[ObjectIdentifier(self)] = nil
        }
    }

    /// Starts to observe. Several observers may be at work, each sees every warning.
    package static func observe(_ body: @escaping (String) -> Void) -> Observation {
        let observation = Observation(body)
        observers[ObjectIdentifier(observation)] = observation
        return observation
    }

    /// Reports a mistake. The text says what happened and what to do about it.
    package static func report(_ message: String) {
        guard observers.isEmpty else {
            for observation in observers.values { observation.body(message) }
            return
        }
        guard reported.insert(message).inserted else { return }
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
}
