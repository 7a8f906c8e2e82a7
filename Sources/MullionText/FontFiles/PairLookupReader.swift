/// Reads the pair adjustments of the `kern` feature from a GPOS table.
///
/// 1. Find the script, its default language, and that language's `kern` features.
/// 2. Read each lookup of the features once, however many scripts use it.
/// 3. Read the pair subtables of each lookup, if necessary through extensions.
///
/// Tables may overlap, so that a small file could describe endless pairs: the total read is limited.
struct PairLookupReader {
    private(set) var lookups: [PairLookup] = []

    private let table: FontTable
    private let glyphCount: Int
    /// The changes of amounts in an instance of a variable font; nil for none.
    private let variations: VariationStore?
    /// The index in `lookups` of each lookup read, by its number in the table.
    private var indices: [Int: Int] = [:]
    private var cellsLeft = 8 << 20
    private var subtablesLeft = 4_096

    init(_ table: FontTable, glyphCount: Int, _ variations: VariationStore? = nil) throws(FontFileError) {
        self.table = table
        self.variations = variations
        self.glyphCount = glyphCount
    }

    /// Returns the indices in `lookups` of a script's kerning, in the order of the font.
    mutating func kerningLookups(script tag: String) throws(FontFileError) -> [Int] {
        let scripts = try table.at(try table.u16(4))
        let features = try table.at(try table.u16(6))
        guard let script = try script(tag, in: scripts) else { return [] }
        let language = try script.u16(0)
        guard language != 0 else { return [] }
        let system = try script.at(language)
        var numbers: Set<Int> = []
        var indices: [Int] = []
        for index in 0..<(try system.u16(4)) { indices.append(try system.u16(6 + index * 2)) }
        let required = try system.u16(2)
        if required != 0xFFFF { indices.append(required) }
        let count = try features.u16(0)
        for index in indices where index < count {
            guard try features.tag(2 + index * 6) == "kern" else { continue }
            let feature = try features.at(try features.u16(6 + index * 6))
            for lookup in 0..<(try feature.u16(2)) { numbers.insert(try feature.u16(4 + lookup * 2)) }
        }
        var result: [Int] = []
        for number in numbers.sorted() { if let index = try index(ofLookup: number) { result.append(index) } }
        return result
    }

    private func script(_ tag: String, in scripts: FontTable) throws(FontFileError) -> FontTable? {
        var found: [String: Int] = [:]
        for index in 0..<(try scripts.u16(0)) { found[try scripts.tag(2 + index * 6)] = try scripts.u16(6 + index * 6) }
        for candidate in [tag, "DFLT", "dflt", "latn"] {
            if let offset = found[candidate] { return try scripts.at(offset) }
        }
        return nil
    }

    // MARK: - 2. Lookups

    /// Returns the index of a lookup, reading it if necessary; nil if it adjusts no pairs.
    private mutating func index(ofLookup number: Int) throws(FontFileError) -> Int? {
        if let index = indices[number] { return index < 0 ? nil : index }
        let list = try table.at(try table.u16(8))
        guard number < (try list.u16(0)) else { throw table.malformed }
        let source = try list.at(try list.u16(2 + number * 2))
        let kind = try source.u16(0)
        var lookup = PairLookup()
        for index in 0..<(try source.u16(4)) {
            subtablesLeft -= 1
            guard subtablesLeft >= 0 else { throw table.malformed }
            var (subtable, kind) = (try source.at(try source.u16(6 + index * 2)), kind)
            if kind == 9 {
                kind = try subtable.u16(2)
                subtable = try subtable.at(try subtable.u32(4))
            }
            guard kind == 2 else { continue }
            switch try subtable.u16(0) {
            case 1: lookup.subtables.append(try pairs(subtable))
            case 2: lookup.subtables.append(try classes(subtable))
            default: throw table.malformed
            }
        }
        indices[number] = lookup.subtables.isEmpty ? -1 : lookups.count
        if lookup.subtables.isEmpty { return nil }
        lookups.append(lookup)
        return lookups.count - 1
    }

