import Foundation
import MullionGeometry
import MullionTestSupport
import Testing

@testable import MullionText

@Suite struct FontOutlinesTests {
    private static let folder = "/usr/share/fonts/truetype/dejavu"
    private static let fonts = ["DejaVuSans.ttf", "DejaVuSerif-Bold.ttf", "DejaVuSansMono.ttf"]
    private static let hasDejaVu = fonts.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    private static let compact = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    private static let hasCompact = FileManager.default.fileExists(atPath: compact)

    private func outlines(_ path: String) throws -> FontOutlines {
        try #require(try FontOutlines(try FontFile(path: path).metrics))
    }

    @Test(
        "The outline of a glyph of TrueType has the bounds that the file states, composed or not",
        .enabled(if: hasDejaVu, "DejaVu is not installed"), arguments: fonts)
    func bounds(_ name: String) throws {
        let tables = try FontTables(path: "\(Self.folder)/\(name)", index: 0)
        let (glyf, loca) = (try tables.table("glyf"), try tables.table("loca"))
        let outlines = try outlines("\(Self.folder)/\(name)")
        let isLong = try tables.table("head").i16(50) != 0
        let count = try tables.table("maxp").u16(4)
        var (compared, equal) = (0, 0)
        for glyph in stride(from: 0, to: count, by: 7) {
            let start = isLong ? try loca.u32(glyph * 4) : 2 * (try loca.u16(glyph * 2))
            let end = isLong ? try loca.u32(glyph * 4 + 4) : 2 * (try loca.u16(glyph * 2 + 2))
            let bounds = try outlines.outline(of: UInt16(glyph)).controlBounds
            guard start < end else {
                #expect(bounds == nil)
                continue
            }
            let header = try glyf.at(start)
            let stated = try (2..<10).filter { $0 % 2 == 0 }.map { CGFloat(try header.i16($0)) }
            let found = try #require(bounds)
            let sides = [found.minX, found.minY, found.maxX, found.maxY]
            // Contours of one point, which draw nothing, count for the stated bounds.
            #expect(zip(sides, stated).allSatisfy { abs($0 - $1) < 200 }, "glyph \(glyph): \(sides), \(stated)")
            if zip(sides, stated).allSatisfy({ abs($0 - $1) <= 1 }) { equal += 1 }
            compared += 1
        }
        #expect(compared > 200 && equal >= compared * 99 / 100)
    }

    @Test(
        "Contours of TrueType are closed, and a capital I is a rectangle", .enabled(if: hasDejaVu, "DejaVu is missing"))
    func letter() throws {
        let outlines = try outlines("\(Self.folder)/DejaVuSans.ttf")
        let glyph = try #require(outlines.glyph(of: "I"))
        let outline = try outlines.outline(of: glyph)
        #expect(outline.elements.count == 6 || outline.elements.count == 5)
        #expect(outline.controlBounds == CGRect(x: 201, y: 0, width: 202, height: 1_493))
        #expect(outline.elements.last == .close)
        #expect(outlines.underline.thickness == 90 && outlines.underline.position == -85)
        #expect(!outlines.hasCubicCurves)
    }

    @Test(
        "Outlines of a CFF table, with CIDs and subroutines, begin where hmtx says", .enabled(if: hasCompact, "no CJK"))
    func compactTable() throws {
        let tables = try FontTables(path: Self.compact, index: 0)
        let (metrics, header) = (try tables.table("hmtx"), try tables.table("hhea"))
        let count = try header.u16(34)
        let outlines = try outlines(Self.compact)
        #expect(outlines.hasCubicCurves)
        var (equal, all) = (0, 0)
        for scalar in "AaGg&@漢字日本語한글éñßЖя".unicodeScalars {
            let glyph = try #require(outlines.glyph(of: scalar))
            let bearing =
                Int(glyph) < count
                ? try metrics.i16(Int(glyph) * 4 + 2) : try metrics.i16(count * 4 + (Int(glyph) - count) * 2)
            let bounds = try #require(try outlines.outline(of: glyph).controlBounds)
            all += 1
            // Bearings are rounded, and those of curves are of the curve.
            if abs(bounds.minX - CGFloat(bearing)) <= 2 { equal += 1 }
            #expect(bounds.width <= 1_100 && bounds.minY > -300 && bounds.maxY < 1_200)
        }
        #expect(equal == all)
    }

