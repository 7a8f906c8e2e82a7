import Foundation

/// Returns how many of the random runs of a test to make: a share, but at least one, unless `MULLION_TEST_SCALE` is
/// `full`.
///
/// `swift test` stays quick this way; `.ci/run` makes all runs in its release step.
///
/// - Parameters:
///   - whole: The number of runs of the whole test.
///   - divisor: The number that `whole` is divided by.
public func randomRuns(_ whole: Int, dividedBy divisor: Int = 10) -> Int {
    isFullTestRun ? whole : max(1, whole / divisor)
}

/// Returns how large a tree, list or text of a test of scale is: a tenth, unless `MULLION_TEST_SCALE` is `full`.
///
/// - Parameter whole: The size that the test's title names.
public func largeCount(_ whole: Int) -> Int { isFullTestRun ? whole : whole / 10 }

/// A Boolean value that indicates whether `MULLION_TEST_SCALE` is `full`.
public let isFullTestRun = ProcessInfo.processInfo.environment["MULLION_TEST_SCALE"] == "full"

/// A Boolean value that indicates whether a sanitizer watches the tests, which makes them slow.
public let isSanitized = ProcessInfo.processInfo.environment.keys.contains { $0.hasSuffix("SAN_OPTIONS") }

/// A Boolean value that indicates whether the thread sanitizer watches the tests.
public let isThreadSanitized = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil

/// A Boolean value that indicates whether the address sanitizer watches the tests.
public let isAddressSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil

/// Returns the first seeds of a range: a share, but at least one, unless `MULLION_TEST_SCALE` is `full`.
public func randomRuns<Seed: FixedWidthInteger>(
    _ seeds: ClosedRange<Seed>, dividedBy divisor: Int = 10
) -> ClosedRange<Seed> {
    let count = randomRuns(Int(seeds.upperBound - seeds.lowerBound) + 1, dividedBy: divisor)
    return seeds.lowerBound...(seeds.lowerBound + Seed(count - 1))
}

/// Returns the first seeds of a range: a share, but at least one, unless `MULLION_TEST_SCALE` is `full`.
public func randomRuns<Seed: FixedWidthInteger>(_ seeds: Range<Seed>, dividedBy divisor: Int = 10) -> Range<Seed> {
    let count = randomRuns(Int(seeds.upperBound - seeds.lowerBound), dividedBy: divisor)
    return seeds.lowerBound..<(seeds.lowerBound + Seed(count))
}

/// Returns the seeds of a test that looks for differences or crashes: `MULLION_FUZZ_RUNS` seeds from
/// `MULLION_FUZZ_SEED` on.
///
/// - Parameters:
///   - whole: The number of seeds of the whole test, if `MULLION_FUZZ_RUNS` is not set.
///   - divisor: The number that `whole` is divided by, unless `MULLION_TEST_SCALE` is `full`.
public func fuzzSeeds(_ whole: Int, dividedBy divisor: Int = 10) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["MULLION_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["MULLION_FUZZ_RUNS"].flatMap { UInt64($0) } ?? UInt64(randomRuns(whole, dividedBy: divisor))
    return first..<first + count
}

/// Returns the most processor time that a test may take: ten times as much under a sanitizer.
public func timeLimit(seconds: Int) -> Duration { .seconds(isSanitized ? 10 * seconds : seconds) }

/// Returns the processor time that the calling thread has used: unlike a clock, it does not advance while other
/// processes have the processor.
public func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
}
