/// The parts of a `CFF ` table that outlines need, by Adobe's Technical Note 5176, or of the `CFF2` table of a variable
/// font.
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
    /// The set of variations that each font dictionary begins with; empty in a `CFF ` table.
    private var variationSets: [Int] = []
    /// How the numbers of charstrings vary; nil in a `CFF ` table, and where they do not.
    private(set) var variations: VariationStore?
    /// Whether this is a `CFF2` table.
    private(set) var isVariable = false

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

    /// Reads a `CFF2` table.
    ///
    /// - Parameter coordinates: One for each axis of the font.
    init(variable table: FontTable, _ coordinates: [Int]) throws(FontFileError) {
        let start = try table.u8(2)
        let length = try table.u16(3)
        isVariable = true
        globalSubroutines = try Self.index(table, at: start + length, isWide: true)
        let top = try Self.dictionary(try table.slice(start, count: length), table)
        guard let offset = top[17]?.first, let list = top[1_236]?.first else { throw table.malformed }
        charstrings = try Self.index(table, at: offset, isWide: true)
        if let store = top[24]?.first {
            // The store follows its length.
            variations = try VariationStore(try table.at(store).at(2), coordinates)
        }
        let fonts = try Self.index(table, at: list, isWide: true)
        guard 1...256 ~= fonts.count else { throw table.malformed }
        for font in 0..<fonts.count {
            let dictionary = try Self.dictionary(try fonts.bytes(font), table)
            localSubroutines.append(try Self.subroutines(of: dictionary, table, isWide: true))
            variationSets.append(try Self.privateDictionary(of: dictionary, table)?[22]?.first ?? 0)
        }
        if fonts.count > 1 {
            guard let selection = top[1_237]?.first else { throw table.malformed }
            dictionaryOfGlyph = try Self.selection(try table.at(selection), glyphCount: charstrings.count)
        }
    }

    /// Returns the set of variations with which the charstring of a glyph begins.
    func variationSet(of glyph: Int) -> Int {
        let number = dictionaryOfGlyph.isEmpty ? 0 : Int(dictionaryOfGlyph[glyph])
        return number < variationSets.count ? variationSets[number] : 0
    }

    /// Returns the subroutines of the dictionary of a glyph; nil if it has none.
    func subroutines(of glyph: Int) -> Index? {
        let number = dictionaryOfGlyph.isEmpty ? 0 : Int(dictionaryOfGlyph[glyph])
        return number < localSubroutines.count ? localSubroutines[number] : nil
    }

    private static func privateDictionary(
        of dictionary: [Int: [Int]], _ table: FontTable
    ) throws(FontFileError) -> [Int: [Int]]? {
        guard let range = dictionary[18], range.count == 2 else { return nil }
        return try Self.dictionary(try table.slice(range[1], count: range[0]), table)
    }

    private static func subroutines(
        of dictionary: [Int: [Int]], _ table: FontTable, isWide: Bool = false
    ) throws(FontFileError) -> Index? {
        guard let offset = try privateDictionary(of: dictionary, table)?[19]?.first, let range = dictionary[18] else {
            return nil
        }
        return try index(table, at: range[1] + offset, isWide: isWide)
    }

    /// - Parameter isWide: Whether the number of entries has four bytes, as in a `CFF2` table.
    static func index(_ table: FontTable, at start: Int, isWide: Bool = false) throws(FontFileError) -> Index {
        let count = isWide ? try table.u32(start) : try table.u16(start)
        let start = isWide ? start + 2 : start
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
    static func dictionary(_ bytes: ArraySlice<UInt8>, _ table: FontTable) throws(FontFileError) -> [Int: [Int]] {
        var result: [Int: [Int]] = [:]
        var operands: [Int] = []
        var rest = bytes[...]
        func next() throws(FontFileError) -> Int {
            guard let byte = rest.popFirst() else { throw table.malformed }
            return Int(byte)
        }
        while let byte = rest.popFirst().map(Int.init) {
            switch byte {
            // Values that vary are hints, which are not read.
            case 23: operands = []
            case 0...22, 24:
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
            guard operands.count <= 513 else { throw table.malformed }
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
