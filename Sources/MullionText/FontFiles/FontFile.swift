import Foundation
import MullionGeometry

/// A face of a TrueType or OpenType font file or collection, ready for measuring.
///
/// It reads only the character map (formats 4 and 12), advance widths, pair kerning (GPOS and `kern`), line metrics,
/// and tabular digits: no outlines, no other substitutions. Of a variable font it is the default instance; measurers
/// choose the instance that fits a font (``FontMetrics``). Every offset is checked, so a damaged file throws an error
/// instead of crashing.
public struct FontFile: Sendable {
    /// The family name, such as "Noto Sans": the typographic one if there is one.
    public var family: String { metrics.family }
    /// The measurements of the face.
    public let metrics: FontMetrics

    init(_ metrics: FontMetrics) { self.metrics = metrics }

    /// Reads a face of a font in memory.
    ///
    /// - Parameter family: The family that the face belongs to; nil for that of the font.
    /// - Throws: ``FontFileError`` that names the table at fault.
    /// - Complexity: O(characters + kerning).
    public init(bytes: [UInt8], index: Int = 0, family: String? = nil) throws(FontFileError) {
        try self.init(FontSource(content: .bytes(bytes), index: index), family)
    }

    /// Reads a face of a file.
    ///
    /// - Parameter family: The family that the face belongs to; nil for that of the font.
    /// - Throws: ``FontFileError`` that names the table at fault, or the path.
    /// - Complexity: O(characters + kerning).
    public init(path: String, index: Int = 0, family: String? = nil) throws(FontFileError) {
        try self.init(FontSource(content: .path(path), index: index), family)
    }

    private init(_ source: FontSource, _ family: String?) throws(FontFileError) {
        let tables = try source.tables()
        let axes = try FontAxes(tables)
        var source = source
        source.instance.settings = axes?.settings([:])
        let metrics = try FontFileReader(tables).metrics(family: family, source: source)
        metrics.instances = FontInstances(axes, family, source)
        self.metrics = metrics
    }

    /// The face as a library lists it.
    public var face: FontFace {
        FontFace(
            family: family, weight: metrics.weight, isItalic: metrics.isItalic, fontClass: metrics.fontClass,
            path: metrics.source?.path, index: metrics.source?.index ?? 0,
            weights: metrics.instances?.axes?.faceWeights, hasSlant: metrics.instances?.axes?.hasSlant ?? false)
    }

    /// Returns the number of faces in a font in memory: 1, or more in a collection.
    public static func faceCount(bytes: [UInt8]) throws(FontFileError) -> Int { try FontTables.faceCount(bytes: bytes) }

    /// Returns the number of faces in a file: 1, or more in a collection.
    public static func faceCount(path: String) throws(FontFileError) -> Int { try FontTables.faceCount(path: path) }
}

/// Builds metrics from the tables of a face.
struct FontFileReader {
    let tables: FontTables

    /// The coordinates of the instance; empty for the default.
    private let coordinates: [Int]
    /// Whether digits have one width.
    private let hasMonospacedDigits: Bool

    init(_ tables: FontTables, _ instance: FontInstance = FontInstance()) {
        self.tables = tables
        coordinates = instance.coordinates
        hasMonospacedDigits = instance.hasMonospacedDigits
    }

