/// An answer as the bytes that a worker sends: a header of 40 bytes, then the body.
///
/// ```
/// offset  0      4       6       7        8       40
///         length status  format  retires  digest  body
/// ```
///
/// Numbers are little endian. The format is its index, or 255 for a fault. A worker that retires ends after the answer.
public enum AnswerFrame {
    /// The number of bytes before the body.
    public static let headerLength = 40

    /// The fields of a header.
    public struct Header: Hashable, Sendable {
        /// The number of bytes of the body.
        public var length: Int
        /// Whether the worker ends after the answer.
        public var retires: Bool
        var status: Int
        var format: RenderFormat?
        var digest: [UInt8]

        /// Reads a header; nil if the bytes are not one.
        public init?(_ bytes: [UInt8]) {
            guard bytes.count == headerLength else { return nil }
            length = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
            status = Int(bytes[4]) | Int(bytes[5]) << 8
            retires = bytes[7] != 0
            if bytes[6] == 255 {
                format = nil
                digest = []
            } else {
                guard Int(bytes[6]) < RenderFormat.allCases.count else { return nil }
                format = RenderFormat.allCases[Int(bytes[6])]
                digest = Array(bytes[8..<headerLength])
            }
        }

        /// Returns the answer with a body.
        public func answer(_ body: [UInt8]) -> RenderAnswer {
            RenderAnswer(status: status, format: format, digest: digest, body: body)
        }
    }

    static func header(of answer: RenderAnswer, retires: Bool) -> [UInt8] {
        var bytes = lengthBytes(answer.body.count)
        bytes += [UInt8(truncatingIfNeeded: answer.status), UInt8(truncatingIfNeeded: answer.status >> 8)]
        bytes.append(answer.format.flatMap { RenderFormat.allCases.firstIndex(of: $0) }.map(UInt8.init) ?? 255)
        bytes.append(retires ? 1 : 0)
        bytes += answer.digest.isEmpty ? [UInt8](repeating: 0, count: 32) : answer.digest
        return bytes
    }

    /// Returns the four bytes that precede a request.
    public static func lengthBytes(_ count: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    }
}
