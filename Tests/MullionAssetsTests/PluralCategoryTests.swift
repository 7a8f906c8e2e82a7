import Foundation
import MullionAssets
import MullionTestSupport
import Testing

@Suite("Assets: plural categories")
struct PluralCategoryTests {
    /// Numbers as they are shown, and the categories by language of Unicode CLDR, from `Scripts/make-plural-fixture`.
    private func fixture() throws -> (numbers: [String], languages: [(code: String, letters: String)]) {
        let lines = try #require(String(data: try Fixture.data("plurals.tsv"), encoding: .utf8))
            .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        return (Array(lines[0].dropFirst()), lines.dropFirst().map { ($0[0], $0[1]) })
    }

    private func number(_ shown: String) throws -> PluralNumber {
        guard let point = shown.firstIndex(of: ".") else { return PluralNumber(try #require(Int(shown))) }
        return PluralNumber(
            try #require(Double(shown)), fractionDigits: shown.distance(from: point, to: shown.endIndex) - 1)
    }

    @Test("Each language sorts numbers as CLDR does")
    func languages() throws {
        let (numbers, languages) = try fixture()
        let operands = try numbers.map(number)
        #expect(languages.count > 200)
        let letters: [PluralCategory: Character] = [
            .zero: "z", .one: "o", .two: "t", .few: "f", .many: "m", .other: "x",
        ]
        for (code, expected) in languages {
            let found = String(operands.map { letters[PluralCategory($0, language: code)]! })
            let differing = zip(numbers, zip(found, expected)).filter { $0.1.0 != $0.1.1 }
                .map { "\($0.0): \($0.1.0) for \($0.1.1)" }
            #expect(differing.isEmpty, "\(code): \(differing.prefix(5).joined(separator: ", "))")
        }
    }

    @Test("Numbers that are not finite, huge, or below zero have a category")
    func extremes() {
        #expect(PluralCategory(PluralNumber(-1), language: "en") == .one)
        #expect(PluralCategory(PluralNumber(Int.min), language: "ru-RU") == .many)
        for number in [Double.nan, .infinity, -.infinity, 1e300] {
            for digits in [-1, 0, 6, 99] {
                #expect(PluralCategory(PluralNumber(number, fractionDigits: digits), language: "en") == .other)
            }
        }
        #expect(PluralCategory(PluralNumber(1), language: "xx") == .other)
        #expect(PluralCategory(PluralNumber(1), language: "") == .other)
    }
}
