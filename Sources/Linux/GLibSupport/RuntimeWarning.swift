internal import Foundation

/// Tells the developer, once per text, of a mistake that the program survives.
///
/// Warnings go to standard error, where Xcode would show a purple one. Nothing is printed in normal use.
@MainActor
package enum RuntimeWarning {
    private static var reported: Set<String> = []

    /// Receives warnings instead of standard error; for tests.
    package static var observer: ((String) -> Void)?

    /// Reports a mistake. The text says what happened and what to do about it.
    package static func report(_ message: String) {
        if let observer {
            observer(message)
            return
        }
        guard reported.insert(message).inserted else { return }
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }
}
