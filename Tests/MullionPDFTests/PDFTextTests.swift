import Foundation
import MullionDrawing
import MullionGeometry
import MullionTestSupport
import MullionText
import Testing

@testable import MullionPDF

@Suite("PDF: texts")
struct PDFTextTests {
    static let trueType = "Fonts/MullionVariable-400-100-0-14.ttf"

    /// A file with a font program as hexadecimal digits, and objects from 10 on.
    static func file(_ content: String, font: String, program: String? = nil, objects: String = "") throws -> [UInt8] {
        var objects = objects
        if let program {
            let hex = try Fixture.data(program).map { String(format: "%02x", $0) }.joined()
            objects +=
                "\n20 0 obj\n<< /Filter /ASCIIHexDecode /Length \(hex.utf8.count + 1) >>\nstream\n\(hex)>\nendstream\nendobj\n"
        }
        return PDFPictureTests.file(content, resources: "/Font << /F \(font) >>", objects: objects)
    }

    private static let simple =
        "<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 65 /LastChar 65 /Widths [500] /Encoding /WinAnsiEncoding"
        + " /FontDescriptor << /Flags 32 /FontFile2 20 0 R >> >>"

    /// The outline of a character of the font in the file, with its origin at a point of the page.
    private func outline(_ scalar: Unicode.Scalar, size: CGFloat, at point: CGPoint) throws -> CGRect {
        let font = try FontFile(bytes: [UInt8](try Fixture.data(Self.trueType)))
        let outlines = try #require(try FontOutlines(font.metrics))
        let outline = try outlines.outline(of: try #require(outlines.glyph(of: scalar)))
        let scale = size / CGFloat(font.metrics.unitsPerEm)
        var path = Path()
        for element in outline.elements {
            switch element {
            case .move(let p): path.move(to: CGPoint(x: point.x + p.x * scale, y: point.y - p.y * scale))
            case .line(let p): path.addLine(to: CGPoint(x: point.x + p.x * scale, y: point.y - p.y * scale))
            case .quadCurve(let p, let c):
                path.addQuadCurve(
                    to: CGPoint(x: point.x + p.x * scale, y: point.y - p.y * scale),
                    control: CGPoint(x: point.x + c.x * scale, y: point.y - c.y * scale))
            default: break
            }
        }
        return path.boundingRect
    }

    private func fills(_ bytes: [UInt8]) throws -> [CGRect] {
        try PDFPicture(bytes).list.commands.compactMap {
            if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
        }
    }

    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
            && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
    }

    @Test("Text in an embedded font is its outlines, moved by advances and spacing")
    func embedded() throws {
        let file = try Self.file(
            "BT /F 20 Tf 5 10 Td (A) Tj 2 Tc (A) Tj [(A) 100 (A)] TJ ET", font: Self.simple, program: Self.trueType)
        #expect(try PDFPicture(file).omissions == [])
        let found = try fills(file)
        // Widths are 10; from the second on, 2 follow, and the number in the array takes 2 away.
        for (rect, x) in zip(found, [5.0, 15, 27, 37]) {
            let expected = try outline("A", size: 20, at: CGPoint(x: x, y: 40))
            #expect(isNear(rect, expected), "\(rect) \(expected)")
        }
        #expect(found.count == 4)
    }

    @Test("Codes of two bytes are glyphs, with widths of their own and a map of identifiers")
    func composite() throws {
        let font = try EmbeddedFont([UInt8](try Fixture.data(Self.trueType)))
        let glyph = try #require(font.glyph(of: "A"))
        let entries =
            "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [<< /Subtype /CIDFontType2 "
            + "/DW 300 /W [\(glyph) [700]] /FontDescriptor << /FontFile2 20 0 R >> >>] >>"
        let code = String(format: "%04x", glyph)
        let found = try fills(
            try Self.file(
                "BT /F 10 Tf 0 0 Td <\(code)\(code)> Tj <\(code)> Tj ET", font: entries, program: Self.trueType))
        #expect(found.count == 2)
        #expect(isNear(found[1], try outline("A", size: 10, at: CGPoint(x: 14, y: 50))))
    }

