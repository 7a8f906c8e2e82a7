import CoreMetrics
import Foundation
import Synchronization

/// The values of a metric with certain labels.
protocol TextSeries: AnyObject, Sendable {
    /// The type in the text format.
    var kind: String { get }

    /// Returns the lines of the text format, without line feeds.
    func lines(_ name: String, _ labels: String) -> [String]
}

/// Returns a line of the text format.
private func line(_ name: String, _ labels: String, _ value: String) -> String {
    labels.isEmpty ? "\(name) \(value)" : "\(name){\(labels)} \(value)"
}

/// A number that increases.
final class CounterSeries: TextSeries, CounterHandler {
    private let value = Atomic<Int64>(0)

    var kind: String { "counter" }

    func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }

    func reset() { value.store(0, ordering: .relaxed) }

    func lines(_ name: String, _ labels: String) -> [String] {
        [line(name, labels, "\(value.load(ordering: .relaxed))")]
    }
}

/// The latest of the recorded numbers.
final class GaugeSeries: TextSeries, RecorderHandler {
    private let bits = Atomic<UInt64>(0)

    var kind: String { "gauge" }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) { bits.store(value.bitPattern, ordering: .relaxed) }

    func lines(_ name: String, _ labels: String) -> [String] {
        [line(name, labels, "\(Double(bitPattern: bits.load(ordering: .relaxed)))")]
    }
}

/// Durations in seconds, counted by their upper bounds.
final class HistogramSeries: TextSeries, TimerHandler, @unchecked Sendable {
    private static let bounds = [
        0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]

    private let lock = NSLock()
    private var counts = [Int](repeating: 0, count: bounds.count + 1)
    private var sum = 0.0

    var kind: String { "histogram" }

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1e9
        let index = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        lock.withLock {
            counts[index] += 1
            sum += seconds
        }
    }

    func lines(_ name: String, _ labels: String) -> [String] {
        let (counts, sum) = lock.withLock { (self.counts, self.sum) }
        let before = labels.isEmpty ? "" : labels + ","
        var total = 0
        var lines: [String] = []
        for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], counts) {
            total += count
            lines.append(line(name + "_bucket", "\(before)le=\"\(bound)\"", "\(total)"))
        }
        return lines + [line(name + "_sum", labels, "\(sum)"), line(name + "_count", labels, "\(total)")]
    }
}