    func metrics(family: String?, source: FontSource) throws(FontFileError) -> FontMetrics {
        let head = try tables.table("head")
        let unitsPerEm = try head.u16(18)
        guard unitsPerEm > 0, unitsPerEm <= Int(Int16.max) else { throw head.malformed }
        let glyphCount = try tables.table("maxp").u16(4)
        let advances = try advances(glyphCount: glyphCount)
        var map = try CharacterMap(tables.table("cmap"))
        let marks = try markGlyphs(glyphCount: glyphCount)
        let kerning = try PairKerning(tables, glyphCount: glyphCount, coordinates)
        let digits = try hasMonospacedDigits ? TabularDigits(tables, map, advances: advances) : nil
        if let digits { map.replace(digits.glyphs) }
        let loop = LoopKerning(kerning, map, glyphCount: glyphCount)
        var builder = loop.builder
        for (scalar, glyph) in map.glyphs where Int(glyph) < glyphCount {
            // Marks are drawn on the previous letter; invisible characters are not drawn.
            let isFlat = marks?[glyph] == 3 || CharacterBoundary.isInvisible(scalar)
            let kind = loop.class(of: scalar)
            let isWidened = digits?.advance(of: scalar) != nil
            builder.setGlyph(
                of: scalar, advance: isFlat ? 0 : digits?.advance(of: scalar) ?? advances[Int(glyph)],
                leftClass: isWidened ? 0 : kind, rightClass: isWidened ? 0 : kind, isPlain: loop.isUsable)
            // Digits in a column are not kerned.
            if kerning != nil, !isWidened { builder.setGlyphNumber(glyph, of: scalar) }
        }
        let names = try FontNames(tables)
        let lines = try lineMetrics()
        let axes = try FontAxes(tables)
        return FontMetrics(
            family: family ?? names.family, weight: axes?.weight(at: coordinates) ?? names.weight,
            isItalic: names.isItalic || axes?.isSlanted(at: coordinates) ?? false,
            unitsPerEm: unitsPerEm, ascent: lines.ascent, descent: lines.descent, lineGap: lines.gap,
            missingAdvance: advances.first ?? 0, glyphs: builder, pairKerning: kerning,
            fontClass: try FontClass(tables), source: source, digitWidth: digits?.advance(of: 0x30))
    }

    /// Changes advances by those of the instance.
    private func vary(_ advances: inout [Int]) throws(FontFileError) {
        guard !coordinates.isEmpty else { return }
        if tables.has("HVAR") {
            var changes = try AdvanceVariations(tables.table("HVAR"), coordinates)
            for glyph in advances.indices { advances[glyph] += try changes.change(of: glyph) }
        } else if tables.has("gvar"), tables.has("glyf") {
            // The points of a glyph include the end of its advance.
            let outlines = try TrueTypeOutlines(tables, glyphCount: advances.count, coordinates)
            var budget = GlyphVariations.Budget.font
            for glyph in advances.indices { advances[glyph] += try outlines.advanceChange(of: glyph, &budget) }
        }
        for glyph in advances.indices { advances[glyph] = min(max(advances[glyph], 0), 0xFFFF) }
    }

    /// Returns the digits of one width; nil if the instance has its own digits.
    func digits(_ map: CharacterMap) throws(FontFileError) -> TabularDigits? {
        guard hasMonospacedDigits else { return nil }
        return try TabularDigits(tables, map, advances: try advances(glyphCount: try tables.table("maxp").u16(4)))
    }

    private func advances(glyphCount: Int) throws(FontFileError) -> [Int] {
        let count = try tables.table("hhea").u16(34)
        let table = try tables.table("hmtx")
        guard count > 0 || glyphCount == 0 else { throw table.malformed }
        var advances: [Int] = []
        advances.reserveCapacity(glyphCount)
        for glyph in 0..<glyphCount { advances.append(glyph < count ? try table.u16(glyph * 4) : advances[count - 1]) }
        try vary(&advances)
        return advances
    }

    /// Returns the classes of glyphs, 3 being marks; nil if the font does not have them.
    private func markGlyphs(glyphCount: Int) throws(FontFileError) -> GlyphClasses? {
        guard tables.has("GDEF") else { return nil }
        let table = try tables.table("GDEF")
        let offset = try table.u16(4)
        return offset == 0 ? nil : try GlyphClasses(definition: table.at(offset), glyphCount: glyphCount)
    }

    /// Returns the metrics in `hhea`, unless OS/2 specifies the use of its typographic ones or `hhea` has none.
    private func lineMetrics() throws(FontFileError) -> (ascent: Int, descent: Int, gap: Int) {
        var lines = try defaultLineMetrics()
        guard !coordinates.isEmpty, tables.has("MVAR") else { return lines }
        let changes = try MetricVariations(tables.table("MVAR"), coordinates)
        lines.ascent += changes.change(of: "hasc")
        lines.descent -= changes.change(of: "hdsc")
        lines.gap += changes.change(of: "hlgp")
        return lines
    }

