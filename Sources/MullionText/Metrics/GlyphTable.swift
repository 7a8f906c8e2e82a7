/// Advance widths and pair kerning of one font face in flat arrays, in font units.
///
/// Scalars are looked up through pages of 256. Every page that has a glyph owns 256 entries; all others share one page
/// of entries marked missing. Kerning is by class: a glyph has a class as the left and one as the right half of a pair,
/// and the amounts form a matrix whose row 0 and column 0 are zero, so that a lookup needs no branch.
///
/// The first page is always that of U+0000…U+00FF, so the entry of an ASCII byte is `entries[byte]`.
///
/// The arrays are raw memory, because the loop that measures reads three of them for every byte. Two invariants make
/// unchecked reading safe; ``GlyphTableBuilder``, which alone makes tables, keeps both:
///
/// - Every page start is followed by 256 entries, and there is one for each of the 0x1100 pages of Unicode.
/// - `leftRow + rightClass` of any two entries lies within the matrix.
///
/// Nothing is written after `init`, hence the table can be shared between threads. It is a structure of pointers, so
/// that reading it counts no references; ``FontMetrics`` owns the memory.
struct GlyphTable: @unchecked Sendable {
    /// One glyph.
    struct Entry: Equatable {
        /// How far the pen moves, in font units.
        var advance: UInt16
        /// Where the row of the left kerning class begins in the matrix.
        var leftRow: UInt16
        /// The column of the right kerning class.
        var rightClass: UInt16
        var traits: Traits

        struct Traits: OptionSet {
            let rawValue: UInt16
            /// There is no such glyph; the other fields are 0.
            static let isMissing = Traits(rawValue: 1)
            /// An ASCII letter or digit, of which the measuring loop may take many in a row.
            static let isPlain = Traits(rawValue: 2)
        }

        static let missing = Entry(advance: 0, leftRow: 0, rightClass: 0, traits: .isMissing)

        @inline(__always) var isMissing: Bool { traits.contains(.isMissing) }
        @inline(__always) var isPlain: Bool { traits.contains(.isPlain) }
    }

    static let pageSize = 256
    static let pageCount = 0x1100

    let entries: UnsafePointer<Entry>
    /// Row by row: `kerning[left row + right class]`.
    let kerning: UnsafePointer<Int16>
    /// The number of each entry's glyph in a font file; nil for other tables.
    private let glyphNumbers: UnsafePointer<UInt16>?
    /// Where the page of `scalar >> 8` begins in `entries`.
    private let pageStarts: UnsafePointer<Int32>

    fileprivate init(entries: [Entry], pageStarts: [Int32], kerning: [Int16], glyphNumbers: [UInt16]) {
        self.entries = copied(entries)
        self.pageStarts = copied(pageStarts)
        self.kerning = copied(kerning)
        self.glyphNumbers = glyphNumbers.isEmpty ? nil : copied(glyphNumbers)
    }

    /// Frees the memory. To be called once, by the owner.
    func deallocate() {
        entries.deallocate()
        pageStarts.deallocate()
        kerning.deallocate()
        glyphNumbers?.deallocate()
    }

    /// The entry of a scalar, up to U+10FFFF.
    @inline(__always)
    func entry(of scalar: UInt32) -> Entry {
        entries[Int(pageStarts[Int(scalar >> 8)]) + Int(scalar & 0xFF)]
    }

    /// The number of a scalar's glyph in a font file; 0 if it has none.
    func glyphNumber(of scalar: UInt32) -> UInt16 {
        glyphNumbers?[Int(pageStarts[Int(scalar >> 8)]) + Int(scalar & 0xFF)] ?? 0
    }

    /// What to add between two glyphs; 0 where either has class 0.
    @inline(__always)
    func kerning(leftRow: UInt16, rightClass: UInt16) -> Int {
        Int(kerning[Int(leftRow) + Int(rightClass)])
    }
}

/// Raw memory with the elements of an array, for the receiver to deallocate.
private func copied<T>(_ array: [T]) -> UnsafePointer<T> {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: array.count)
    memory.initialize(from: array, count: array.count)
    return UnsafePointer(memory)
}

/// A glyph table that is being made.
struct GlyphTableBuilder {
    private var entries: [GlyphTable.Entry]
    private var pageStarts: [Int32]
    private var kerning: [Int16]
    /// As many as entries, once there is one.
    private var glyphNumbers: [UInt16] = []
    private let leftClasses: Int
    private let rightClasses: Int

    /// A table without glyphs, with room for kerning between the given numbers of classes (1…256, class 0 included).
    init(leftClasses: Int = 1, rightClasses: Int = 1) {
        // The second page is the shared one of missing glyphs.
        entries = Array(repeating: .missing, count: 2 * GlyphTable.pageSize)
        pageStarts = Array(repeating: Int32(GlyphTable.pageSize), count: GlyphTable.pageCount)
        pageStarts[0] = 0
        self.leftClasses = min(max(leftClasses, 1), 256)
        self.rightClasses = min(max(rightClasses, 1), 256)
        kerning = Array(repeating: 0, count: self.leftClasses * self.rightClasses)
    }

    /// Sets advance (0…65,534, the nearer end otherwise) and kerning classes of a scalar.
    ///
    /// Scalars beyond U+10FFFF are ignored, and so are scalars of classes the table has no room for. A glyph that is
    /// not plain is kept out of the measuring loop, which knows no kerning but the table's.
    mutating func setGlyph(
        of scalar: UInt32, advance: Int, leftClass: Int = 0, rightClass: Int = 0, isPlain: Bool = true
    ) {
        guard scalar <= 0x10FFFF, 0..<leftClasses ~= leftClass, 0..<rightClasses ~= rightClass else { return }
        let page = Int(scalar >> 8)
        if pageStarts[page] == GlyphTable.pageSize {
            pageStarts[page] = Int32(entries.count)
            entries.append(contentsOf: repeatElement(.missing, count: GlyphTable.pageSize))
        }
        entries[Int(pageStarts[page]) + Int(scalar & 0xFF)] = GlyphTable.Entry(
            advance: UInt16(min(max(advance, 0), 0xFFFE)), leftRow: UInt16(leftClass * rightClasses),
            rightClass: UInt16(rightClass), traits: isPlain && Self.isPlain(scalar) ? .isPlain : [])
    }

    private static func isPlain(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// Sets the kerning of two classes; class 0 never kerns, so setting it is ignored.
    mutating func setKerning(_ amount: Int, leftClass: Int, rightClass: Int) {
        guard 1..<max(leftClasses, 1) ~= leftClass, 1..<max(rightClasses, 1) ~= rightClass else { return }
        kerning[leftClass * rightClasses + rightClass] = Int16(clamping: amount)
    }

    /// Sets the number of a scalar's glyph in a font file. The scalar's glyph was set before.
    mutating func setGlyphNumber(_ number: UInt16, of scalar: UInt32) {
        guard scalar <= 0x10FFFF else { return }
        let index = Int(pageStarts[Int(scalar >> 8)]) + Int(scalar & 0xFF)
        guard !entries[index].isMissing else { return }
        if glyphNumbers.count < entries.count {
            glyphNumbers += repeatElement(0, count: entries.count - glyphNumbers.count)
        }
        glyphNumbers[index] = number
    }

    /// The finished table.
    func build() -> GlyphTable {
        var numbers = glyphNumbers
        if !numbers.isEmpty { numbers += repeatElement(0, count: entries.count - numbers.count) }
        return GlyphTable(entries: entries, pageStarts: pageStarts, kerning: kerning, glyphNumbers: numbers)
    }
}
