import MullionGeometry

/// The measurements of a font face at any size: line metrics, advance widths, and pair kerning.
///
/// All lengths are in font units; multiply by ``pointsPerUnit(atSize:)`` for points. Integers make sums exact, so a
/// line's width does not depend on the order of addition. Instances are immutable.
public final class FontMetrics: Sendable {
    /// A stretch of consecutive Unicode scalars and their advance widths.
    public struct AdvanceRun: Sendable {
        /// The first scalar of the stretch.
        public var first: Unicode.Scalar
        /// An advance width in font units for each scalar, clamped to 0…65,534.
        public var advances: [Int]

        /// Creates a stretch that begins with `first` and has an advance width in font units for each scalar.
        public init(first: Unicode.Scalar, advances: [Int]) {
            self.first = first
            self.advances = advances
        }
    }

    /// The family of the face.
    public let family: String
    /// The thickness of the strokes.
    public let weight: Font.Weight
    /// Whether the letters are slanted.
    public let isItalic: Bool
    /// The number of font units in the font's size, > 0.
    public let unitsPerEm: Int
    /// The distance from the baseline to the top of a line, in font units.
    public let ascent: Int
    /// The distance from the baseline to the bottom of a line, in font units, >= 0 in ordinary fonts.
    public let descent: Int
    /// The extra distance between two lines, in font units.
    public let lineGap: Int
    /// The advance width of a scalar without a glyph, in font units.
    public let missingAdvance: Int

    /// The form of the letters.
    public let fontClass: FontClass

    /// The font file; nil for other metrics.
    let source: FontSource?
    /// The width in font units to which digits are widened, so that all have one; nil for digits of their own width.
    package let digitWidth: Int?
    let glyphs: GlyphTable
    /// The kerning by glyph numbers of a font file; nil if the table has all of it.
    let pairKerning: PairKerning?
    let hasPairKerning: Bool
    /// The instances of a font file; nil for other metrics and for those of an instance. Set before the metrics are
    /// used.
    nonisolated(unsafe) var instances: FontInstances?
    // Kept here because reading a global costs a call.
    let automaton = LineBreakAutomaton.shared
    let lineBreakClasses = LineBreakClasses.shared

    init(
        family: String, weight: Font.Weight, isItalic: Bool, unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int,
        missingAdvance: Int, glyphs: GlyphTableBuilder, pairKerning: PairKerning? = nil,
        fontClass: FontClass = .sansSerif, source: FontSource? = nil, digitWidth: Int? = nil
    ) {
        let limit = Int(Int16.max)
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.unitsPerEm = min(max(unitsPerEm, 1), limit)
        self.ascent = min(max(ascent, -limit), limit)
        self.descent = min(max(descent, -limit), limit)
        self.lineGap = min(max(lineGap, 0), limit)
        self.missingAdvance = min(max(missingAdvance, 0), limit)
        self.fontClass = fontClass
        self.source = source
        self.digitWidth = digitWidth
        self.glyphs = glyphs.build()
        self.pairKerning = pairKerning
        hasPairKerning = pairKerning != nil
    }

    deinit { glyphs.deallocate() }

    /// Creates metrics from advance widths, without kerning: for terminals, bitmap fonts, and tests.
    ///
    /// Numbers are clamped: `unitsPerEm` to 1…32,767, `ascent` and `descent` to ±32,767, `lineGap` and `missingAdvance`
    /// to 0…32,767. Where two runs overlap the later one wins.
    ///
    /// - Complexity: O(number of advances).
    public convenience init(
        family: String, weight: Font.Weight = .regular, isItalic: Bool = false, unitsPerEm: Int, ascent: Int,
        descent: Int, lineGap: Int = 0, missingAdvance: Int, runs: [AdvanceRun]
    ) {
        var glyphs = GlyphTableBuilder()
        for run in runs {
            for (offset, advance) in run.advances.prefix(0x110000).enumerated() {
                glyphs.setGlyph(of: run.first.value + UInt32(offset), advance: advance)
            }
        }
        self.init(
            family: family, weight: weight, isItalic: isItalic, unitsPerEm: unitsPerEm, ascent: ascent,
            descent: descent, lineGap: lineGap, missingAdvance: missingAdvance, glyphs: glyphs)
    }

    /// The values on the axes of a variable font, such as "wght=600.0,slnt=-10.0"; nil for other fonts.
    package var variations: String? { source?.instance.settings }

    /// Returns the points of a font unit at a font size in points.
    public func pointsPerUnit(atSize size: CGFloat) -> CGFloat { size / CGFloat(unitsPerEm) }

    /// Returns whether the scalar has a glyph in these metrics.
    ///
    /// - Complexity: O(1).
    public func hasGlyph(for scalar: Unicode.Scalar) -> Bool { !glyphs.entry(of: scalar.value).isMissing }

    /// Returns the distance that the pen moves for a scalar, in font units; ``missingAdvance`` if it has no glyph.
    ///
    /// - Complexity: O(1).
    public func advance(of scalar: Unicode.Scalar) -> Int {
        let entry = glyphs.entry(of: scalar.value)
        return entry.isMissing ? missingAdvance : Int(entry.advance)
    }

    /// The scalar that replaces a soft hyphen at the end of a line.
    var hyphen: Unicode.Scalar { hasGlyph(for: "\u{2010}") ? "\u{2010}" : "-" }

    /// The text that replaces omitted text.
    var ellipsis: String { hasGlyph(for: "\u{2026}") ? "\u{2026}" : "..." }

    /// Returns the kerning between two neighboring scalars, in font units; usually 0 or negative.
    ///
    /// - Complexity: O(1); with the metrics of a font file O(kerning subtables).
    public func kerning(between leftScalar: Unicode.Scalar, and rightScalar: Unicode.Scalar) -> Int {
        let left = glyphs.entry(of: leftScalar.value)
        let right = glyphs.entry(of: rightScalar.value)
        if let pairKerning {
            guard !left.isMissing, !right.isMissing else { return 0 }
            let script = PairKerning.Script.of(rightScalar.value) ?? .of(leftScalar.value) ?? .common
            return pairKerning.amount(
                glyphs.glyphNumber(of: leftScalar.value), glyphs.glyphNumber(of: rightScalar.value), script)
        }
        return glyphs.kerning(leftRow: left.leftRow, rightClass: right.rightClass)
    }
}
