import Dispatch
import Foundation
import RenderWorker

/// Threads, each with a worker process, that take requests from a queue.
///
/// A request runs in phases, with the lock held only between them:
///
/// 1. It waits in the ``FairQueue``.
/// 2. A thread takes it while fewer than ``ServerSettings/workers`` drawings are quick.
/// 3. After ``ServerSettings/quickTime`` it becomes slow: its process gets a low priority, and its place goes to the
///    next request. If too many are slow already, or half of these are of the same client, it is ended.
///
/// A thread that has drawn takes the next request without waking another one. Otherwise the thread that has waited
/// least is woken: its process has most of what it needs in the caches of the processor.
///
/// A client of which a drawing was ended because half of the slow ones are its own gets a pause: no request of it is
/// taken. Otherwise it would keep all threads starting processes, though it pays for that, whenever nobody else waits
/// for a moment.
final class RenderPool: @unchecked Sendable {
    /// The reason why a request has no answer.
    enum Refusal: Error, Hashable {
        /// Too many requests wait; seconds after which to ask again.
        case busy(retryAfter: Int)
        /// The server ends.
        case stopping
        /// The worker failed.
        case failed(WorkerProcess.Failure)
    }

    private struct Request {
        var body: [UInt8]
        var arrival = ContinuousClock.now
        var continuation: CheckedContinuation<Result<RenderAnswer, Refusal>, Never>
    }

    private let settings: ServerSettings
    private let metrics: ServerMetrics
    // These are used only with the lock held.
    private let lock = NSLock()
    private var queue: FairQueue<Request>
    private var quick = ClientTally()
    private var slow = ClientTally()
    private var ready = 0
    /// The threads that wait, the latest last.
    private var idle: [DispatchSemaphore] = []
    private var isStopping = false
    private var averageCost = 0.005
    private let threads = DispatchGroup()

    init(_ settings: ServerSettings, metrics: ServerMetrics) {
        self.settings = settings
        self.metrics = metrics
        queue = FairQueue(limit: settings.queueLimit)
    }

    /// Whether all quick places have a process.
    var isReady: Bool { lock.withLock { ready >= settings.workers && !isStopping } }

    /// Starts the threads.
    func start() {
        // Writing to a worker that has ended is an error, and not the end of the server.
        signal(SIGPIPE, SIG_IGN)
        for number in 1...settings.workers + settings.slowWorkers {
            threads.enter()
            let thread = Thread { [self] in
                serve()
                threads.leave()
            }
            thread.name = "render-\(number)"
            thread.start()
        }
    }

    /// Ends all threads and processes, after the drawings that have begun.
    func stop() {
        let waiting = lock.withLock { () -> [Request] in
            isStopping = true
            for thread in idle { thread.signal() }
            idle = []
            return queue.removeAll()
        }
        for request in waiting { request.continuation.resume(returning: .failure(.stopping)) }
        threads.wait()
    }

    /// Returns the answer of a worker.
    func answer(to body: [UInt8], client: String) async -> Result<RenderAnswer, Refusal> {
        await withCheckedContinuation { continuation in
            let refused = lock.withLock { () -> (Request, Refusal)? in
                let request = Request(body: body, continuation: continuation)
                if isStopping { return (request, .stopping) }
                let refused = queue.append(request, of: client)
                metrics.waiting.record(queue.count)
                wakeOne()
                return refused.map { ($0, .busy(retryAfter: retryAfter)) }
            }
            if let (request, reason) = refused { request.continuation.resume(returning: .failure(reason)) }
        }
    }

    /// The seconds after which the requests that wait now are answered.
    private var retryAfter: Int {
        let seconds = averageCost * Double(queue.count) / Double(settings.workers)
        return Int(max(1, min(seconds.rounded(.up), 60)))
    }

    private func serve() {
        let wakeUp = DispatchSemaphore(value: 0)
        var process: WorkerProcess?
        // The client whose request ended the process. It pays for the start of the next one.
        var last: String?
        while true {
            if process?.isUsable != true {
                lock.withLock { ready -= process == nil ? 0 : 1 }
                process = nil
                process = start()
                lock.withLock {
                    ready += process == nil ? 0 : 1
                    if let last, let process { queue.correct(last, by: process.processorTime) }
                }
            }
            guard let (request, client, expected) = next(wakeUp) else { break }
            last = client
            guard let worker = process else {
                finish(request, client, expected, seconds: 0, .failure(.failed(.notStarted)))
                continue
            }
            draw(request, client, expected, worker)
        }
    }

    /// Starts a process; nil if that fails, after a pause.
    private func start() -> WorkerProcess? {
        do {
            return try WorkerProcess(settings.workerArguments, readyWithin: 30)
        } catch {
            metrics.failure(error).increment()
            Thread.sleep(forTimeInterval: 0.2)
            return nil
        }
    }

