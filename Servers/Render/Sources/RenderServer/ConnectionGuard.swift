import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client sends or receives too slowly, and after an answer with "Connection: close".
///
/// The framework closes connections that are idle between two requests. This handler limits the time from the head of a
/// request to its end, and from the head of an answer until its last byte is with the system.
///
/// When the server ends, the framework would close idle connections at once, and lose requests that are on their way.
/// This handler gives them ``quietTime`` to arrive.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// The time for which a connection that the server is about to close still accepts a request.
    static let quietTime = TimeAmount.seconds(1)

    private let limit: TimeAmount
    private var openRequests = 0
    private var quiescing: Scheduled<Void>?
    private var reading: Scheduled<Void>?
    private var writing: Scheduled<Void>?
    private var closes = false

    init(limit: TimeAmount) { self.limit = limit }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            openRequests += 1
            reading?.cancel()
            reading = closing(context)
        case .body: break
        case .end:
            reading?.cancel()
            reading = nil
        }
        context.fireChannelRead(data)
        if let quiescing, openRequests > 0 {
            // The framework now closes the connection after the answer.
            quiescing.cancel()
            self.quiescing = nil
            context.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event is ChannelShouldQuiesceEvent, openRequests == 0 else {
            return context.fireUserInboundEventTriggered(event)
        }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        quiescing = context.eventLoop.scheduleTask(in: Self.quietTime) {
            bound.value.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        }
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
            openRequests -= 1
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
        quiescing?.cancel()
        context.fireChannelInactive()
    }

    private func closing(_ context: ChannelHandlerContext) -> Scheduled<Void> {
        let channel = context.channel
        return context.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
    }
}