    private func defaultLineMetrics() throws(FontFileError) -> (ascent: Int, descent: Int, gap: Int) {
        let header = try tables.table("hhea")
        let ofHeader = (ascent: try header.i16(4), descent: -(try header.i16(6)), gap: try header.i16(8))
        guard tables.has("OS/2") else { return ofHeader }
        let system = try tables.table("OS/2")
        let prefersTypographic = try system.u16(62) & 0x80 != 0
        if !prefersTypographic, ofHeader.ascent != 0 || ofHeader.descent != 0 { return ofHeader }
        return (try system.i16(68), -(try system.i16(70)), try system.i16(72))
    }
}

/// The names and style of a face.
struct FontNames {
    private(set) var family = ""
    let weight: Font.Weight
    let isItalic: Bool

    init(_ tables: FontTables) throws(FontFileError) {
        let style = try tables.table("head").u16(44)
        let isBold = style & 1 != 0
        // Some bold faces are called regular in one of the two tables.
        let number = tables.has("OS/2") ? try tables.table("OS/2").u16(4) : 0
        let named = Font.Weight(rawValue: min(max((number + 50) / 100, 1), 9) * 100) ?? .regular
        weight = number == 0 || isBold && named < .semibold ? (isBold ? .bold : .regular) : named
        isItalic = style & 2 != 0
        let table = try tables.table("name")
        let strings = try table.at(try table.u16(4))
        var best = 0
        for index in 0..<(try table.u16(2)) {
            let record = 6 + index * 12
            let (platform, name) = (try table.u16(record), try table.u16(record + 6))
            guard name == 1 || name == 16 else { continue }
            // The typographic family is preferred to the family, English to other languages, Unicode to the rest.
            let isEnglish = try table.u16(record + 4) == (platform == 3 ? 0x409 : 0)
            let rank = (name == 16 ? 8 : 1) + (isEnglish ? 4 : 0) + (platform == 1 ? 0 : 2)
            guard rank > best else { continue }
            let bytes = try strings.slice(try table.u16(record + 10), count: try table.u16(record + 8))
            family = platform == 1 ? String(decoding: bytes, as: UTF8.self) : Self.utf16(bytes)
            best = rank
        }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
        let bytes = Array(bytes)
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }
}

/// The kerning among ASCII letters, digits, and the space as a matrix, for the loop that measures most text.
///
/// It is used only if kerning does not depend on the script: otherwise all characters are measured one by one.
private struct LoopKerning {
    let isUsable: Bool
    private(set) var builder = GlyphTableBuilder()

    private static let scalars: [UInt32] = [0x20] + Array(0x30...0x39) + Array(0x41...0x5A) + Array(0x61...0x7A)

    init(_ kerning: PairKerning?, _ map: CharacterMap, glyphCount: Int) {
        isUsable = kerning?.isSameInEveryScript ?? true
        guard let kerning, isUsable else { return }
        var glyphs: [UInt32: UInt16] = [:]
        for (scalar, glyph) in map.glyphs where scalar < 0x80 && Int(glyph) < glyphCount { glyphs[scalar] = glyph }
        builder = GlyphTableBuilder(leftClasses: Self.scalars.count + 1, rightClasses: Self.scalars.count + 1)
        for (row, left) in Self.scalars.enumerated() {
            for (column, right) in Self.scalars.enumerated() {
                guard let left = glyphs[left], let right = glyphs[right] else { continue }
                let amount = kerning.amount(left, right, .latin)
                if amount != 0 { builder.setKerning(amount, leftClass: row + 1, rightClass: column + 1) }
            }
        }
        hasClasses = true
    }

    private var hasClasses = false

    /// Returns the class of a scalar as either half of a pair; 0 for those not in the matrix.
    func `class`(of scalar: UInt32) -> Int {
        guard hasClasses, scalar < 0x80, let index = Self.scalars.firstIndex(of: scalar) else { return 0 }
        return index + 1
    }
}
