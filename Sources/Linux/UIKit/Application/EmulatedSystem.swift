internal import GLibSupport

/// The version of iOS that is imitated where behaviour differs between versions.
///
/// `#available(iOS …)` is always true on Linux, so the modules ask this instead. `UIKIT_EMULATED_IOS` in the
/// environment chooses it for a process.
@MainActor
package enum EmulatedSystem {
    package static let versions = 15...27
    private static let defaultVersion = 26

    /// The major version of iOS that is imitated.
    package private(set) static var version = version(
        fromSetting: ProcessInfo.processInfo.environment["UIKIT_EMULATED_IOS"]
    )

    /// Imitates another version while `body` runs.
    package static func with<Result>(version: Int, _ body: () throws -> Result) rethrows -> Result {
        let outer = Self.version
        Self.version = version
        defer { Self.version = outer }
        return try body()
    }

    /// Imitates another version until `body` has ended. Nothing else that depends on the version may run meanwhile.
    package static func with<Result>(version: Int, _ body: () async throws -> Result) async rethrows -> Result {
        let outer = Self.version
        Self.version = version
        defer { Self.version = outer }
        return try await body()
    }

    /// What a value of `UIKIT_EMULATED_IOS` means; one that is no known version is reported and the default used.
    package static func version(fromSetting setting: String?) -> Int {
        guard let setting else { return defaultVersion }
        if let number = Int(setting), versions.contains(number) { return number }
        RuntimeWarning.report(
            """
            UIKIT_EMULATED_IOS is "\(setting)"; expected a number from \(versions.lowerBound) to \
            \(versions.upperBound). iOS \(defaultVersion) is imitated.
            """
        )
        return defaultVersion
    }
}
