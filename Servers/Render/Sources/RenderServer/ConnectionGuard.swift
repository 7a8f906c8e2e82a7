import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client sends or receives too slowly, and after an answer with "Connection: close".
///
/// The framework closes connections that are idle between two requests. This handler limits the time from the head of a
/// request to its end, and from the head of an answer until its last byte is with the system.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limit: TimeAmount
    private var reading: Scheduled<Void>?
    private var writing: Scheduled<Void>?
    private var closes = false

    init(limit: TimeAmount) { self.limit = limit }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            reading?.cancel()
            reading = closing(context)
        case .body: break
        case .end:
            reading?.cancel()
            reading = nil
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            closes = head.headerFields[.connection] == "close"
            writing?.cancel()
            writing = closing(context)
            context.write(data, promise: promise)
        case .body:
            context.write(data, promise: promise)
        case .end:
            let written = context.eventLoop.makePromise(of: Void.self)
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            let closes = closes
            written.futureResult.whenComplete { _ in
                let (handler, context) = bound.value
                handler.writing?.cancel()
                handler.writing = nil
                if closes { context.close(promise: nil) }
            }
            written.futureResult.cascade(to: promise)
            context.write(data, promise: written)
            if closes { context.flush() }
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        reading?.cancel()
        writing?.cancel()
        context.fireChannelInactive()
    }

    private func closing(_ context: ChannelHandlerContext) -> Scheduled<Void> {
        let channel = context.channel
        return context.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
    }
}
