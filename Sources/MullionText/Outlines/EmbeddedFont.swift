import MullionGeometry

/// The outlines of a font program that is part of a document, such as a PDF file.
///
/// Such programs have the glyphs of one document, often without names, character maps, and line metrics, so that they
/// are not fonts for measuring.
package struct EmbeddedFont: Sendable {
    private enum Source {
        case trueType(TrueTypeOutlines)
        case compact(CFFTable, FontFileError)
    }

    private let source: Source
    /// The number of units of the em square, > 0.
    package let unitsPerEm: CGFloat
    /// The names, identifiers, and codes of glyphs in a `CFF ` table; nil for others.
    private let names: CFFNames?
    /// The glyphs by the codes of each character map, by platform and encoding.
    private let maps: [[Int]: [Int: Int]]

    /// Reads a TrueType or OpenType font, or a bare `CFF ` table.
    ///
    /// - Throws: ``FontFileError`` that names the table at fault.
    package init(_ bytes: [UInt8]) throws(FontFileError) {
        if bytes.count > 4, bytes[0] == 1, bytes[1] == 0, bytes[2] < 32, bytes[3] <= 4, bytes[3] > 0 {
            let table = FontTable(tag: "CFF ", bytes: bytes, at: 0)
            source = .compact(try CFFTable(table), table.malformed)
            names = try CFFNames(table)
            unitsPerEm = 1000
            maps = [:]
            return
        }
        let tables = try FontTables(bytes: bytes, index: 0)
        maps = (try? tables.table("cmap")).map { EmbeddedCharacterMaps.read($0) } ?? [:]
        if tables.has("glyf") {
            source = .trueType(try TrueTypeOutlines(tables, glyphCount: tables.table("maxp").u16(4)))
            names = nil
            let units = try tables.table("head").u16(18)
            unitsPerEm = CGFloat(max(units, 1))
        } else {
            let table = try tables.table("CFF ")
            source = .compact(try CFFTable(table), table.malformed)
            names = try CFFNames(table)
            unitsPerEm = CGFloat(max((try? tables.table("head").u16(18)) ?? 1000, 1))
        }
    }

    /// Returns the outline of a glyph; nil for a damaged one.
    package func outline(of glyph: Int) -> GlyphOutline? {
        switch source {
        case .trueType(let table):
            return 0..<table.glyphCount ~= glyph ? try? table.outline(of: glyph) : nil
        case .compact(let table, let malformed):
            return 0..<table.charstrings.count ~= glyph
                ? try? CharstringReader.outline(of: glyph, in: table, malformed) : nil
        }
    }

    /// Whether the glyphs have identifiers of characters rather than names.
    package var hasIdentifiers: Bool { names?.hasIdentifiers ?? false }

    /// Whether the glyphs have names, and codes of the font's own.
    package var hasNames: Bool { names.map { !$0.hasIdentifiers } ?? false }

    /// Returns the glyph of a name; nil if there is none, or glyphs have no names.
    ///
    /// - Parameter standardNames: The standard names in their order.
    package func glyph(named name: String, _ standardNames: [String]) -> Int? {
        names?.glyph(named: name, standardNames)
    }

    /// Returns the glyph of an identifier.
    package func glyph(ofIdentifier identifier: Int) -> Int? { names?.glyphs[identifier] }

    /// Returns the glyph of a code of one byte by the font's own encoding; nil if it has none.
    package func glyph(ofCode code: Int) -> Int? { names?.codes[code] }

    /// Returns the glyph of a character or code by a character map; nil if the font has no such map.
    package func glyph(of code: Int, platform: Int, encoding: Int) -> Int? { maps[[platform, encoding]]?[code] }

    /// Returns whether the font has a character map.
    package func hasMap(platform: Int, encoding: Int) -> Bool { maps[[platform, encoding]] != nil }

    /// The glyphs of Unicode's characters, by whatever map has them.
    package func glyph(of scalar: Unicode.Scalar) -> Int? {
        for key in [[3, 10], [3, 1], [0, 4], [0, 3], [0, 1], [0, 0]] {
            if let glyph = maps[key]?[Int(scalar.value)] { return glyph }
        }
        return nil
    }
}

/// The character maps of an embedded font: formats 0, 4, 6, and 12. Damaged maps are left out.
private enum EmbeddedCharacterMaps {
    private static let limit = 0x1_1000

    static func read(_ table: FontTable) -> [[Int]: [Int: Int]] {
        var maps: [[Int]: [Int: Int]] = [:]
        guard let count = try? table.u16(2) else { return maps }
        for index in 0..<min(count, 16) {
            guard let platform = try? table.u16(4 + index * 8), let encoding = try? table.u16(6 + index * 8),
                let offset = try? table.u32(8 + index * 8), let part = try? table.at(offset),
                let map = try? map(part)
            else { continue }
            maps[[platform, encoding]] = map
        }
        return maps
    }

    private static func map(_ table: FontTable) throws(FontFileError) -> [Int: Int] {
        var map: [Int: Int] = [:]
        switch try table.u16(0) {
        case 0: for code in 0..<256 { map[code] = try table.u8(6 + code) }
        case 4:
            let doubled = try table.u16(6) & ~1
            let (ends, starts) = (14, 16 + doubled)
            for segment in stride(from: 0, to: doubled, by: 2) {
                let (first, last) = (try table.u16(starts + segment), try table.u16(ends + segment))
                let delta = try table.u16(starts + doubled + segment)
                let place = starts + 2 * doubled + segment
                let range = try table.u16(place)
                guard first <= last, map.count < limit else { continue }
                for code in first...last where code != 0xFFFF {
                    var glyph = code
                    if range != 0 {
                        glyph = (try? table.u16(place + range + (code - first) * 2)) ?? 0
                        if glyph == 0 { continue }
                    }
                    map[code] = (glyph + delta) & 0xFFFF
                }
            }
        case 6:
            let (first, count) = (try table.u16(6), try table.u16(8))
            for index in 0..<count { map[first + index] = try table.u16(10 + index * 2) }
        case 12:
            for index in 0..<min(try table.u32(12), limit) {
                let group = 16 + index * 12
                let (first, last) = (try table.u32(group), try table.u32(group + 4))
                let glyph = try table.u32(group + 8)
                guard first <= last, last - first < limit, map.count < limit else { throw table.malformed }
                for code in first...last { map[code] = glyph + code - first }
            }
        default: throw table.malformed
        }
        return map
    }
}
