import MullionTestSupport
import Testing

@testable import MullionAssets

@Suite("Assets: texts with placeholders")
struct StringFormatTests {
    private typealias Specifier = StringFormat.Specifier

    private func integer(_ options: String = "") -> Specifier {
        Specifier(options: options, precision: nil, conversion: "d")
    }

    @Test("Placeholders count on, or name a value by its position")
    func pieces() {
        #expect(
            StringFormat("%@: %lld of %2$lld").pieces == [
                .argument(0, .object), .literal(": "), .argument(1, integer()), .literal(" of "),
                .argument(1, integer()),
            ])
        #expect(
            StringFormat("%+.2f%%").pieces == [
                .argument(0, Specifier(options: "+.2", precision: 2, conversion: "f")), .literal("%"),
            ])
        #expect(StringFormat("%'d").pieces == [.argument(0, integer())])
        #expect(
            StringFormat("%#@files@ in %1$#@folders@").pieces == [
                .substitution("files"), .literal(" in "), .substitution("folders"),
            ])
        #expect(StringFormat("a", value: nil).pieces == [.literal("a")])
        #expect(
            StringFormat("%arg x", value: .argument(3, integer())).pieces == [.argument(3, integer()), .literal(" x")])
    }

    @Test(
        "What is no placeholder is text",
        arguments: ["%", "100%", "50 % Rabatt", "%999d", "%.100f", "%0$@", "%#@open", "%y"])
    func texts(_ format: String) { #expect(StringFormat(format).pieces == [.literal(format)]) }

    @Test("Any text can be read, and no part of it is lost")
    func random() {
        var random = SplitMix64(seed: 5)
        let letters = Array("%%%%@d0129.$#lfa ä-+'")
        for _ in 0..<2_000 {
            let text = String(
                (0..<Int.random(in: 0..<12, using: &random)).map { _ in letters.randomElement(using: &random)! })
            let literals = StringFormat(text).pieces.reduce(0) { count, piece in
                if case .literal(let string) = piece { count + string.count } else { count + 1 }
            }
            #expect(literals > 0 || text.isEmpty, "\(text)")
        }
    }
}
