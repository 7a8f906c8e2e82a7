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

    /// Takes the next request and charges its client for it.
    ///
    /// - Parameter cost: The expected time in seconds; ``correct(_:by:)`` replaces it by the measured time.
    mutating func popFirst(cost: Double) -> (request: Request, client: String)? {
        guard let client = waitingClients.min(by: { clients[$0]!.tag < clients[$1]!.tag }) else { return nil }
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

    /// Removes all requests.
    mutating func removeAll() -> [Request] {
        let all = waitingClients.flatMap { clients[$0]!.waiting }
        clients = [:]
        waitingClients = []
        count = 0
        return all
    }

    private mutating func forget() {
        let clock = clock
        clients = clients.filter { !$0.value.waiting.isEmpty || $0.value.tag > clock }
        // As many clients with unpaid time are one client with many addresses.
        if clients.count > Self.clientLimit { clients = clients.filter { !$0.value.waiting.isEmpty } }
    }
}
