import CoreMetrics
import Foundation

/// Metrics that are kept in memory and written in the text format of Prometheus, version 0.0.4.
///
/// Counters, gauges, and timers, which become histograms in seconds. A series is the name with its labels; the server
/// makes a fixed number of them, so the memory is bounded.
final class TextMetrics: MetricsFactory, @unchecked Sendable {
    private let lock = NSLock()
    /// The series by name, and by labels below, in the order of the text.
    private var series: [String: [String: any TextSeries]] = [:]

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        made(label, dimensions) { CounterSeries() }
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        made(label, dimensions) { GaugeSeries() }
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        made(label, dimensions) { HistogramSeries() }
    }

    // Series are never destroyed: a scrape after the end of one would see a counter decrease.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    /// All series as text.
    var text: String {
        let series = lock.withLock { self.series }
        var lines: [String] = []
        for (name, byLabels) in series.sorted(by: { $0.key < $1.key }) {
            guard let kind = byLabels.values.first?.kind else { continue }
            lines.append("# TYPE \(name) \(kind)")
            for (labels, one) in byLabels.sorted(by: { $0.key < $1.key }) { lines += one.lines(name, labels) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func made<Series: TextSeries>(
        _ name: String, _ labels: [(String, String)], _ make: () -> Series
    ) -> Series {
        let labels = labels.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",")
        return lock.withLock {
            if let known = series[name]?[labels] as? Series { return known }
            let new = make()
            series[name, default: [:]][labels] = new
            return new
        }
    }

    private static func escaped(_ value: String) -> String {
        value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n")
    }
}
