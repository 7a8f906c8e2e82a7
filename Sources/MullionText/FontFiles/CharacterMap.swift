/// The glyphs of scalars, from a font's `cmap` table: subtable formats 4 and 12, the larger one first.
struct CharacterMap {
    /// The glyph of each mapped scalar, in the order of the table; glyph 0 is left out.
    private(set) var glyphs: [(scalar: UInt32, glyph: UInt16)] = []

    /// The maximum number of scalars in a subtable, which no font with separate ranges exceeds.
    private static let limit = 0x110000

    init(_ table: FontTable) throws(FontFileError) {
        let count = try table.u16(2)
        var found: (format: Int, offset: Int)?
        for index in 0..<count {
            let (platform, encoding) = (try table.u16(4 + index * 8), try table.u16(6 + index * 8))
            // Unicode, or Windows' names for it; 14 is for variation sequences.
            guard platform == 0 && encoding != 5 || platform == 3 && (encoding == 1 || encoding == 10) else { continue }
            let offset = try table.u32(8 + index * 8)
            let format = try table.u16(offset)
            if format == 12 || format == 4 && found == nil { found = (format, offset) }
        }
        guard let found else { throw .noCharacterMap }
        if found.format == 12 {
            try readFormat12(table.at(found.offset))
        } else {
            try readFormat4(table.at(found.offset))
        }
    }

    /// Replaces the glyphs of some scalars.
    mutating func replace(_ others: [UInt32: UInt16]) {
        for index in glyphs.indices {
            if let other = others[glyphs[index].scalar] { glyphs[index].glyph = other }
        }
    }

    private mutating func add(_ scalar: Int, _ glyph: Int) {
        guard glyph > 0, glyph <= 0xFFFF else { return }
        glyphs.append((UInt32(scalar), UInt16(glyph)))
    }

    private mutating func readFormat12(_ table: FontTable) throws(FontFileError) {
        var total = 0
        for index in 0..<(try table.u32(12)) {
            let group = 16 + index * 12
            let (first, last, glyph) = (try table.u32(group), try table.u32(group + 4), try table.u32(group + 8))
            guard first <= last, last < Self.limit, glyph <= 0xFFFF else { throw table.malformed }
            total += last - first + 1
            guard total <= Self.limit else { throw table.malformed }
            for scalar in first...last { add(scalar, glyph + scalar - first) }
        }
    }

    private mutating func readFormat4(_ table: FontTable) throws(FontFileError) {
        let doubled = try table.u16(6) & ~1
        let (ends, starts) = (14, 16 + doubled)
        let (deltas, ranges) = (starts + doubled, starts + 2 * doubled)
        var total = 0
        for segment in stride(from: 0, to: doubled, by: 2) {
            let (first, last) = (try table.u16(starts + segment), try table.u16(ends + segment))
            let (delta, range) = (try table.u16(deltas + segment), try table.u16(ranges + segment))
            guard first <= last else { continue }
            total += last - first + 1
            guard total <= 2 * 0x10000 else { throw table.malformed }
            for scalar in first...last where scalar != 0xFFFF {
                guard range != 0 else {
                    add(scalar, (scalar + delta) & 0xFFFF)
                    continue
                }
                // The offset is relative to its position in the table. Some fonts end before the last, empty segment.
                let offset = ranges + segment + range + 2 * (scalar - first)
                guard let glyph = try? table.u16(offset), glyph != 0 else { continue }
                add(scalar, (glyph + delta) & 0xFFFF)
            }
        }
    }
}
