import Metrics
import Testing

@testable import RenderServer

struct TextMetricsTests {
    @Test func seriesAreWrittenInTheTextFormat() {
        let metrics = TextMetrics()
        Counter(label: "a_total", dimensions: [("status", "200")], factory: metrics).increment(by: 2)
        Counter(label: "a_total", dimensions: [("status", "200")], factory: metrics).increment()
        Counter(label: "a_total", dimensions: [("status", "q\"\\")], factory: metrics).increment()
        Gauge(label: "b", factory: metrics).record(1.5)
        let timer = Metrics.Timer(label: "c_seconds", factory: metrics)
        timer.recordNanoseconds(2_000_000)
        timer.recordNanoseconds(20_000_000_000)
        let lines = metrics.text.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(5) == [
                "# TYPE a_total counter", #"a_total{status="200"} 3"#, #"a_total{status="q\"\\"} 1"#, "# TYPE b gauge",
                "b 1.5",
            ])
        #expect(lines.contains(#"c_seconds_bucket{le="0.001"} 0"#))
        #expect(lines.contains(#"c_seconds_bucket{le="0.0025"} 1"#))
        #expect(lines.contains(#"c_seconds_bucket{le="+Inf"} 2"#))
        #expect(lines.suffix(2) == ["c_seconds_sum 20.002", "c_seconds_count 2"])
        #expect(metrics.text.hasSuffix("\n"))
    }
}
