import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An answer as a client sees it.
struct RawAnswer: Sendable {
    var status: Int
    /// The header fields, names in lowercase.
    var headers: [String: String]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
}

/// A connection of a client that sees every byte, on a queue that may block.
final class RawClient: @unchecked Sendable {
    private let socketNumber: Int32
    private let queue = DispatchQueue(label: "client")
    private var received: [UInt8] = []

    /// Connects to a port of this machine; nil if that is refused.
    init?(port: Int) {
        #if canImport(Glibc)
        socketNumber = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        socketNumber = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let number = socketNumber
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, size) }
        }
        guard result == 0 else {
            close(socketNumber)
            return nil
        }
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(socketNumber, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(socketNumber) }

    /// Sends bytes; returns false if the connection is closed.
    func send(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let length = bytes.withUnsafeBytes {
                Foundation.send(socketNumber, $0.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL))
            }
            guard length > 0 else { return false }
            start += length
        }
        return true
    }

    /// Returns the next answer; nil if the connection is closed before its end.
    func receive() -> RawAnswer? {
        while true {
            if let answer = takeAnswer() { return answer }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let length = recv(socketNumber, &buffer, buffer.count, 0)
            guard length > 0 else { return nil }
            received += buffer[..<length]
        }
    }

    /// Whether bytes of an unfinished answer have arrived.
    var hasPartOfAnswer: Bool { !received.isEmpty }

    /// Sends a request and returns its answer.
    func answer(
        _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:]
    ) async -> RawAnswer? {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                continuation.resume(returning: ask(method, path, body, headers: headers))
            }
        }
    }

    /// Sends a request and returns its answer, on the calling thread.
    func ask(_ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:]) -> RawAnswer? {
        var text = "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n"
        for (name, value) in headers { text += "\(name): \(value)\r\n" }
        if let body { text += "Content-Length: \(body.utf8.count)\r\n" }
        guard send(Array((text + "\r\n" + (body ?? "")).utf8)) else { return nil }
        return receive()
    }

    /// Waits for the next answer after bytes.
    func answer(toBytes bytes: [UInt8]) async -> RawAnswer? {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                _ = send(bytes)
                continuation.resume(returning: receive())
            }
        }
    }

    private func takeAnswer() -> RawAnswer? {
        guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1).map(String.init) }
        let headers = Dictionary(
            fields.map { ($0[0].lowercased(), $0[1].trimmingCharacters(in: .whitespaces)) }, uniquingKeysWith: { $1 })
        let length = Int(headers["content-length"] ?? "0") ?? 0
        guard received.count >= end.upperBound + length else { return nil }
        let body = Array(received[end.upperBound..<end.upperBound + length])
        received.removeFirst(end.upperBound + length)
        return RawAnswer(status: Int(lines[0].split(separator: " ")[1]) ?? 0, headers: headers, body: body)
    }
}
