/// The pair kerning of a font file: the `kern` feature of its GPOS table by script, or its `kern` table.
///
/// It reads pair adjustments of formats 1 and 2, directly or through extension lookups, but no contextual kerning. As
/// in HarfBuzz, a script without a `kern` feature uses the `kern` table, and a script that is not in the font uses the
/// lookups of `DFLT`, or else of `latn`.
final class PairKerning: Sendable {
    /// The writing systems whose kerning may differ.
    enum Script: UInt8, CaseIterable, Sendable {
        case common, latin, greek, cyrillic, hebrew, thai, kana, han, hangul

        fileprivate var tag: String {
            switch self {
            case .common: "DFLT"
            case .latin: "latn"
            case .greek: "grek"
            case .cyrillic: "cyrl"
            case .hebrew: "hebr"
            case .thai: "thai"
            case .kana: "kana"
            case .han: "hani"
            case .hangul: "hang"
            }
        }

        /// Returns the script of a scalar, by blocks of Unicode; nil for scalars of several scripts.
        static func of(_ scalar: UInt32) -> Script? {
            switch scalar {
            case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x1E00...0x1EFF: .latin
            case 0x370...0x373, 0x376...0x37D, 0x37F...0x3E1, 0x1F00...0x1FFF: .greek
            case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
            case 0x591...0x5FF, 0xFB1D...0xFB4F: .hebrew
            case 0xE01...0xE3A, 0xE40...0xE5B: .thai
            case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF6F,
                0xFF71...0xFF9D:
                .kana
            case 0x2E80...0x2FD5, 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
                .han
            case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FB: .hangul
            default: nil
            }
        }
    }

    private let lookups: [PairLookup]
    /// The lookups of each script, in order; nil where it uses the `kern` table.
    private let lookupsOfScript: [[Int]?]
    private let pairs: [UInt32: Int16]

    /// Returns the kerning between two glyphs, in font units.
    ///
    /// - Complexity: O(subtables).
    func amount(_ left: UInt16, _ right: UInt16, _ script: Script) -> Int {
        guard let used = lookupsOfScript[Int(script.rawValue)] else {
            return Int(pairs[UInt32(left) << 16 | UInt32(right)] ?? 0)
        }
        var sum = 0
        for lookup in used { sum += lookups[lookup].amount(left, right) }
        return sum
    }

    /// Whether every script has equal kerning, so that a pair's amount does not depend on the surrounding text.
    var isSameInEveryScript: Bool { lookupsOfScript.allSatisfy { $0 == lookupsOfScript[0] } }

    /// Reads the kerning of a font; nil if it has none.
    ///
    /// - Parameter coordinates: Those of an instance of a variable font; empty for the default.
    init?(_ tables: FontTables, glyphCount: Int, _ coordinates: [Int] = []) throws(FontFileError) {
        var lookups: [PairLookup] = []
        var ofScript: [[Int]?] = Array(repeating: nil, count: Script.allCases.count)
        if tables.has("GPOS") {
            var reader = try PairLookupReader(
                tables.table("GPOS"), glyphCount: glyphCount, try Self.variations(tables, coordinates))
            for script in Script.allCases {
                let used = try reader.kerningLookups(script: script.tag)
                if !used.isEmpty { ofScript[Int(script.rawValue)] = used }
            }
            lookups = reader.lookups
        }
        pairs = tables.has("kern") ? try Self.pairs(tables.table("kern")) : [:]
        if lookups.isEmpty && pairs.isEmpty { return nil }
        self.lookups = lookups
        lookupsOfScript = ofScript
    }

    /// Returns the store of the changes of kerning; nil if it does not vary.
    private static func variations(
        _ tables: FontTables, _ coordinates: [Int]
    ) throws(FontFileError) -> VariationStore? {
        guard !coordinates.isEmpty, tables.has("GDEF") else { return nil }
        let table = try tables.table("GDEF")
        guard try table.u32(0) >= 0x10003 else { return nil }
        let offset = try table.u32(14)
        return offset == 0 ? nil : try VariationStore(try table.at(offset), coordinates)
    }

    /// Reads the pairs of a `kern` table of version 0, format 0.
    private static func pairs(_ table: FontTable) throws(FontFileError) -> [UInt32: Int16] {
        var result: [UInt32: Int16] = [:]
        guard try table.u16(0) == 0 else { return result }
        var offset = 4
        for _ in 0..<(try table.u16(2)) {
            let (length, coverage) = (try table.u16(offset + 2), try table.u16(offset + 4))
            // Horizontal, format 0; neither minimum values nor cross-stream.
            if coverage & 0xFF07 == 1 {
                for pair in 0..<(try table.u16(offset + 6)) {
                    let record = offset + 14 + pair * 6
                    let key = UInt32(try table.u16(record)) << 16 | UInt32(try table.u16(record + 2))
                    let value = Int16(truncatingIfNeeded: try table.i16(record + 4))
                    result[key] = coverage & 8 != 0 ? value : (result[key] ?? 0) &+ value
                }
            }
            offset += max(length, 6)
        }
        return result
    }
}

/// The pair adjustment subtables of a lookup: the first that contains a pair determines its kerning.
struct PairLookup: Sendable {
    enum Subtable: Sendable {
        /// Pairs by left glyph: the range of its set, and all sets in a row, each sorted by right glyph.
        case pairs(coverage: GlyphClasses, sets: [Range<Int>], rights: [UInt16], amounts: [Int16])
        /// A matrix by class: one row per left class.
        case classes(coverage: GlyphClasses, left: GlyphClasses, right: GlyphClasses, columns: Int, amounts: [Int16])
    }

    var subtables: [Subtable] = []

    func amount(_ left: UInt16, _ right: UInt16) -> Int {
        for subtable in subtables {
            if let amount = amount(in: subtable, left, right) { return amount }
        }
        return 0
    }

    private func amount(in subtable: Subtable, _ left: UInt16, _ right: UInt16) -> Int? {
        switch subtable {
        case .pairs(let coverage, let sets, let rights, let amounts):
            guard let number = coverage[left], number < sets.count else { return nil }
            var (low, high) = (sets[number].lowerBound, sets[number].upperBound)
            while low < high {
                let middle = (low + high) / 2
                if rights[middle] == right { return Int(amounts[middle]) }
                if rights[middle] < right { low = middle + 1 } else { high = middle }
            }
            return nil
        case .classes(let coverage, let leftClasses, let rightClasses, let columns, let amounts):
            guard coverage[left] != nil, let column = rightClasses[right], column > 0, column < columns else {
                return nil
            }
            let index = (leftClasses[left] ?? 0) * columns + column
            return index < amounts.count ? Int(amounts[index]) : nil
        }
    }
}
