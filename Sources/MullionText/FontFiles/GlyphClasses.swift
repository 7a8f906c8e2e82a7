/// Numbers given to glyphs by an OpenType coverage or class definition table.
struct GlyphClasses: Sendable {
    /// The number of each glyph; `none` for glyphs without one.
    private let numbers: [UInt16]

    static let none = UInt16.max

    /// Returns the number of a glyph, or nil if it has none.
    @inline(__always)
    subscript(glyph: UInt16) -> Int? {
        guard Int(glyph) < numbers.count, numbers[Int(glyph)] != Self.none else { return nil }
        return Int(numbers[Int(glyph)])
    }

    /// The highest number, -1 if there is none.
    var highest: Int { numbers.lazy.filter { $0 != Self.none }.max().map(Int.init) ?? -1 }

    /// Reads a coverage table: the glyphs counted from 0 in the order of the table.
    init(coverage table: FontTable, glyphCount: Int) throws(FontFileError) {
        var numbers = [UInt16](repeating: Self.none, count: glyphCount)
        switch try table.u16(0) {
        case 1:
            for index in 0..<(try table.u16(2)) { try Self.set(&numbers, try table.u16(4 + index * 2), index, table) }
        case 2: try Self.setRanges(&numbers, table, isCounting: true)
        default: throw table.malformed
        }
        self.numbers = numbers
    }

    /// Reads a class definition: glyphs not in it have class 0.
    init(definition table: FontTable, glyphCount: Int) throws(FontFileError) {
        var numbers = [UInt16](repeating: 0, count: glyphCount)
        switch try table.u16(0) {
        case 1:
            let first = try table.u16(2)
            for index in 0..<(try table.u16(4)) {
                try Self.set(&numbers, first + index, try table.u16(6 + index * 2), table)
            }
        case 2: try Self.setRanges(&numbers, table, isCounting: false)
        default: throw table.malformed
        }
        self.numbers = numbers
    }

    /// Reads ranges of glyphs, whose numbers are equal or count up from that of the first glyph.
    private static func setRanges(
        _ numbers: inout [UInt16], _ table: FontTable, isCounting: Bool
    ) throws(FontFileError) {
        var total = 0
        for index in 0..<(try table.u16(2)) {
            let range = 4 + index * 6
            let (first, last, number) = (try table.u16(range), try table.u16(range + 2), try table.u16(range + 4))
            guard first <= last else { throw table.malformed }
            // Overlapping ranges could cover more glyphs than can exist.
            total += last - first + 1
            guard total <= 0x10000 else { throw table.malformed }
            for glyph in first...last { try set(&numbers, glyph, isCounting ? number + glyph - first : number, table) }
        }
    }

    private static func set(
        _ numbers: inout [UInt16], _ glyph: Int, _ number: Int, _ table: FontTable
    ) throws(FontFileError) {
        guard number < Int(none) else { throw table.malformed }
        // Some fonts list glyphs that they do not have.
        if glyph < numbers.count { numbers[glyph] = UInt16(number) }
    }
}
