import MullionGeometry

/// Writes a font file with some characters of a face, for embedding in drawings.
///
/// 1. Number the glyphs in the order of their characters, after glyph 0, which is empty.
/// 2. Write their outlines into a `CFF ` table, without hints. Curves with one control point are raised to two.
/// 3. Write the tables that browsers require, with the measurements of the face.
struct FontSubset {
    private let outlines: FontOutlines
    private let metrics: FontMetrics
    private let scalars: [Unicode.Scalar]
    private var glyphs: [(advance: Int, outline: GlyphOutline)]

    /// The maximum number of characters.
    static let limit = 20_000

    init(_ outlines: FontOutlines, _ characters: [(Unicode.Scalar, UInt16)]) throws(FontFileError) {
        self.outlines = outlines
        metrics = outlines.metrics
        var seen: Set<Unicode.Scalar> = []
        let used = characters.filter { $0.0.value < 0xFFFF && seen.insert($0.0).inserted }.sorted { $0.0 < $1.0 }
            .prefix(Self.limit)
        scalars = used.map(\.0)
        glyphs = [(metrics.missingAdvance, GlyphOutline())]
        for (scalar, glyph) in used { glyphs.append((metrics.advance(of: scalar), try outlines.outline(of: glyph))) }
    }

    var file: [UInt8] {
        let tables: [(String, [UInt8])] = [
            ("CFF ", CFFWriter(metrics.unitsPerEm, glyphs).table), ("OS/2", system), ("cmap", characterMap),
            ("head", head), ("hhea", horizontalHeader), ("hmtx", advances),
            ("maxp", [0, 0, 0x50, 0] + u16(glyphs.count)), ("name", names), ("post", post),
        ]
        var directory: [UInt8] =
            Array("OTTO".utf8) + u16(tables.count) + u16(128) + u16(3) + u16(tables.count * 16 - 128)
        var content: [UInt8] = []
        for (tag, bytes) in tables {
            directory += Array(tag.utf8) + u32(Self.sum(bytes))
            directory += u32(12 + tables.count * 16 + content.count) + u32(bytes.count)
            content += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        return directory + content
    }

    private static func sum(_ bytes: [UInt8]) -> Int {
        var sum: UInt32 = 0
        for (index, byte) in bytes.enumerated() { sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8) }
        return Int(sum)
    }

    private var advances: [UInt8] {
        // The left side bearing of an outline is the least x of its points.
        glyphs.flatMap { u16($0.advance) + u16(Int($0.outline.leastX)) }
    }

    private var head: [UInt8] {
        u32(0x10000) + u32(0x10000) + u32(0) + u32(0x5F0F_3CF5) + u16(3) + u16(metrics.unitsPerEm)
            + [UInt8](repeating: 0, count: 16) + u16(-metrics.unitsPerEm) + u16(-metrics.unitsPerEm)
            + u16(2 * metrics.unitsPerEm) + u16(2 * metrics.unitsPerEm) + u16(0) + u16(6) + u16(2) + u16(0) + u16(0)
    }

    private var horizontalHeader: [UInt8] {
        let widest = glyphs.map(\.advance).max() ?? 0
        return u32(0x10000) + u16(metrics.ascent) + u16(-metrics.descent) + u16(metrics.lineGap) + u16(widest)
            + [UInt8](repeating: 0, count: 22) + u16(glyphs.count)
    }

    private var system: [UInt8] {
        let (first, last) = (scalars.first?.value ?? 0, scalars.last?.value ?? 0)
        var bytes = u16(4) + u16(metrics.unitsPerEm / 2) + u16(400) + u16(5) + u16(0)
        bytes += [UInt8](repeating: 0, count: 20)
        bytes += [UInt8](repeating: 0, count: 12 + 16) + Array("    ".utf8) + u16(0x40)
        bytes += u16(Int(first)) + u16(Int(last)) + u16(metrics.ascent) + u16(-metrics.descent) + u16(metrics.lineGap)
        bytes += u16(max(metrics.ascent, 0)) + u16(max(metrics.descent, 0)) + [UInt8](repeating: 0, count: 8)
        return bytes + u16(metrics.unitsPerEm / 2) + u16(metrics.unitsPerEm * 7 / 10) + u16(0) + u16(32) + u16(0)
    }

    private var names: [UInt8] {
        let texts = [(1, "Mullion"), (2, "Regular"), (4, "Mullion"), (6, "Mullion")]
        var (records, strings): ([UInt8], [UInt8]) = ([], [])
        for (number, text) in texts {
            let bytes = text.utf16.flatMap { u16(Int($0)) }
            records += u16(3) + u16(1) + u16(0x409) + u16(number) + u16(bytes.count) + u16(strings.count)
            strings += bytes
        }
        return u16(0) + u16(texts.count) + u16(6 + records.count) + records + strings
    }

    private var post: [UInt8] {
        u32(0x30000) + u32(0) + u16(Int(outlines.underline.position + outlines.underline.thickness / 2))
            + u16(Int(outlines.underline.thickness)) + [UInt8](repeating: 0, count: 20)
    }

    /// A character map of format 4: a segment for each stretch of consecutive characters.
    private var characterMap: [UInt8] {
        var segments: [(first: Int, last: Int, delta: Int)] = []
        for (index, scalar) in scalars.enumerated() {
            let value = Int(scalar.value)
            if let last = segments.last, last.last + 1 == value {
                segments[segments.count - 1].last = value
            } else {
                segments.append((value, value, index + 1 - value))
            }
        }
        segments.append((0xFFFF, 0xFFFF, 1))
        let count = segments.count
        var power = 1
        while power * 2 <= count { power *= 2 }
        var table = u16(count * 2) + u16(power * 2) + u16(power.trailingZeroBitCount) + u16((count - power) * 2)
        table += segments.flatMap { u16($0.last) } + u16(0) + segments.flatMap { u16($0.first) }
        table += segments.flatMap { u16($0.delta) } + segments.flatMap { _ in u16(0) }
        return u16(0) + u16(1) + u16(3) + u16(1) + u32(12) + u16(4) + u16(table.count + 6) + u16(0) + table
    }
}

extension FontOutlines {
    /// Returns a font file with some characters, each drawn by a glyph of this face.
    ///
    /// - Throws: ``FontFileError`` if an outline is damaged.
    /// - Complexity: O(points).
    public func subset(_ characters: [(Unicode.Scalar, UInt16)]) throws(FontFileError) -> [UInt8] {
        try FontSubset(self, characters).file
    }
}

extension GlyphOutline {
    /// The least x of all points, in whole units; 0 for an empty outline.
    fileprivate var leastX: CGFloat {
        let least = elements.reduce(CGFloat.infinity) { least, element in
            switch element {
            case .move(let to), .line(let to): min(least, to.x)
            case .quadCurve(let to, let control): min(least, to.x, control.x)
            case .curve(let to, let control1, let control2): min(least, to.x, control1.x, control2.x)
            case .close: least
            }
        }
        return least.isFinite ? least.rounded(.down) : 0
    }
}

/// Returns a number as two bytes, the higher one first; only its lowest 16 bits.
func u16(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)] }

/// Returns a number as four bytes, the highest one first; only its lowest 32 bits.
func u32(_ number: Int) -> [UInt8] { u16(number >> 16) + u16(number) }
