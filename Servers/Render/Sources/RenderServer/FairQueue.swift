/// A queue that divides the time of the workers equally among the clients that wait.
///
/// Start-time fair queueing (Goyal, Vin and Cheng 1996): each client has a *tag*, the time it has used. The request of
/// the client with the smallest tag is next. A client that returns after a pause continues at the tag of the request
/// that was taken last, so that it cannot save up time. A client that sends costly requests, or many, waits for its
/// own.
///
/// Worked example: "a" waits with 100 requests of 1 second. "b" arrives with one; it is the next to be taken.
///
/// - Complexity: O(clients that wait) for each operation.
struct FairQueue<Request> {
    private struct Client {
        var waiting: [Request] = []
        var tag: Double
        /// Its latest pause, in seconds, and the end of it.
        var pause = 0.0
        var resumption: ContinuousClock.Instant?
    }

    /// The maximum number of clients whose used time is remembered.
    static var clientLimit: Int { 10_000 }

    /// The maximum number of requests that wait.
    let limit: Int
    /// The number of requests that wait.
    private(set) var count = 0
    private var clients: [String: Client] = [:]
    private var waitingClients: Set<String> = []
    private var clock = 0.0

    init(limit: Int) { self.limit = limit }

    /// Adds a request.
    ///
    /// - Returns: The request that is refused because too many wait: the latest of the client that has most; nil if
    ///   none is.
    mutating func append(_ request: Request, of client: String) -> Request? {
        var refused: Request?
        if count >= limit {
            let most = waitingClients.max { clients[$0]!.waiting.count < clients[$1]!.waiting.count }
            let own = clients[client]?.waiting.count ?? 0
            guard let most, clients[most]!.waiting.count > own + 1 else { return request }
            refused = clients[most]!.waiting.removeLast()
            count -= 1
        }
        var entry = clients[client] ?? Client(tag: clock)
        if entry.waiting.isEmpty { entry.tag = max(entry.tag, clock) }
        entry.waiting.append(request)
        clients[client] = entry
        waitingClients.insert(client)
        count += 1
        return refused
    }

    /// Takes the next request of a client without a pause, and charges the client for it.
    ///
    /// - Parameters:
    ///   - cost: The expected time in seconds; ``correct(_:by:)`` replaces it by the measured time.
    ///   - isAllowed: Whether a client may have another request drawn now.
    mutating func popFirst(
        cost: Double, at time: ContinuousClock.Instant = .now, isAllowed: (String) -> Bool = { _ in true }
    ) -> (request: Request, client: String)? {
        let ready = waitingClients.filter { client in
            (clients[client]!.resumption.map { $0 <= time } ?? true) && isAllowed(client)
        }
        guard let client = ready.min(by: { clients[$0]!.tag < clients[$1]!.tag }) else { return nil }
        clock = max(clock, clients[client]!.tag)
        let request = clients[client]!.waiting.removeFirst()
        clients[client]!.tag += cost
        if clients[client]!.waiting.isEmpty { waitingClients.remove(client) }
        count -= 1
        return (request, client)
    }

    /// Charges a client for time in addition to what was expected.
    mutating func correct(_ client: String, by seconds: Double) {
        clients[client]?.tag += seconds
        if clients.count > Self.clientLimit { forget() }
    }

    /// Takes no requests of a client for some time: for the least pause, or for twice its last pause if that ended less
    /// than four times as long ago, up to the longest.
    ///
    /// Worked example for 1...16 seconds: a client that gives cause each time waits 1, 2, 4, 8, 16, and 16 seconds.
    mutating func pause(
        _ client: String, seconds: ClosedRange<Double>, from time: ContinuousClock.Instant = .now
    ) {
        guard var entry = clients[client] else { return }
        let isRepeated = entry.resumption.map { time < $0 + .seconds(entry.pause * 4) } ?? false
        entry.pause = min(max(seconds.lowerBound, isRepeated ? entry.pause * 2 : 0), seconds.upperBound)
        entry.resumption = time + .seconds(entry.pause)
        clients[client] = entry
    }

    /// Returns the earliest end of a pause of a client that waits; nil if none has one.
    func nextResumption(after time: ContinuousClock.Instant = .now) -> ContinuousClock.Instant? {
        waitingClients.compactMap { clients[$0]!.resumption }.filter { $0 > time }.min()
    }

    /// Removes all requests.
    mutating func removeAll() -> [Request] {
        let all = waitingClients.flatMap { clients[$0]!.waiting }
        clients = [:]
        waitingClients = []
        count = 0
        return all
    }

    private mutating func forget() {
        let (clock, now) = (clock, ContinuousClock.now)
        clients = clients.filter { _, client in
            !client.waiting.isEmpty || client.tag > clock || client.resumption.map { $0 > now } ?? false
        }
        // As many clients with unpaid time are one client with many addresses.
        if clients.count > Self.clientLimit { clients = clients.filter { !$0.value.waiting.isEmpty } }
    }
}
