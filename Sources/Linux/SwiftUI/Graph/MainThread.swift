/// The way from code of any thread to the main actor.
enum MainThread {
    /// Runs a closure now on the main thread, or soon if called from another one.
    static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}
