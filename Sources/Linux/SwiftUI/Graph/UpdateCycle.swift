internal import GLibSupport

/// Brings the views in line with what changed, at most once in a turn of the main loop.
///
/// A flush has three phases: evaluate bodies, commit what is shown to the containers, run effects (`onAppear`,
/// `onChange` …). It repeats them while effects change more, so that a frame shows their outcome already.
@MainActor
final class UpdateCycle {
    static let shared = UpdateCycle()

    /// How often a flush may start over before it is taken for an endless one.
    private static let passLimit = 100

    /// Runs a closure before the next frame; what it returns keeps the request alive.
    var schedule: (@escaping @MainActor () -> Void) -> AnyObject = { IdleSource($0) }

    private var request: AnyObject?
    private var builds: [() -> Void] = []
    private var dirty: [Node] = []
    private var uncommitted: [Node] = []
    private var attachments: [() -> Void] = []
    private var effects: [() -> Void] = []
    private(set) var isUpdating = false

    /// Adds a node that calls itself dirty.
    func add(_ node: Node) {
        dirty.append(node)
        scheduleFlush()
    }

    /// Adds a container that needs a commit.
    func addUncommitted(_ container: Node) {
        uncommitted.append(container)
        scheduleFlush()
    }

    /// Runs a closure at the end of the next commit phase, when views are in their superviews.
    func afterCommit(_ body: @escaping () -> Void) {
        attachments.append(body)
        scheduleFlush()
    }

    /// Runs a closure in the next effects phase, after those that were added before.
    func addEffect(_ body: @escaping () -> Void) {
        effects.append(body)
        scheduleFlush()
    }

    /// Runs a closure that changes the tree, and everything that follows from it, now.
    ///
    /// Within a flush, the rest of that flush does the latter; within the evaluation of a node also the former, since what
    /// that node reads must not mix with what others read.
    func perform(_ body: @escaping () -> Void) {
        guard Evaluation.current == nil else {
            builds.append(body)
            scheduleFlush()
            return
        }
        guard !isUpdating else {
            body()
            return
        }
        isUpdating = true
        body()
        runPhases()
        isUpdating = false
    }

    /// Does now what was scheduled. Does nothing within a flush.
    func flush() {
        guard !isUpdating else { return }
        perform {}
    }

    private func scheduleFlush() {
        guard request == nil, !isUpdating else { return }
        request = schedule { [weak self] in self?.flush() }
    }

    private func runPhases() {
        var passes = 0
        while hasWork {
            guard passes < Self.passLimit else {
                RuntimeWarning.report("Views keep changing state while they update; the rest waits for the next frame")
                break
            }
            passes += 1
            evaluate()
            guard dirty.isEmpty, builds.isEmpty else { continue }
            commit()
            guard dirty.isEmpty, builds.isEmpty else { continue }
            runEffects()
        }
        request = nil
        if hasWork { request = schedule { [weak self] in self?.flush() } }
    }

    private var hasWork: Bool {
        !(builds.isEmpty && dirty.isEmpty && uncommitted.isEmpty && attachments.isEmpty && effects.isEmpty)
    }

    private func evaluate() {
        let builds = builds
        self.builds = []
        for build in builds { build() }
        // Taken before working: what becomes dirty meanwhile belongs to the next pass.
        // Parents come first, since they may update or remove their children; then in the order of making.
        let nodes = dirty.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
        dirty = []
        for node in nodes { node.refreshIfDirty() }
    }

    private func commit() {
        let containers = uncommitted.sorted { $0.depth > $1.depth }
        uncommitted = []
        for container in containers { container.commitIfNeeded() }
        let attachments = attachments
        self.attachments = []
        for attach in attachments { attach() }
    }

    private func runEffects() {
        let effects = effects
        self.effects = []
        for effect in effects { effect() }
    }
}
