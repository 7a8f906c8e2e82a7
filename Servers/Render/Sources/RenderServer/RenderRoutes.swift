import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import RenderWorker

/// The answers to all requests.
///
/// The walk of `POST /render`:
///
/// 1. ``BodyReader`` collects the body within its limits.
/// 2. ``AnswerCache`` has the drawing of an equal request, or
/// 3. ``RenderPool`` lets a worker process draw it, and the drawing is kept.
/// 4. A client that has the drawing, by `If-None-Match`, gets 304 without a body.
/// 5. The body is sent, counted until its last byte is with the system.
struct RenderRoutes: Sendable {
    let settings: ServerSettings
    let templates: [String]
    let pool: RenderPool
    let cache: AnswerCache
    let transfers: ByteBudget
    let metrics: ServerMetrics
    let drain: DrainState

    /// The routes.
    var router: Router<ClientContext> {
        let router = Router(context: ClientContext.self)
        router.post("render") { request, context in finished(await render(request, context)) }
        router.get("templates") { _, _ in finished(json(["templates": templates])) }
        router.get("health") { _, _ in finished(json(["status": "ok"])) }
        router.get("ready") { _, _ in finished(readiness) }
        router.get("metrics") { _, _ in finished(metricsText) }
        return router
    }

    private var readiness: Response {
        let isReady = pool.isReady && !drain.isDraining
        var response = json(["status": isReady ? "ready" : drain.isDraining ? "draining" : "starting"])
        if !isReady { response.status = .serviceUnavailable }
        return response
    }

    private var metricsText: Response {
        metrics.cacheSize.record(cache.size)
        metrics.transferSize.record(transfers.inUse)
        return Response(
            status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.description)))
    }

    private func render(_ request: Request, _ context: ClientContext) async -> Response {
        let answer: RenderAnswer
        do throws(RequestError) {
            answer = try await self.answer(request, context)
        } catch {
            return fault(error)
        }
        guard let format = answer.format else { return sent(answer, headers: [:]) }
        let tag = "\"\(answer.digest.map { String(format: "%02x", $0) }.joined())\""
        let headers: HTTPFields = [.eTag: tag, .cacheControl: "private, no-cache"]
        if Self.matches(request.headers[.ifNoneMatch], tag) {
            metrics.answers(status: 304).increment()
            return Response(status: .notModified, headers: headers)
        }
        var all = headers
        // A drawing as a page runs no scripts and loads nothing.
        if format == .html || format == .svg {
            all[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
        }
        all[.xContentTypeOptions] = "nosniff"
        return sent(answer, headers: all)
    }

    private func answer(_ request: Request, _ context: ClientContext) async throws(RequestError) -> RenderAnswer {
        let share = transfers.share()
        let body = try await BodyReader(limit: settings.bodyLimit, share: share).read(request)
        let key = AnswerCache.Key(body)
        if let known = cache[key] {
            metrics.cacheHits.increment()
            return known
        }
        metrics.cacheMisses.increment()
        let client = context.client(of: request, proxies: settings.proxies)
        switch await pool.answer(to: body, client: client) {
        case .success(let answer):
            if answer.status == 200 { cache.insert(answer, for: key) }
            return answer
        case .failure(let refusal):
            throw RequestError(refusal)
        }
    }

    /// Returns the answer, whose bytes count as in transfer until they are sent.
    private func sent(_ answer: RenderAnswer, headers: HTTPFields) -> Response {
        let share = transfers.share()
        guard share.take(answer.body.count) else {
            return fault(RequestError(status: 503, message: "the server sends too much at a time; ask again"))
        }
        metrics.answers(status: answer.status).increment()
        var headers = headers
        headers[.contentType] = answer.contentType
        let body = ResponseBody(contentLength: answer.body.count) { writer in
            try await writer.write(ByteBuffer(bytes: answer.body))
            try await writer.finish(nil)
            withExtendedLifetime(share) {}
        }
        return Response(status: HTTPResponse.Status(code: answer.status), headers: headers, body: body)
    }

    private func fault(_ error: RequestError) -> Response {
        metrics.answers(status: error.status).increment()
        var headers: HTTPFields = [.contentType: "application/json"]
        if error.status == 503 { headers[.retryAfter] = "\(error.retryAfter ?? 1)" }
        // The rest of the body is not read.
        if error.status == 413 || error.status == 400 { headers[.connection] = "close" }
        return Response(
            status: HTTPResponse.Status(code: error.status), headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: error.json)))
    }

    private func json(_ value: some Encodable) -> Response {
        let data = (try? JSONEncoder().encode(value)) ?? Data("{}".utf8)
        return Response(
            status: .ok, headers: [.contentType: "application/json"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    /// Returns an answer that closes its connection if the server ends.
    private func finished(_ response: Response) -> Response {
        guard drain.isDraining else { return response }
        var response = response
        response.headers[.connection] = "close"
        return response
    }

    /// Whether a header If-None-Match names a tag.
    static func matches(_ header: String?, _ tag: String) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { part in
            let part = part.trimmingCharacters(in: .whitespaces)
            return part == tag || part == "*" || part == "W/" + tag
        }
    }
}

extension HTTPField.Name {
    static let contentSecurityPolicy = HTTPField.Name("Content-Security-Policy")!
    static let xContentTypeOptions = HTTPField.Name("X-Content-Type-Options")!
}