    @Test(
        "A subset is a font with the same widths and outlines",
        .enabled(if: hasDejaVu && hasCompact, "a font is missing"),
        arguments: ["\(folder)/DejaVuSerif-Bold.ttf", compact])
    func subset(_ path: String) throws {
        let outlines = try outlines(path)
        let scalars = "AVAé…ß ".unicodeScalars.map { ($0, outlines.glyph(of: $0)!) }
        let bytes = try outlines.subset(scalars)
        #expect(bytes.count < 4_000)
        let font = try FontFile(bytes: bytes)
        let written = try #require(try FontOutlines(font.metrics))
        #expect(font.metrics.unitsPerEm == outlines.metrics.unitsPerEm)
        #expect(font.metrics.ascent == outlines.metrics.ascent)
        for (scalar, glyph) in scalars {
            #expect(font.metrics.advance(of: scalar) == outlines.metrics.advance(of: scalar))
            let (old, new) = (try outlines.outline(of: glyph), try written.outline(of: written.glyph(of: scalar)!))
            #expect(old.isEmpty == new.isEmpty)
            guard let oldEnds = old.ends, let newEnds = new.ends else { continue }
            #expect(oldEnds.count == newEnds.count)
            for (a, b) in zip(oldEnds, newEnds) { #expect(abs(a.x - b.x) <= 0.5 && abs(a.y - b.y) <= 0.5) }
        }
        #expect(!font.metrics.hasGlyph(for: "B"))
    }

    @Test(
        "Damaged outlines are errors or outlines, never crashes, and end",
        .enabled(if: hasDejaVu, "DejaVu is not installed"), arguments: randomRuns(0..<60))
    func damaged(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let isCompact = seed % 2 == 0
        let source = try outlines("\(Self.folder)/DejaVuSans.ttf")
        let characters = "AéB8&".unicodeScalars.map { ($0, source.glyph(of: $0)!) }
        // A subset has a CFF table; the whole font has composed glyphs.
        var bytes =
            isCompact
            ? try source.subset(characters)
            : [UInt8](try #require(FileManager.default.contents(atPath: "\(Self.folder)/DejaVuSans.ttf")))
        let tags = isCompact ? ["CFF "] : ["glyf", "loca"]
        let entries = (0..<(Int(bytes[4]) << 8 | Int(bytes[5]))).map { 12 + $0 * 16 }
        for entry in entries where tags.contains(String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)) {
            func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
            let (start, count) = (number(entry + 8), number(entry + 12))
            for _ in 0..<(isCompact ? 6 : 3_000) {
                bytes[start + Int.random(in: 0..<count, using: &random)] = .random(in: 0...255, using: &random)
            }
        }
        guard let font = try? FontFile(bytes: bytes), let damaged = try? FontOutlines(font.metrics) else { return }
        for glyph in 0..<UInt16(isCompact ? 7 : 400) {
            guard let outline = try? damaged.outline(of: glyph) else { continue }
            #expect(outline.elements.count <= 200_000)
        }
    }

    @Test("Glyphs composed of themselves, and subroutines that call themselves, are errors")
    func endless() throws {
        let part: [UInt8] = [0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x20, 0, 0, 0, 0, 0, 0]
        let glyf = FontTable(tag: "glyf", bytes: part, at: 0)
        let loca = FontTable(tag: "loca", bytes: [0, 0, 0, 9], at: 0)
        let outlines = TrueTypeOutlines(glyf: glyf, loca: loca, hasLongOffsets: false, glyphCount: 1)
        #expect(throws: FontFileError.self) { try outlines.outline(of: 0) }
    }
}

extension GlyphOutline {
    /// The points of all elements, also those of control.
    var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let to), .line(let to): [to]
            case .quadCurve(let to, let control): [to, control]
            case .curve(let to, let control1, let control2): [to, control1, control2]
            case .close: []
            }
        }
    }

    fileprivate var controlBounds: CGRect? {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let minX = xs.min(), let minY = ys.min() else { return nil }
        return CGRect(x: minX, y: minY, width: xs.max()! - minX, height: ys.max()! - minY)
    }

    /// The end points of all lines and curves.
    fileprivate var ends: [CGPoint]? {
        let ends = elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
            case .close: nil
            }
        }
        return ends.isEmpty ? nil : ends
    }
}