    /// Waits for a request and a quick place; nil at the end.
    private func next(_ wakeUp: DispatchSemaphore) -> (Request, String, Double)? {
        while true {
            lock.lock()
            if isStopping {
                lock.unlock()
                return nil
            }
            if let taken = take() {
                wakeOne()
                lock.unlock()
                return taken
            }
            idle.append(wakeUp)
            let resumption = quick.total < settings.workers ? queue.nextResumption() : nil
            lock.unlock()
            if let resumption {
                wait(wakeUp, until: resumption)
            } else {
                wakeUp.wait()
            }
        }
    }

    private func wait(_ wakeUp: DispatchSemaphore, until time: ContinuousClock.Instant) {
        let seconds = max(0.001, (time - .now) / .seconds(1))
        guard wakeUp.wait(timeout: .now() + seconds) == .timedOut else { return }
        lock.withLock {
            if let index = idle.firstIndex(where: { $0 === wakeUp }) {
                idle.remove(at: index)
            } else {
                // It was woken in the meantime.
                wakeUp.wait()
            }
        }
    }

    /// Takes a request and a quick place, if there are both. With the lock held.
    private func take() -> (Request, String, Double)? {
        while quick.total < settings.workers,
            let (request, client) = queue.popFirst(cost: averageCost, isAllowed: { mayDraw($0) })
        {
            metrics.waiting.record(queue.count)
            if (ContinuousClock.now - request.arrival) / .seconds(1) <= settings.waitLimit {
                quick.add(client)
                return (request, client, averageCost)
            }
            queue.correct(client, by: -averageCost)
            request.continuation.resume(returning: .failure(.busy(retryAfter: retryAfter)))
        }
        return nil
    }

    /// Wakes a thread if there is a request and a quick place for it. With the lock held.
    private func wakeOne() {
        if queue.count > 0, quick.total < settings.workers { idle.popLast()?.signal() }
    }

    private func draw(_ request: Request, _ client: String, _ expected: Double, _ worker: WorkerProcess) {
        let start = worker.processorTime
        var isSlow = false
        let result: Result<RenderAnswer, Refusal>
        do throws(WorkerProcess.Failure) {
            let limits = WorkerProcess.Limits(
                quickTime: settings.quickTime, processorTime: settings.timeLimit, wallTime: settings.wallTimeLimit)
            let answer = try worker.answer(to: request.body, limits) {
                guard becomeSlow(client) else { return false }
                isSlow = true
                worker.makeSlow()
                return true
            }
            result = .success(answer)
        } catch {
            metrics.failure(error).increment()
            result = .failure(.failed(error))
        }
        let seconds = worker.processorTime - start
        metrics.drawingTime.recordNanoseconds(Int64(seconds * 1e9))
        finish(request, client, expected, seconds: seconds, result, wasSlow: isSlow, continues: worker.isUsable)
    }

    /// Whether a client has all the slow drawings that one client may have. With the lock held.
    private func isAtItsLimit(_ client: String) -> Bool {
        slow[client] > 0 && slow[client] >= (settings.slowWorkers + 1) / 2
    }

    /// Whether a client may have another drawing. One at its limit gets half of the quick places, so that others need
    /// not wait for all of its to be ended. With the lock held.
    private func mayDraw(_ client: String) -> Bool {
        !isAtItsLimit(client) || quick[client] < max(1, settings.workers / 2)
    }

    private func becomeSlow(_ client: String) -> Bool {
        lock.withLock {
            guard slow.total < settings.slowWorkers, !isAtItsLimit(client) else { return false }
            slow.add(client)
            quick.remove(client)
            wakeOne()
            return true
        }
    }

    /// Ends a request.
    ///
    /// - Parameter continues: Whether this thread takes the next request now; else it needs another process first.
    private func finish(
        _ request: Request, _ client: String, _ expected: Double, seconds: Double,
        _ result: Result<RenderAnswer, Refusal>, wasSlow: Bool = false, continues: Bool = false
    ) {
        lock.withLock {
            if wasSlow {
                slow.remove(client)
            } else {
                quick.remove(client)
            }
            queue.correct(client, by: seconds - expected)
            if case .failure(.failed(.crowded)) = result, isAtItsLimit(client) {
                queue.pause(client, seconds: settings.crowdedPause)
            }
            averageCost += (seconds - averageCost) / 50
            if !continues { wakeOne() }
        }
        request.continuation.resume(returning: result)
    }
}

/// The drawings of each client.
private struct ClientTally {
    /// Those of all clients.
    private(set) var total = 0
    /// Only of clients that have some.
    private var counts: [String: Int] = [:]

    subscript(client: String) -> Int { counts[client] ?? 0 }

    mutating func add(_ client: String) {
        total += 1
        counts[client, default: 0] += 1
    }

    mutating func remove(_ client: String) {
        total -= 1
        counts[client] = self[client] > 1 ? self[client] - 1 : nil
    }
}
