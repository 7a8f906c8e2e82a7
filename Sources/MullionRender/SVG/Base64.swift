/// Bytes as the 64 characters of RFC 4648, section 4.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Appends the characters for the given bytes, padded with "=".
    ///
    /// - Complexity: O(bytes).
    static func append(_ bytes: [UInt8], to output: inout [UInt8]) {
        output.reserveCapacity(output.count + (bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var group = 0
            for index in 0..<3 { group = group << 8 | (index < count ? Int(bytes[start + index]) : 0) }
            for index in 0..<4 {
                output.append(index <= count ? alphabet[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
    }
}
