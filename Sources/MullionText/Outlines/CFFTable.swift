/// The parts of a `CFF ` table that outlines need, by Adobe's Technical Note 5176.
struct CFFTable: Sendable {
    /// A list of byte ranges of the table.
    struct Index: Sendable {
        fileprivate(set) var table: FontTable
        /// The beginning of each entry and the end of the last, from the beginning of the table.
        fileprivate(set) var offsets: [Int] = []

        var count: Int { max(offsets.count - 1, 0) }

        /// The end of the index in the table.
        fileprivate(set) var end: Int

        func bytes(_ entry: Int) throws(FontFileError) -> ArraySlice<UInt8> {
            guard 0..<count ~= entry else { throw table.malformed }
            return try table.slice(offsets[entry], count: offsets[entry + 1] - offsets[entry])
        }
    }

    /// The charstring of each glyph.
    let charstrings: Index
    let globalSubroutines: Index
    /// The subroutines of each font dictionary: one, or several in a font with CIDs.
    private var localSubroutines: [Index?] = []
    /// The dictionary of each glyph; empty if there is one.
    private var dictionaryOfGlyph: [UInt8] = []

    private static let entryLimit = 65_536

    init(_ table: FontTable) throws(FontFileError) {
        let names = try Self.index(table, at: try table.u8(2))
        let dictionaries = try Self.index(table, at: names.end)
        let strings = try Self.index(table, at: dictionaries.end)
        globalSubroutines = try Self.index(table, at: strings.end)
        let top = try Self.dictionary(try dictionaries.bytes(0), table)
        guard let offset = top[17]?.first else { throw table.malformed }
        charstrings = try Self.index(table, at: offset)
        if top[1_230] != nil {
            guard let list = top[1_236]?.first, let selection = top[1_237]?.first else { throw table.malformed }
            let fonts = try Self.index(table, at: list)
            guard fonts.count <= 256 else { throw table.malformed }
            for font in 0..<fonts.count {
                localSubroutines.append(
                    try Self.subroutines(of: try Self.dictionary(try fonts.bytes(font), table), table))
            }
            dictionaryOfGlyph = try Self.selection(try table.at(selection), glyphCount: charstrings.count)
        } else {
            localSubroutines = [try Self.subroutines(of: top, table)]
        }
    }

    /// Returns the subroutines of the dictionary of a glyph; nil if it has none.
    func subroutines(of glyph: Int) -> Index? {
        let number = dictionaryOfGlyph.isEmpty ? 0 : Int(dictionaryOfGlyph[glyph])
        return number < localSubroutines.count ? localSubroutines[number] : nil
    }

    private static func subroutines(of dictionary: [Int: [Int]], _ table: FontTable) throws(FontFileError) -> Index? {
        guard let range = dictionary[18], range.count == 2 else { return nil }
        let `private` = try Self.dictionary(try table.slice(range[1], count: range[0]), table)
        guard let offset = `private`[19]?.first else { return nil }
        return try index(table, at: range[1] + offset)
    }

    private static func index(_ table: FontTable, at start: Int) throws(FontFileError) -> Index {
        let count = try table.u16(start)
        guard count > 0 else { return Index(table: table, end: start + 2) }
        let size = try table.u8(start + 2)
        guard 1...4 ~= size, count < entryLimit else { throw table.malformed }
        let base = start + 3 + (count + 1) * size - 1
        var offsets: [Int] = []
        offsets.reserveCapacity(count + 1)
        for entry in 0...count {
            var offset = 0
            for byte in 0..<size { offset = offset << 8 | (try table.u8(start + 3 + entry * size + byte)) }
            guard offset >= 1, base + offset >= offsets.last ?? 0 else { throw table.malformed }
            offsets.append(base + offset)
        }
        // The end is checked here, so that reading an entry cannot fail later.
        _ = try table.at(offsets[count])
        return Index(table: table, offsets: offsets, end: offsets[count])
    }

    /// Returns the operands of each operator, rounded to integers; those of two bytes count from 1,200.
    private static func dictionary(_ bytes: ArraySlice<UInt8>, _ table: FontTable) throws(FontFileError) -> [Int: [Int]]
    {
        var result: [Int: [Int]] = [:]
        var operands: [Int] = []
        var rest = bytes[...]
        func next() throws(FontFileError) -> Int {
            guard let byte = rest.popFirst() else { throw table.malformed }
            return Int(byte)
        }
        while let byte = rest.popFirst().map(Int.init) {
            switch byte {
            case 0...21:
                result[byte == 12 ? 1_200 + (try next()) : byte] = operands
                operands = []
            case 28: operands.append(Int(Int16(truncatingIfNeeded: try next() << 8 | next())))
            case 29:
                operands.append(Int(Int32(truncatingIfNeeded: try next() << 24 | next() << 16 | next() << 8 | next())))
            case 30:
                // A decimal number, which none of the needed operators has.
                while true {
                    let pair = try next()
                    if pair & 15 == 15 || pair >> 4 == 15 { break }
                }
                operands.append(0)
            case 32...246: operands.append(byte - 139)
            case 247...250: operands.append((byte - 247) * 256 + (try next()) + 108)
            case 251...254: operands.append(-(byte - 251) * 256 - (try next()) - 108)
            default: throw table.malformed
            }
            guard operands.count <= 64 else { throw table.malformed }
        }
        return result
    }

    /// Reads the dictionary of each glyph.
    private static func selection(_ table: FontTable, glyphCount: Int) throws(FontFileError) -> [UInt8] {
        switch try table.u8(0) {
        case 0: return Array(try table.slice(1, count: glyphCount))
        case 3:
            var result = [UInt8](repeating: 0, count: glyphCount)
            let count = try table.u16(1)
            for range in 0..<count {
                let first = try table.u16(3 + range * 3)
                let end = min(try table.u16(6 + range * 3), glyphCount)
                let number = UInt8(try table.u8(5 + range * 3))
                if first < end { for glyph in first..<end { result[glyph] = number } }
            }
            return result
        default: throw table.malformed
        }
    }
}
