import Hummingbird
import RenderWorker

/// Reads bodies, within the bytes that all requests together may hold.
struct BodyReader {
    let limit: Int
    let share: ByteBudget.Share

    /// Returns the whole body.
    ///
    /// - Throws: `RequestError` if it is too long, if the server holds too many bytes, or if it ends early.
    func read(_ request: Request) async throws(RequestError) -> [UInt8] {
        let tooLong = RequestError(status: 413, message: "the body exceeds \(limit) bytes")
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLong }
        var bytes: [UInt8] = []
        var iterator = request.body.makeAsyncIterator()
        while let part = await next(&iterator) {
            let part = try part.get()
            guard bytes.count + part.readableBytes <= limit else { throw tooLong }
            guard share.take(part.readableBytes) else {
                throw RequestError(status: 503, message: "the server receives too much at a time; ask again")
            }
            bytes += part.readableBytesView
        }
        return bytes
    }

    private func next(_ iterator: inout RequestBody.AsyncIterator) async -> Result<ByteBuffer, RequestError>? {
        do {
            return try await iterator.next().map { .success($0) }
        } catch {
            return .failure(RequestError(status: 400, message: "the body cannot be read"))
        }
    }
}
