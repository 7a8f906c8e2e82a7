import CMeasuring

/// Returns the processor time of some work, in seconds.
func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = measuring_cpu_nanoseconds()
    try body()
    return Double(measuring_cpu_nanoseconds() - start) * 1e-9
}

/// Returns the value in the middle, or the mean of the two there; 0 if there are no values.
func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
