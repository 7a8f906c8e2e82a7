import Testing

@testable import MullionPDF

@Suite("PDF: inflating")
struct InflateTests {
    private func bytes(_ hex: String) -> [UInt8] {
        let digits = Array(hex)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    }

    private func text(_ hex: String, limit: Int = 10_000) -> String {
        String(decoding: Inflate.expand(bytes(hex)[...], limit: limit), as: UTF8.self)
    }

    /// What zlib makes of sentences that are repeated and of letters in no order, with codes of its own.
    private static let dynamic =
        "78daf32dcdc9c9cccf53c849ac2c56c82f2d5128cb4c2d2fd653f01d15078b2766a41595e69797e51464979464"
        + "17e49495e79716a5658c0a63110600154beba3"

    private static let expanded =
        String(repeating: "Mullion lays out views. ", count: 12)
        + (0..<300).map { String(UnicodeScalar(UInt8(97 + ($0 * $0 * 7) % 23))) }.joined()

    @Test("Blocks that are stored, with fixed codes, and with codes of their own")
    func blocks() {
        #expect(text("7801010c00f3ff73746f7265642062797465731fcf04d9") == "stored bytes")
        #expect(
            text("78014b4c8481243850c82dcdc9c9cccf83d100fce50ddf")
                == "aaaaaaaaaabbbbbbbbbb mullion mullion")
        #expect(text(Self.dynamic) == Self.expanded)
    }

    @Test("Data that is cut short gives its beginning, and no more than the limit is expanded")
    func limits() {
        for count in stride(from: 0, to: Self.dynamic.count, by: 2) {
            #expect(Self.expanded.hasPrefix(text(String(Self.dynamic.prefix(count)))))
        }
        #expect(text(Self.dynamic, limit: 100) == String(Self.expanded.prefix(100)))
        #expect(text(Self.dynamic, limit: 0) == "")
    }

    @Test("Damaged data ends", arguments: 0..<64)
    func damage(_ place: Int) {
        var data = bytes(Self.dynamic)
        data[2 + place % (data.count - 2)] ^= 0x5A
        #expect(Inflate.expand(data[...], limit: 5_000).count <= 5_000)
    }
}
