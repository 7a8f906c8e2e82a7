/// A workload being measured, sample by sample, so that several can be measured by turns.
protocol Sampling {
    var name: String { get }
    /// One line for the report.
    var summary: String { get }
    /// How many nodes the tree has.
    var nodeCount: Int { get }
    /// What was measured so far.
    var samples: [Metric: [Double]] { get }

    /// Takes one sample of every metric of time.
    mutating func sample()
    /// Takes the metrics that are the same in every run.
    mutating func count()
}

extension Sampling {
    /// The median of each metric.
    var medians: [Metric: Double] { samples.mapValues(median) }
}
