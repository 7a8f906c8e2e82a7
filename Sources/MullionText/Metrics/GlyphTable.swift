/// The advance widths and pair kerning of a font face in flat arrays, in font units.
///
/// Scalars are looked up in pages of 256. Each page with a glyph has 256 entries; all others share one page of entries
/// marked missing. Kerning is by class: a glyph has a class as the left and one as the right half of a pair, and the
/// amounts form a matrix whose row 0 and column 0 are zero, so that a lookup needs no branch.
///
/// The first page is always that of U+0000…U+00FF, so the entry of an ASCII byte is `entries[byte]`.
///
/// The arrays are raw memory, because the measuring loop reads three of them for each byte. Two invariants make
/// unchecked reading safe; ``GlyphTableBuilder``, which alone makes tables, maintains both:
///
/// - Every page start is followed by 256 entries, and each of the 0x1100 pages of Unicode has one.
/// - `leftRow + rightClass` of any two entries is inside the matrix.
///
/// Nothing is written after `init`, so threads can share the table. It is a structure of pointers, so that reading it
/// counts no references; ``FontMetrics`` owns the memory.
struct GlyphTable: @unchecked Sendable {
    /// One glyph.
    struct Entry: Equatable {
        /// The distance that the pen moves, in font units.
        var advance: UInt16
        /// The beginning of the left kerning class's row in the matrix.
        var leftRow: UInt16
        /// The column of the right kerning class.
        var rightClass: UInt16
        var traits: Traits

        struct Traits: OptionSet {
            let rawValue: UInt16
            /// The glyph is missing; the other fields are 0.
            static let isMissing = Traits(rawValue: 1)
            /// An ASCII letter or digit, of which the measuring loop may take many at once.
            static let isPlain = Traits(rawValue: 2)
        }

        static let missing = Entry(advance: 0, leftRow: 0, rightClass: 0, traits: .isMissing)

        @inline(__always) var isMissing: Bool { traits.contains(.isMissing) }
        @inline(__always) var isPlain: Bool { traits.contains(.isPlain) }
    }

    static let pageSize = 256
    static let pageCount = 0x1100

    let entries: UnsafePointer<Entry>
    /// The matrix row by row: `kerning[left row + right class]`.
    let kerning: UnsafePointer<Int16>
    /// The number of each entry's glyph in a font file; nil for other tables.
    private let glyphNumbers: UnsafePointer<UInt16>?
    /// The beginning of the page `scalar >> 8` in `entries`.
    private let pageStarts: UnsafePointer<Int32>

    fileprivate init(entries: [Entry], pageStarts: [Int32], kerning: [Int16], glyphNumbers: [UInt16]) {
        self.entries = copied(entries)
        self.pageStarts = copied(pageStarts)
        self.kerning = copied(kerning)
        self.glyphNumbers = glyphNumbers.isEmpty ? nil : copied(glyphNumbers)
    }

    /// Frees the memory. The owner must call it once.
    func deallocate() {
        entries.deallocate()
        pageStarts.deallocate()
        kerning.deallocate()
        glyphNumbers?.deallocate()
    }

    /// Returns the entry of a scalar, up to U+10FFFF.
    @inline(__always)
    func entry(of scalar: UInt32) -> Entry { entries[Int(pageStarts[Int(scalar >> 8)]) + Int(scalar & 0xFF)] }

    /// Returns the number of a scalar's glyph in a font file; 0 if it has none.
    func glyphNumber(of scalar: UInt32) -> UInt16 {
        glyphNumbers?[Int(pageStarts[Int(scalar >> 8)]) + Int(scalar & 0xFF)] ?? 0
    }

    /// Returns the kerning between two glyphs; 0 where either has class 0.
    @inline(__always)
    func kerning(leftRow: UInt16, rightClass: UInt16) -> Int { Int(kerning[Int(leftRow) + Int(rightClass)]) }
}

/// Returns raw memory with the elements of an array, which the caller deallocates.
private func copied<T>(_ array: [T]) -> UnsafePointer<T> {
    let memory = UnsafeMutablePointer<T>.allocate(capacity: array.count)
    memory.initialize(from: array, count: array.count)
    return UnsafePointer(memory)
}

/// A glyph table under construction.
struct GlyphTableBuilder {
    private var entries: [GlyphTable.Entry]
    private var pageStarts: [Int32]
    private var kerning: [Int16]
    /// As many as entries once the first is set; empty before.
    private var glyphNumbers: [UInt16] = []
    private let leftClasses: Int
    private let rightClasses: Int

    /// Creates a table without glyphs, with room for kerning between numbers of classes (1…256, including class 0).
    init(leftClasses: Int = 1, rightClasses: Int = 1) {
        // The second page is the shared one of missing glyphs.
        entries = Array(repeating: .missing, count: 2 * GlyphTable.pageSize)
        pageStarts = Array(repeating: Int32(GlyphTable.pageSize), count: GlyphTable.pageCount)
        pageStarts[0] = 0
        self.leftClasses = min(max(leftClasses, 1), 256)
        self.rightClasses = min(max(rightClasses, 1), 256)
        kerning = Array(repeating: 0, count: self.leftClasses * self.rightClasses)
    }

    /// Sets the advance (clamped to 0…65,534) and kerning classes of a scalar.
    ///
    /// Scalars beyond U+10FFFF, and those of classes beyond the table's, are ignored. A glyph that is not plain is
    /// excluded from the measuring loop, which uses only the table's kerning.
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

    /// Sets the kerning of two classes; class 0 never kerns, so that setting it has no effect.
    mutating func setKerning(_ amount: Int, leftClass: Int, rightClass: Int) {
        guard 1..<max(leftClasses, 1) ~= leftClass, 1..<max(rightClasses, 1) ~= rightClass else { return }
        kerning[leftClass * rightClasses + rightClass] = Int16(clamping: amount)
    }

    /// Sets the number of a scalar's glyph in a font file. The scalar's glyph must already be set.
    mutating func setGlyphNumber(_ number: UInt16, of scalar: UInt32) {
        guard scalar <= 0x10FFFF else { return }
        let index = Int(pageStarts[Int(scalar >> 8)]) + Int(scalar & 0xFF)
        guard !entries[index].isMissing else { return }
        if glyphNumbers.count < entries.count {
            glyphNumbers += repeatElement(0, count: entries.count - glyphNumbers.count)
        }
        glyphNumbers[index] = number
    }

    /// Returns the table, which its owner deallocates.
    func build() -> GlyphTable {
        var numbers = glyphNumbers
        if !numbers.isEmpty { numbers += repeatElement(0, count: entries.count - numbers.count) }
        return GlyphTable(entries: entries, pageStarts: pageStarts, kerning: kerning, glyphNumbers: numbers)
    }
}
