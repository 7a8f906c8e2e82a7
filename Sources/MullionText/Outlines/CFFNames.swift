/// The names, identifiers, and codes of the glyphs in a `CFF ` table, by Adobe's Technical Note 5176.
struct CFFNames: Sendable {
    /// The number of standard strings: numbers above refer to those of the table.
    private static let standardCount = 391

    /// Whether glyphs have identifiers of characters rather than names.
    let hasIdentifiers: Bool
    /// The glyphs by the numbers of their names, or by their identifiers.
    private(set) var glyphs: [Int: Int] = [0: 0]
    /// The glyphs by codes of one byte; empty if the font has the standard encoding.
    private(set) var codes: [Int: Int] = [:]
    private var strings: [String: Int] = [:]

    init(_ table: FontTable) throws(FontFileError) {
        let names = try CFFTable.index(table, at: try table.u8(2))
        let dictionaries = try CFFTable.index(table, at: names.end)
        let strings = try CFFTable.index(table, at: dictionaries.end)
        for entry in 0..<strings.count {
            self.strings[String(decoding: try strings.bytes(entry), as: UTF8.self)] = entry + Self.standardCount
        }
        let top = try CFFTable.dictionary(try dictionaries.bytes(0), table)
        hasIdentifiers = top[1_230] != nil
        guard let charstrings = top[17]?.first else { throw table.malformed }
        let count = try CFFTable.index(table, at: charstrings).count
        let charset = top[15]?.first ?? 0
        if charset > 2 {
            try readCharset(try table.at(charset), count)
        } else {
            // The names of the standard charset have the numbers of their glyphs.
            for glyph in 0..<min(count, 229) { glyphs[glyph] = glyph }
        }
        if let encoding = top[16]?.first, encoding > 1 { try readEncoding(try table.at(encoding), count) }
    }

    private mutating func readCharset(_ table: FontTable, _ count: Int) throws(FontFileError) {
        let format = try table.u8(0)
        var (glyph, place) = (1, 1)
        while glyph < count {
            let first = try table.u16(place)
            var more = 0
            switch format {
            case 0: place += 2
            case 1:
                more = try table.u8(place + 2)
                place += 3
            case 2:
                more = try table.u16(place + 2)
                place += 4
            default: throw table.malformed
            }
            for number in first...(first + more) where glyph < count {
                glyphs[number] = glyph
                glyph += 1
            }
        }
    }

    private mutating func readEncoding(_ table: FontTable, _ count: Int) throws(FontFileError) {
        let format = try table.u8(0)
        let entries = try table.u8(1)
        var glyph = 1
        for entry in 0..<entries {
            if format & 127 == 0 {
                codes[try table.u8(2 + entry)] = glyph
                glyph += 1
            } else {
                let first = try table.u8(2 + entry * 2)
                for code in first...(first + (try table.u8(3 + entry * 2))) {
                    codes[code] = glyph
                    glyph += 1
                }
            }
        }
        guard format & 128 != 0 else { return }
        let start = 2 + entries * (format & 127 == 0 ? 1 : 2)
        for entry in 0..<(try table.u8(start)) {
            if let glyph = glyphs[try table.u16(start + 2 + entry * 3)] {
                codes[try table.u8(start + 1 + entry * 3)] = glyph
            }
        }
    }

    /// Returns the glyph of a name.
    func glyph(named name: String, _ standardNames: [String]) -> Int? {
        guard !hasIdentifiers else { return nil }
        return (strings[name] ?? standardNames.firstIndex(of: name)).flatMap { glyphs[$0] }
    }
}
