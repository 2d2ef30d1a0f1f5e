import UIKit

/// Where the library tells of a developer's mistakes that the app survives, such as two tabs with one value.
@MainActor
public enum UIKitTabViewLog {
    /// Receives every warning, each text once. Writes to standard error unless you set it.
    public static var handler: @MainActor (_ message: String) -> Void = { message in
        FileHandle.standardError.write(Data("UIKitTabView: \(message)\n".utf8))
    }

    private static var reported: Set<String> = []

    static func report(_ message: String) {
        guard reported.insert(message).inserted else { return }
        handler(message)
    }
}
