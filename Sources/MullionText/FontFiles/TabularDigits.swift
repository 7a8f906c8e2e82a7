import MullionGeometry

/// The digits of a font with one width: those of its feature `tnum`, or else its own in the width of the widest.
struct TabularDigits: Sendable {
    /// The glyph of each digit from 0 to 9 by its scalar; missing where the font has none.
    private(set) var glyphs: [UInt32: UInt16] = [:]
    /// The width of all digits; nil if those of the feature have one.
    private let width: Int?
    private let advances: [UInt32: Int]

    private static let scalars: ClosedRange<UInt32> = 0x30...0x39

    /// - Parameter advances: The advance width of each glyph.
    init(_ tables: FontTables, _ map: CharacterMap, advances: [Int]) throws(FontFileError) {
        for (scalar, glyph) in map.glyphs where Self.scalars ~= scalar && Int(glyph) < advances.count {
            glyphs[scalar] = glyph
        }
        if tables.has("GSUB"), let table = try? tables.table("GSUB"),
            let substitutes = try? SingleSubstitutions(table, feature: "tnum", of: Set(glyphs.values))
        {
            for (scalar, glyph) in glyphs {
                if let other = substitutes.glyphs[glyph], Int(other) < advances.count { glyphs[scalar] = other }
            }
        }
        let widths = glyphs.mapValues { advances[Int($0)] }
        self.advances = widths
        width = Set(widths.values).count > 1 ? widths.values.max() : nil
    }

    /// Returns the advance of a digit that is widened; nil for other characters and where all have one width.
    func advance(of scalar: UInt32) -> Int? { Self.scalars ~= scalar && glyphs[scalar] != nil ? width : nil }

    /// Returns how far the glyph of each widened digit is moved, so that it is in the middle of its width.
    var shifts: [UInt16: Int] {
        guard let width else { return [:] }
        var shifts: [UInt16: Int] = [:]
        for (scalar, glyph) in glyphs { shifts[glyph] = (width - (advances[scalar] ?? width)) / 2 }
        return shifts
    }
}

/// The single substitutions of a feature of a `GSUB` table.
///
/// The lookups of the feature are read for the default language of the script `DFLT`, or else of `latn`, in their
/// order.
struct SingleSubstitutions {
    /// What replaces each glyph, of those asked for.
    private(set) var glyphs: [UInt16: UInt16] = [:]

    private let table: FontTable
    private static let subtableLimit = 1_024

    init(_ table: FontTable, feature tag: String, of wanted: Set<UInt16>) throws(FontFileError) {
        self.table = table
        let features = try table.at(try table.u16(6))
        var lookups: Set<Int> = []
        for index in try Self.features(of: try table.at(try table.u16(4))) where index < (try features.u16(0)) {
            guard try features.tag(2 + index * 6) == tag else { continue }
            let feature = try features.at(try features.u16(6 + index * 6))
            for lookup in 0..<(try feature.u16(2)) { lookups.insert(try feature.u16(4 + lookup * 2)) }
        }
        var current = Dictionary(uniqueKeysWithValues: wanted.map { ($0, $0) })
        var subtables = Self.subtableLimit
        for lookup in lookups.sorted() { try apply(lookup, to: &current, &subtables) }
        glyphs = current.filter { $0.key != $0.value }
    }

    /// Returns the indices of the features of the default language.
    private static func features(of scripts: FontTable) throws(FontFileError) -> [Int] {
        var found: [String: Int] = [:]
        for index in 0..<(try scripts.u16(0)) { found[try scripts.tag(2 + index * 6)] = try scripts.u16(6 + index * 6) }
        for tag in ["DFLT", "latn"] {
            guard let offset = found[tag] else { continue }
            let script = try scripts.at(offset)
            let language = try script.u16(0)
            guard language != 0 else { continue }
            let system = try script.at(language)
            var indices: [Int] = []
            for index in 0..<(try system.u16(4)) { indices.append(try system.u16(6 + index * 2)) }
            return indices
        }
        return []
    }

    private func apply(
        _ number: Int, to current: inout [UInt16: UInt16], _ subtables: inout Int
    ) throws(FontFileError) {
        let list = try table.at(try table.u16(8))
        guard number < (try list.u16(0)) else { throw table.malformed }
        let lookup = try list.at(try list.u16(2 + number * 2))
        var open = Set(current.keys)
        for index in 0..<(try lookup.u16(4)) {
            subtables -= 1
            guard subtables >= 0 else { throw table.malformed }
            var (subtable, kind) = (try lookup.at(try lookup.u16(6 + index * 2)), try lookup.u16(0))
            if kind == 7 {
                kind = try subtable.u16(2)
                subtable = try subtable.at(try subtable.u32(4))
            }
            guard kind == 1 else { continue }
            // The first subtable that covers a glyph replaces it.
            for key in open.sorted() {
                guard let glyph = current[key], let other = try Self.substitute(of: glyph, in: subtable) else {
                    continue
                }
                current[key] = other
                open.remove(key)
            }
        }
    }

    private static func substitute(of glyph: UInt16, in table: FontTable) throws(FontFileError) -> UInt16? {
        guard let index = try coverage(try table.at(try table.u16(2)), of: glyph) else { return nil }
        switch try table.u16(0) {
        case 1: return UInt16(truncatingIfNeeded: Int(glyph) + (try table.i16(4)))
        case 2: return index < (try table.u16(4)) ? UInt16(try table.u16(6 + index * 2)) : nil
        default: throw table.malformed
        }
    }

    /// Returns the index of a glyph in a coverage table; nil if it is not covered.
    private static func coverage(_ table: FontTable, of glyph: UInt16) throws(FontFileError) -> Int? {
        let (format, count) = (try table.u16(0), try table.u16(2))
        for index in 0..<count {
            if format == 1 {
                if try table.u16(4 + index * 2) == Int(glyph) { return index }
            } else if format == 2 {
                let range = 4 + index * 6
                let (first, last) = (try table.u16(range), try table.u16(range + 2))
                if first...max(first, last) ~= Int(glyph) { return try table.u16(range + 4) + Int(glyph) - first }
            } else {
                throw table.malformed
            }
        }
        return nil
    }
}
