import Metrics

/// What the server counts.
struct ServerMetrics: Sendable {
    /// The requests that wait for a worker.
    let waiting: Gauge
    /// The processor time of each drawing.
    let drawingTime: Metrics.Timer
    /// The requests answered from the cache.
    let cacheHits: Counter
    /// The requests that had to be drawn.
    let cacheMisses: Counter
    /// The bytes of the answers kept.
    let cacheSize: Gauge
    /// The bytes of bodies and drawings that are being sent.
    let transferSize: Gauge

    private let text: TextMetrics

    init() {
        text = TextMetrics()
        waiting = Gauge(label: "mullion_waiting_requests", factory: text)
        drawingTime = Metrics.Timer(label: "mullion_drawing_seconds", factory: text)
        cacheHits = Counter(label: "mullion_cache_hits_total", factory: text)
        cacheMisses = Counter(label: "mullion_cache_misses_total", factory: text)
        cacheSize = Gauge(label: "mullion_cache_bytes", factory: text)
        transferSize = Gauge(label: "mullion_transfer_bytes", factory: text)
    }

    /// The answers to `POST /render` with a status.
    func answers(status: Int) -> Counter {
        Counter(label: "mullion_answers_total", dimensions: [("status", "\(status)")], factory: text)
    }

    /// The workers that failed for a reason.
    func failure(_ reason: WorkerProcess.Failure) -> Counter {
        Counter(label: "mullion_worker_failures_total", dimensions: [("reason", "\(reason)")], factory: text)
    }

    /// All metrics in the text format of Prometheus.
    var description: String { text.text }
}
