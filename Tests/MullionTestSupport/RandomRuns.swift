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

/// Returns the first seeds of a range: a tenth, but at least one, unless `MULLION_TEST_SCALE` is `full`.
public func randomRuns<Seed: FixedWidthInteger>(_ seeds: ClosedRange<Seed>) -> ClosedRange<Seed> {
    seeds.lowerBound...(seeds.lowerBound + Seed(randomRuns(Int(seeds.upperBound - seeds.lowerBound) + 1) - 1))
}

/// Returns the first seeds of a range: a tenth, but at least one, unless `MULLION_TEST_SCALE` is `full`.
public func randomRuns<Seed: FixedWidthInteger>(_ seeds: Range<Seed>) -> Range<Seed> {
    seeds.lowerBound..<(seeds.lowerBound + Seed(randomRuns(Int(seeds.upperBound - seeds.lowerBound))))
}
