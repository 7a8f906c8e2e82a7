/// Advance widths and pair kerning of one font face in flat arrays, in font units.
///
/// Scalars are looked up through pages of 256. Every page that has a glyph owns 256 entries; all others share one page of
/// entries marked missing. Kerning is by class: a glyph has a class as the left and one as the right half of a pair, and
/// the amounts form a matrix whose row 0 and column 0 are zero, so that a lookup needs no branch.
///
///     entry = advance (16 bits) | left class (8 bits) | right class (8 bits)
///
/// The first page is always that of U+0000…U+00FF, so the entry of an ASCII byte is `entries[byte]`.
struct GlyphTable: Sendable {
    /// The advance, kerning classes and existence of one glyph, packed into 32 bits.
    struct Entry: Equatable, Sendable {
        let bits: UInt32

        static let missing = Entry(bits: .max)

        /// `missing` has the largest advance, which no present glyph has.
        init(advance: Int, leftClass: Int, rightClass: Int) {
            let advance = UInt32(min(max(advance, 0), 0xFFFE))
            bits = advance << 16 | UInt32(leftClass & 0xFF) << 8 | UInt32(rightClass & 0xFF)
        }

        private init(bits: UInt32) { self.bits = bits }

        @inline(__always) var isMissing: Bool { bits == .max }
        @inline(__always) var advance: Int { Int(bits >> 16) }
        @inline(__always) var leftClass: Int { Int(bits >> 8 & 0xFF) }
        @inline(__always) var rightClass: Int { Int(bits & 0xFF) }
    }

    static let pageSize = 256
    private static let bmpPageCount = 256

    /// 256 entries per page; the first page is U+0000…U+00FF, the second the shared page of missing glyphs.
    private(set) var entries: [Entry]

    /// Where the page of `scalar >> 8` begins in `entries`, for the Basic Multilingual Plane.
    private var pageStarts: [Int32]

    /// Row by row: `kerning[left class * kerningColumns + right class]`.
    private var kerning: [Int16]
    private let kerningColumns: Int

    /// A table without glyphs, with room for kerning between the given numbers of classes (1…256, class 0 included).
    init(leftClasses: Int = 1, rightClasses: Int = 1) {
        let missingPageStart = Int32(Self.pageSize)
        entries = Array(repeating: .missing, count: 2 * Self.pageSize)
        pageStarts = Array(repeating: missingPageStart, count: Self.bmpPageCount)
        pageStarts[0] = 0
        kerningColumns = min(max(rightClasses, 1), 256)
        kerning = Array(repeating: 0, count: min(max(leftClasses, 1), 256) * kerningColumns)
    }

    /// The entry of a scalar; `missing` beyond the Basic Multilingual Plane.
    @inline(__always)
    func entry(of scalar: UInt32) -> Entry {
        guard scalar <= 0xFFFF else { return .missing }
        return entries[Int(pageStarts[Int(scalar >> 8)]) + Int(scalar & 0xFF)]
    }

    /// What to add between two glyphs; 0 where either has class 0.
    @inline(__always)
    func kerning(leftClass: Int, rightClass: Int) -> Int {
        Int(kerning[leftClass * kerningColumns + rightClass])
    }

    /// Moves a pen over the longest stretch of ASCII bytes from `index` on that have a glyph and are at least `least`.
    ///
    /// The hot loop of measuring. The buffers spare it two bounds checks a byte; both indices are in range because a byte
    /// below 0x80 lies in the first page, and because `setEntry` admits only classes the matrix has.
    ///
    /// - Returns: where the stretch ends, and its widest advance.
    @inline(__always)
    func moveOverASCII(
        _ pen: inout Pen, _ bytes: UnsafeBufferPointer<UInt8>, from index: Int, least: UInt8
    ) -> (end: Int, widest: Int) {
        entries.withUnsafeBufferPointer { entries in
            kerning.withUnsafeBufferPointer { kerning in
                var index = index
                var widest = 0
                while index < bytes.count, bytes[index] >= least, bytes[index] < 0x80 {
                    let entry = entries[Int(bytes[index])]
                    if entry.isMissing { break }
                    pen.move(over: entry, kerning: Int(kerning[pen.leftClass * kerningColumns + entry.rightClass]))
                    widest = max(widest, entry.advance)
                    index += 1
                }
                return (index, widest)
            }
        }
    }

    /// Sets the entry of a scalar in the Basic Multilingual Plane; others and classes without kerning are ignored.
    mutating func setEntry(_ entry: Entry, of scalar: UInt32) {
        guard scalar <= 0xFFFF, !entry.isMissing, entry.rightClass < kerningColumns,
            entry.leftClass < kerning.count / kerningColumns
        else { return }
        let page = Int(scalar >> 8)
        if pageStarts[page] == Self.pageSize {
            pageStarts[page] = Int32(entries.count)
            entries.append(contentsOf: repeatElement(.missing, count: Self.pageSize))
        }
        entries[Int(pageStarts[page]) + Int(scalar & 0xFF)] = entry
    }

    /// Sets the kerning of two classes; class 0 never kerns, so setting it is ignored.
    mutating func setKerning(_ amount: Int, leftClass: Int, rightClass: Int) {
        let index = leftClass * kerningColumns + rightClass
        guard leftClass > 0, rightClass > 0, rightClass < kerningColumns, index < kerning.count else { return }
        kerning[index] = Int16(clamping: amount)
    }
}
