import Foundation
import MullionGeometry

/// The outlines of the glyphs of a font file, and where lines under and through its text are.
///
/// Outlines are read from a `glyf` table (TrueType), or a `CFF ` or `CFF2` table (OpenType), when they are first
/// needed. Those of a variable font are of the instance that was measured. Any number of threads can use an instance at
/// once. A glyph of a damaged file is an error.
public final class FontOutlines: @unchecked Sendable {
    /// A line under or through text, in font units.
    public struct Line: Hashable, Sendable {
        /// The distance from the baseline up to the middle of the line.
        public var position: CGFloat
        /// The width of the line, > 0.
        public var thickness: CGFloat
    }

    private enum Source {
        case trueType(TrueTypeOutlines)
        case compact(CFFTable, FontFileError)
    }

    /// The measurements of the face.
    public let metrics: FontMetrics
    /// The line under text.
    public let underline: Line
    /// The line through text.
    public let strikethrough: Line
    /// Whether curves have two control points, as in a `CFF ` table.
    public let hasCubicCurves: Bool

    private let source: Source
    private let glyphs: [UInt32: UInt16]
    /// How far the glyphs of widened digits are moved.
    private let shifts: [UInt16: Int]
    private let lock = NSLock()
    /// Used only with the lock held.
    private var known: [UInt16: GlyphOutline] = [:]

    /// Opens the outlines of a face; nil for metrics that are not those of a font file.
    ///
    /// - Throws: ``FontFileError`` that names the table at fault.
    /// - Complexity: O(characters).
    public init?(_ metrics: FontMetrics) throws(FontFileError) {
        guard let file = metrics.source else { return nil }
        let tables = try file.tables()
        self.metrics = metrics
        if tables.has("glyf") {
            source = .trueType(
                try TrueTypeOutlines(
                    tables, glyphCount: try tables.table("maxp").u16(4), file.instance.coordinates))
            hasCubicCurves = false
        } else if tables.has("CFF2") {
            let table = try tables.table("CFF2")
            let axisCount = try FontAxes(tables)?.axes.count ?? 0
            let coordinates = file.instance.coordinates
            source = .compact(
                try CFFTable(
                    variable: table,
                    coordinates.isEmpty ? [Int](repeating: 0, count: axisCount) : coordinates), table.malformed)
            hasCubicCurves = true
        } else {
            let table = try tables.table("CFF ")
            source = .compact(try CFFTable(table), table.malformed)
            hasCubicCurves = true
        }
        var glyphs: [UInt32: UInt16] = [:]
        let map = try CharacterMap(tables.table("cmap"))
        for (scalar, glyph) in map.glyphs { glyphs[scalar] = glyph }
        let digits = try FontFileReader(tables, file.instance).digits(map)
        glyphs.merge(digits?.glyphs ?? [:]) { $1 }
        shifts = digits?.shifts ?? [:]
        self.glyphs = glyphs
        let em = CGFloat(metrics.unitsPerEm)
        let changes =
            file.instance.coordinates.isEmpty
            ? nil : try? MetricVariations(tables.table("MVAR"), file.instance.coordinates)
        underline =
            Self.line(try? tables.table("post"), (8, "undo"), (10, "unds"), changes)
            ?? Line(position: -em / 10, thickness: em / 20)
        strikethrough =
            Self.line(try? tables.table("OS/2"), (28, "stro"), (26, "strs"), changes)
            ?? Line(position: em / 4, thickness: em / 20)
    }

    /// Reads a line, by the offsets of its position and thickness and the tags of their changes.
    private static func line(
        _ table: FontTable?, _ position: (offset: Int, tag: String), _ thickness: (offset: Int, tag: String),
        _ changes: MetricVariations?
    ) -> Line? {
        guard let table, var top = try? table.i16(position.offset), var width = try? table.i16(thickness.offset) else {
            return nil
        }
        top += changes?.change(of: position.tag) ?? 0
        width += changes?.change(of: thickness.tag) ?? 0
        guard width > 0 else { return nil }
        // Both tables give the top of the line.
        return Line(position: CGFloat(top) - CGFloat(width) / 2, thickness: CGFloat(width))
    }

    /// Returns the number of a scalar's glyph; nil if it has none.
    public func glyph(of scalar: Unicode.Scalar) -> UInt16? { glyphs[scalar.value] }

    /// Returns the outline of a glyph.
    ///
    /// - Throws: ``FontFileError`` if the file is damaged.
    /// - Complexity: O(points), the first time.
    public func outline(of glyph: UInt16) throws(FontFileError) -> GlyphOutline {
        lock.lock()
        defer { lock.unlock() }
        if let outline = known[glyph] { return outline }
        var outline: GlyphOutline
        switch source {
        case .trueType(let table): outline = try table.outline(of: Int(glyph))
        case .compact(let table, let malformed):
            outline = try CharstringReader.outline(of: Int(glyph), in: table, malformed)
        }
        if let shift = shifts[glyph], shift != 0 {
            var moved = GlyphOutline()
            moved.append(outline, CGAffineTransform(translationX: CGFloat(shift), y: 0))
            outline = moved
        }
        known[glyph] = outline
        return outline
    }
}