    @Test("Glyphs of streams have the color of the text unless they set their own")
    func streams() throws {
        func stream(_ number: Int, _ content: String) -> String {
            "\(number) 0 obj\n<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream\nendobj\n"
        }
        let font =
            "<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 0 100 100] /FirstChar 97 "
            + "/Widths [100 50] /Encoding << /Differences [97 /one /two] >> /CharProcs << /one 10 0 R /two 11 0 R >> >>"
        let list = try PDFPicture(
            Self.file(
                "0 0 1 rg BT /F 10 Tf 1 0 0 1 5 5 Tm (aba) Tj ET", font: font,
                objects: stream(10, "100 0 0 0 100 100 d1 1 0 0 rg 0 0 100 100 re f")
                    + stream(11, "50 0 d0 1 0 0 rg 0 0 50 50 re f"))
        ).list.description
        #expect(
            list == """
                fill #0000ff M5 45 L15 45 L15 35 L5 35 Z
                fill #ff0000 M15 45 L20 45 L20 40 L15 40 Z
                fill #0000ff M20 45 L30 45 L30 35 L20 35 Z

                """)
    }

    @Test("Text in a standard font stays text, in its width")
    func standard() throws {
        let font =
            "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /FirstChar 72 /Widths [700 400] /Encoding /WinAnsiEncoding >>"
        let list = try PDFPicture(Self.file("BT /F 10 Tf 3 4 Td (HI) Tj ET", font: font)).list
        guard list.commands.count == 3, case .text(let run) = list.commands[1] else {
            Issue.record("\(list)")
            return
        }
        #expect(run.string == "HI" && run.font.family == "Times" && run.font.hasSerifs && run.font.weight == .bold)
        #expect(abs((run.width ?? 0) - 11) < 1e-9)
        #expect(list.description.hasPrefix("transform 1 0 0 1 3 46"))
        let plain = try PDFPicture(
            Self.file("BT /F 10 Tf (HI) Tj ET", font: "<< /Subtype /Type1 /BaseFont /Helvetica >>")
        ).list
        #expect(plain.commands.count == 3)
    }

    @Test("Hidden text draws nothing, and text as a clip lasts beyond its end")
    func modes() throws {
        func drawn(_ mode: Int) throws -> [String] {
            let file = try Self.file(
                "BT /F 20 Tf \(mode) Tr (A) Tj ET 0 0 9 9 re f", font: Self.simple, program: Self.trueType)
            return try PDFPicture(file).list.description.split(separator: "\n")
                .compactMap { $0.split(separator: " ").first.map(String.init) }
        }
        #expect(try drawn(0) == ["fill", "fill"])
        #expect(try drawn(1) == ["stroke", "fill"])
        #expect(try drawn(3) == ["fill"])
        #expect(try drawn(7) == ["clip", "fill", "pop"])
    }

    @Test("Codes have the names of their encoding")
    func names() {
        #expect(PDFCharacterNames.names.count == 229 && PDFCharacterNames.names[228] == "zcaron")
        #expect(PDFCharacterNames.windows[0x80] == "Euro" && PDFCharacterNames.windows[0xFC] == "udieresis")
        #expect(PDFCharacterNames.macintosh[0x8A] == "adieresis" && PDFCharacterNames.macintosh[0xDE] == "fi")
        #expect(PDFCharacterNames.standard[0xA1] == "exclamdown" && PDFCharacterNames.standard[0xFB] == "germandbls")
        #expect(PDFCharacterNames.standard[0x27] == "quoteright" && PDFCharacterNames.windows[0x27] == "quotesingle")
        #expect(PDFCharacterNames.scalar(of: "uni20AC") == "€" && PDFCharacterNames.scalar(of: "germandbls") == "ß")
        #expect(PDFCharacterNames.scalar(of: "nothing") == nil)
    }

    /// A font program with cubic curves: a subset of the letters A and V.
    private static func compact() throws -> [UInt8] {
        let font = try FontFile(bytes: [UInt8](try Fixture.data("Fonts/MullionCompact.otf")))
        let outlines = try #require(try FontOutlines(font.metrics))
        let letters = ["A", "V"].map { Unicode.Scalar($0)! }
        return try outlines.subset(letters.compactMap { letter in outlines.glyph(of: letter).map { (letter, $0) } })
    }

    @Test("A program with cubic curves has names of its own, also without a font around it")
    func compactProgram() throws {
        let bytes = try Self.compact()
        let font = try EmbeddedFont(bytes)
        let glyph = try #require(font.glyph(of: "V"))
        let outline = try #require(font.outline(of: glyph))
        #expect(!outline.isEmpty)
        // The table alone, by its entry in the directory.
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        let entry = try #require(
            (0..<count).map { 12 + $0 * 16 }.first { bytes[$0..<$0 + 4].elementsEqual("CFF ".utf8) })
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let table = Array(bytes[number(entry + 8)..<number(entry + 8) + number(entry + 12)])
        #expect(try EmbeddedFont(table).outline(of: glyph) == outline)
    }

    @Test("Damaged font programs are left out or drawn in part, and never stop the program")
    func damage() throws {
        var random = SplitMix64(seed: 7)
        let fonts = [[UInt8](try Fixture.data(Self.trueType)), try Self.compact()]
        for run in 0..<(isFullTestRun ? 4_000 : 200) {
            var bytes = fonts[run % fonts.count]
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard let font = try? EmbeddedFont(bytes) else { continue }
            for glyph in 0..<8 { _ = font.outline(of: glyph) }
            _ = font.glyph(named: "A", PDFCharacterNames.names)
        }
    }
}
