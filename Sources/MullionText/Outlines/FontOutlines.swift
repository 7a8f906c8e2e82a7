import Foundation
import MullionGeometry

/// The outlines of the glyphs of a font file, and where lines under and through its text are.
///
/// Outlines are read from a `glyf` table (TrueType) or a `CFF ` table (OpenType), when they are first needed. Any
/// number of threads can use an instance at once. A glyph of a damaged file is an error.
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
                try TrueTypeOutlines(tables, glyphCount: try tables.table("maxp").u16(4)))
            hasCubicCurves = false
        } else {
            let table = try tables.table("CFF ")
            source = .compact(try CFFTable(table), table.malformed)
            hasCubicCurves = true
        }
        var glyphs: [UInt32: UInt16] = [:]
        for (scalar, glyph) in try CharacterMap(tables.table("cmap")).glyphs { glyphs[scalar] = glyph }
        self.glyphs = glyphs
        let em = CGFloat(metrics.unitsPerEm)
        underline = Self.line(try? tables.table("post"), 8, 10) ?? Line(position: -em / 10, thickness: em / 20)
        strikethrough = Self.line(try? tables.table("OS/2"), 28, 26) ?? Line(position: em / 4, thickness: em / 20)
    }

    private static func line(_ table: FontTable?, _ position: Int, _ thickness: Int) -> Line? {
        guard let table, let top = try? table.i16(position), let width = try? table.i16(thickness), width > 0 else {
            return nil
        }
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
        let outline: GlyphOutline
        switch source {
        case .trueType(let table): outline = try table.outline(of: Int(glyph))
        case .compact(let table, let malformed):
            outline = try CharstringReader.outline(of: Int(glyph), in: table, malformed)
        }
        known[glyph] = outline
        return outline
    }
}
