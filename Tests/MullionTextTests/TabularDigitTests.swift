import Foundation
import MullionGeometry
import Testing

@testable import MullionText

@Suite struct TabularDigitTests {
    private static let file = "\(VariableFontTests.folder)/MullionVariable.ttf"

    private func metrics(_ bytes: [UInt8], weight: Font.Weight = .regular) throws -> (
        own: FontMetrics, tabular: FontMetrics
    ) {
        let base = try FontFile(bytes: bytes).metrics
        var font = Font(size: 14, weight: weight)
        let own = base.instance(for: font)
        font.hasMonospacedDigits = true
        return (own, base.instance(for: font))
    }

    private var bytes: [UInt8] {
        get throws { [UInt8](try #require(FileManager.default.contents(atPath: Self.file))) }
    }

    @Test("The feature tnum replaces digits, also in an instance", arguments: [Font.Weight.regular, .black])
    func feature(_ weight: Font.Weight) throws {
        let (own, tabular) = try metrics(try bytes, weight: weight)
        let digits = "0123456789".unicodeScalars
        #expect(Set(digits.map(own.advance(of:))).count > 3)
        #expect(Set(digits.map(tabular.advance(of:))).count == 1)
        #expect(tabular.advance(of: "0") == (weight == .regular ? 520 : 564))
        #expect(own.kerning(between: "1", and: "7") < 0 && tabular.kerning(between: "1", and: "7") == 0)
        #expect(tabular.advance(of: "A") == own.advance(of: "A"))
        #expect(tabular.kerning(between: "A", and: "V") == own.kerning(between: "A", and: "V"))
        let outlines = (try #require(try FontOutlines(own)), try #require(try FontOutlines(tabular)))
        #expect(outlines.0.glyph(of: "4") != outlines.1.glyph(of: "4"))
        #expect(outlines.0.glyph(of: "A") == outlines.1.glyph(of: "A"))
    }

    @Test("Without the feature digits get the width of the widest, and are in its middle")
    func widest() throws {
        var bytes = try bytes
        let (start, _) = try #require(VariableFontTests.table("GSUB", in: bytes))
        // No scripts.
        bytes[start + 4] = 0
        bytes[start + 5] = 0
        bytes[start] = 0xFF
        let (own, tabular) = try metrics(bytes)
        let digits = "0123456789".unicodeScalars
        let widest = try #require(digits.map(own.advance(of:)).max())
        #expect(digits.allSatisfy { tabular.advance(of: $0) == widest })
        #expect(tabular.kerning(between: "1", and: "7") == 0)
        let outlines = (try #require(try FontOutlines(own)), try #require(try FontOutlines(tabular)))
        let glyph = try #require(outlines.0.glyph(of: "1"))
        func left(_ outlines: FontOutlines) throws -> CGFloat {
            try outlines.outline(of: glyph).elements.compactMap { element -> CGFloat? in
                if case .move(let point) = element { point.x } else { nil }
            }.min() ?? 0
        }
        let shift = CGFloat((widest - own.advance(of: "1")) / 2)
        #expect(shift > 10)
        #expect(try left(outlines.1) - left(outlines.0) == shift)
    }

    @Test("Text with tabular digits is as wide as its count of digits says")
    func text() throws {
        let library = FontLibrary(faces: [try FontFile(path: Self.file)], systemFolders: [])
        var font = Font(family: "Mullion Variable", size: 20)
        #expect(library.measure("111", font: font).idealWidth != library.measure("444", font: font).idealWidth)
        font.hasMonospacedDigits = true
        #expect(library.measure("111", font: font).idealWidth == library.measure("444", font: font).idealWidth)
    }
}
