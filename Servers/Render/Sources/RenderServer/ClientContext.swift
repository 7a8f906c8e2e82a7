import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The context of a request, which knows the address of its client.
struct ClientContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of the other end of the connection, without the port.
    let peer: String

    init(source: Source) {
        coreContext = .init(source: source)
        peer = source.channel.remoteAddress?.ipAddress ?? ""
    }

    /// Returns the address among which time is divided: that of the peer, or the one that the outermost of the trusted
    /// proxies has seen.
    func client(of request: Request, proxies: Int) -> String {
        guard proxies > 0 else { return peer }
        let addresses = request.headers[values: .xForwardedFor].joined(separator: ",").split(separator: ",")
        guard addresses.count >= proxies else { return peer }
        let address = addresses[addresses.count - proxies].trimmingCharacters(in: .whitespaces)
        return address.utf8.count <= 64 ? address : peer
    }
}

extension HTTPField.Name {
    static let xForwardedFor = HTTPField.Name("X-Forwarded-For")!
}
