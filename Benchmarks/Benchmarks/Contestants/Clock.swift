import Glibc

/// The clocks of the operating system.
enum Clock {
    /// Seconds since some fixed time, the same for all processes.
    static var now: Double { seconds(CLOCK_MONOTONIC) }

    /// Seconds that all threads of this process computed.
    static var processor: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
