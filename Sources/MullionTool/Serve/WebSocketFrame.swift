import Foundation

/// A frame of the WebSocket protocol (RFC 6455, section 5.2).
struct WebSocketFrame: Equatable {
    enum Kind: UInt8 {
        case continuation = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10

        var isControl: Bool { rawValue >= 8 }
    }

    /// The reason why a connection is closed, by its code (section 7.4.1).
    enum Fault: UInt16, Error {
        case protocolError = 1002
        case unsupported = 1003
        case invalidText = 1007
        case tooLarge = 1009
    }

    var kind: Kind
    var isFinal = true
    var payload: [UInt8]

    /// Reads a frame of a client, which is masked.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of bytes of the payload, which is checked before it is read.
    ///   - read: Returns a number of bytes.
    static func read(limit: Int, _ read: (Int) async throws -> [UInt8]) async throws -> WebSocketFrame {
        let start = try await read(2)
        // Three bits are for extensions, of which there are none.
        guard start[0] & 0x70 == 0, let kind = Kind(rawValue: start[0] & 0x0F), start[1] & 0x80 != 0 else {
            throw Fault.protocolError
        }
        let isFinal = start[0] & 0x80 != 0
        var length = UInt64(start[1] & 0x7F)
        if kind.isControl, !isFinal || length > 125 { throw Fault.protocolError }
        if length > 125 {
            length = try await read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | UInt64($1) }
        }
        guard length <= UInt64(limit) else { throw Fault.tooLarge }
        let mask = try await read(4)
        var payload = try await read(Int(length))
        for index in payload.indices { payload[index] ^= mask[index & 3] }
        return WebSocketFrame(kind: kind, isFinal: isFinal, payload: payload)
    }

    /// The bytes of a frame of a server, which is not masked.
    var bytes: Data {
        var bytes = Data([kind.rawValue | (isFinal ? 0x80 : 0)])
        let count = payload.count
        if count <= 125 {
            bytes.append(UInt8(count))
        } else if count <= 0xFFFF {
            bytes.append(contentsOf: [126, UInt8(count >> 8), UInt8(count & 0xFF)])
        } else {
            bytes.append(127)
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(count >> shift & 0xFF)) }
        }
        bytes.append(contentsOf: payload)
        return bytes
    }

    /// Returns the answer to the key with which a client opens a connection (section 4.2.2).
    static func acceptance(of key: String) -> String? {
        guard Data(base64Encoded: key)?.count == 16 else { return nil }
        return Data(SHA1.digest(of: Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }
}

/// SHA-1 (RFC 3174), which the opening of a WebSocket asks for. It keeps no secret there.
enum SHA1 {
    static func digest(of message: [UInt8]) -> [UInt8] {
        var bytes = message + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8((message.count * 8) >> shift & 0xFF)) }
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        for block in stride(from: 0, to: bytes.count, by: 64) { add(bytes[block..<block + 64], to: &state) }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(word >> $0 & 0xFF) } }
    }

    private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
            block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<80 {
            words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for (round, word) in words.enumerated() {
            let (mix, constant): (UInt32, UInt32) =
                switch round / 20 {
                case 0: (b & c | ~b & d, 0x5A82_7999)
                case 1: (b ^ c ^ d, 0x6ED9_EBA1)
                case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            (a, b, c, d, e) = (rotated(a, by: 5) &+ mix &+ e &+ constant &+ word, a, rotated(b, by: 30), c, d)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }

    private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
