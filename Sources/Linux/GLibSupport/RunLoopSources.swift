internal import CAdwaita
internal import Foundation

/// Serves `RunLoop.main` from GLib: its timers when they are due, its blocks before the loop goes to sleep.
@MainActor
enum RunLoopSources {
    /// When the next timer of `RunLoop.main` fires, in Core Foundation's absolute time; 0 if there is none.
    private static var nextFireDate = 0.0
    /// Counts the loop's turns: the source that counts is the first that GLib asks in each.
    private static var loopTurn = 0
    /// The turn in which blocks were looked for last; it was the turn's last act.
    private static var lastLook = -1
    private static let countFunctions = makeFunctions(
        prepare: { _, timeout in
            MainActor.assumeIsolated { loopTurn += 1 }
            timeout?.pointee = -1
            return 0
        },
        check: { _ in 0 },
        dispatch: { _, _, _ in 1 }
    )
    private static let timerFunctions = makeFunctions(
        prepare: { _, timeout in
            let delay = MainActor.assumeIsolated { timerDelay() }
            timeout?.pointee = delay
            return delay == 0 ? 1 : 0
        },
        check: { _ in MainActor.assumeIsolated { isTimerDue ? 1 : 0 } },
        dispatch: { _, _, _ in
            MainActor.assumeIsolated {
                _ = turn()
                return 1
            }
        }
    )
    private static let blockFunctions = makeFunctions(
        prepare: { _, timeout in
            let delay = MainActor.assumeIsolated { blockDelay() }
            timeout?.pointee = delay
            return delay == 0 ? 1 : 0
        },
        check: { _ in 0 },
        dispatch: { _, _, _ in
            MainActor.assumeIsolated {
                MainLoop.willSleep()
                // The run loop serves Dispatch's main queue as well, if a job has just come in. What that job asked of the
                // run loop is yet to be looked for; nothing else would wake the loop for it.
                if turn() != handledSource { lastLook = loopTurn }
                return 1
            }
        }
    )

    static func install(priority: Int32) {
        attach(countFunctions, priority: .min)
        attach(timerFunctions, priority: priority)
        // No source has a file descriptor: GLib signals its own wake-up after dispatching one that has, and a
        // source that asks for one more look after everything else would then keep the loop spinning.
        attach(blockFunctions, priority: .max)
    }

    private static var isTimerDue: Bool {
        nextFireDate != 0 && nextFireDate <= CFAbsoluteTimeGetCurrent()
    }

    /// Milliseconds until the next timer fires, or -1 if there is none.
    private static func timerDelay() -> gint {
        nextFireDate = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
        guard nextFireDate != 0 else { return -1 }
        let milliseconds = (nextFireDate - CFAbsoluteTimeGetCurrent()) * 1000
        let longestSleep = 86_400_000.0
        return gint(max(0, min(milliseconds.rounded(.up), longestSleep)))
    }

    /// 0 if anything may have run since the last look, else -1: the loop may sleep.
    ///
    /// GLib does not ask this source in a turn in which another is ready at once, so only a look in the turn before this
    /// one tells that nothing ran since.
    private static func blockDelay() -> gint {
        lastLook == loopTurn - 1 ? -1 : 0
    }

    /// Core Foundation's `kCFRunLoopRunHandledSource`.
    private static let handledSource: Int32 = 4

    private static func turn() -> Int32 {
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1)
    }

    private static func attach(_ functions: UnsafeMutablePointer<GSourceFuncs>, priority: Int32) {
        let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_set_priority(source, priority)
        g_source_attach(source, nil)
        g_source_unref(source)
    }

    /// GLib keeps the address of the table for as long as the source lives, which is for ever.
    private static func makeFunctions(
        prepare: @escaping @convention(c) (UnsafeMutablePointer<GSource>?, UnsafeMutablePointer<gint>?) -> gboolean,
        check: @escaping @convention(c) (UnsafeMutablePointer<GSource>?) -> gboolean,
        dispatch: @escaping @convention(c) (UnsafeMutablePointer<GSource>?, GSourceFunc?, gpointer?) -> gboolean
    ) -> UnsafeMutablePointer<GSourceFuncs> {
        let table = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        var functions = GSourceFuncs()
        functions.prepare = prepare
        functions.check = check
        functions.dispatch = dispatch
        table.initialize(to: functions)
        return table
    }
}