    // MARK: - 3. Subtables

    /// The fields of a value record, and the offsets of the advances of a pair's two records.
    private struct ValueFormat {
        let size: Int
        let advances: [Int]
        /// The offsets of the tables that change the advances.
        let devices: [Int]

        init(_ first: Int, _ second: Int) {
            let firstSize = first.nonzeroBitCount * 2
            size = firstSize + second.nonzeroBitCount * 2
            // Bit 2 is the horizontal advance; the fields of lower bits precede it.
            advances =
                (first & 4 != 0 ? [(first & 3).nonzeroBitCount * 2] : [])
                + (second & 4 != 0 ? [firstSize + (second & 3).nonzeroBitCount * 2] : [])
            // Bit 64 is the table that changes it.
            devices =
                (first & 64 != 0 ? [(first & 63).nonzeroBitCount * 2] : [])
                + (second & 64 != 0 ? [firstSize + (second & 63).nonzeroBitCount * 2] : [])
        }

        /// Returns the sum of the advances of a pair, whose record is at an offset of its table.
        func amount(
            _ table: FontTable, _ offset: Int, _ variations: VariationStore?
        ) throws(FontFileError) -> Int16 {
            var sum = 0
            for advance in advances { sum += try table.i16(offset + advance) }
            if let variations {
                for device in devices { sum += try change(table, try table.u16(offset + device), variations) }
            }
            return Int16(clamping: sum)
        }

        private func change(
            _ table: FontTable, _ offset: Int, _ variations: VariationStore
        ) throws(FontFileError) -> Int {
            // Other formats change amounts at sizes in pixels.
            guard offset > 0, try table.u16(offset + 4) == 0x8000 else { return 0 }
            let change = try variations.change(try table.u16(offset), try table.u16(offset + 2))
            return Int(max(-65_536, min(65_536, change)).rounded())
        }
    }

    private mutating func spend(_ cells: Int) throws(FontFileError) {
        cellsLeft -= cells
        guard cellsLeft >= 0 else { throw table.malformed }
    }

    private mutating func pairs(_ subtable: FontTable) throws(FontFileError) -> PairLookup.Subtable {
        let coverage = try GlyphClasses(coverage: subtable.at(try subtable.u16(2)), glyphCount: glyphCount)
        let format = ValueFormat(try subtable.u16(4), try subtable.u16(6))
        var (sets, rights, amounts): ([Range<Int>], [UInt16], [Int16]) = ([], [], [])
        for index in 0..<(try subtable.u16(8)) {
            let set = try subtable.at(try subtable.u16(10 + index * 2))
            let count = try set.u16(0)
            try spend(count)
            let start = rights.count
            for pair in 0..<count {
                let offset = 2 + pair * (2 + format.size)
                rights.append(UInt16(try set.u16(offset)))
                amounts.append(try format.amount(set, offset + 2, variations))
            }
            sets.append(start..<rights.count)
        }
        return .pairs(coverage: coverage, sets: sets, rights: rights, amounts: amounts)
    }

    private mutating func classes(_ subtable: FontTable) throws(FontFileError) -> PairLookup.Subtable {
        try spend(3 * glyphCount)
        let coverage = try GlyphClasses(coverage: subtable.at(try subtable.u16(2)), glyphCount: glyphCount)
        let left = try GlyphClasses(definition: subtable.at(try subtable.u16(8)), glyphCount: glyphCount)
        let right = try GlyphClasses(definition: subtable.at(try subtable.u16(10)), glyphCount: glyphCount)
        let format = ValueFormat(try subtable.u16(4), try subtable.u16(6))
        let (rows, columns) = (try subtable.u16(12), try subtable.u16(14))
        try spend(rows * columns)
        var amounts: [Int16] = []
        amounts.reserveCapacity(rows * columns)
        for cell in 0..<(rows * columns) {
            amounts.append(try format.amount(subtable, 16 + cell * format.size, variations))
        }
        return .classes(coverage: coverage, left: left, right: right, columns: columns, amounts: amounts)
    }
}
