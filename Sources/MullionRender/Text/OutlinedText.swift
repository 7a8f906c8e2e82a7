import MullionDrawing
import MullionGeometry

/// The glyphs of a run of text as outlines.
public struct OutlinedText: Sendable {
    /// Identifies the outline of a glyph, which many texts may contain.
    public struct Key: Hashable, Sendable {
        /// The number of the face.
        public var face: Int
        /// The number of the glyph in the face.
        public var glyph: Int

        /// Creates the key of a glyph of a face.
        public init(face: Int, glyph: Int) {
            self.face = face
            self.glyph = glyph
        }
    }

    /// A glyph.
    public struct Glyph: Sendable {
        /// The key of the outline; nil for one that occurs only here.
        public var key: Key?
        /// The character that the glyph draws; nil for glyphs that draw several or a part of one.
        public var scalar: Unicode.Scalar?
        /// The outline in units, y growing downwards from the baseline, filled by the non-zero rule.
        public var outline: Path
        /// The distance of the outline's origin from that of the run, in units.
        public var x: CGFloat

        /// Creates a glyph at a distance from the origin of its run.
        public init(key: Key?, scalar: Unicode.Scalar?, outline: Path, x: CGFloat) {
            self.key = key
            self.scalar = scalar
            self.outline = outline
            self.x = x
        }
    }

    /// The glyphs, from left to right. Those without an outline are included.
    public var glyphs: [Glyph]
    /// From units to points, about the origin of the run.
    public var transform: CGAffineTransform
    /// The line under the text, in units.
    public var underline = CGRect.zero
    /// The line through the text, in units.
    public var strikethrough = CGRect.zero

    /// Creates a text of glyphs in units, and the transform to points.
    public init(glyphs: [Glyph], transform: CGAffineTransform) {
        self.glyphs = glyphs
        self.transform = transform
    }
}

/// Finds the outlines of text, for drawings that do not need the fonts of their readers.
public protocol TextOutlining: AnyObject, Sendable {
    /// Returns the glyphs of a run; nil if its font has no outlines, or its letters depend on each other.
    func outline(of run: TextRun) -> OutlinedText?

    /// Returns a font file with some glyphs of a face, for embedding; nil if it cannot be made.
    ///
    /// - Parameter glyphs: The characters, each with the number of its glyph.
    func font(ofFace face: Int, glyphs: [(scalar: Unicode.Scalar, glyph: Int)]) -> [UInt8]?
}

/// How a drawing contains text.
public enum TextOutput: String, CaseIterable, Hashable, Sendable {
    /// As text in the measured font, which the reader must have, or a substitute.
    case text
    /// As outlines of its glyphs, which look the same everywhere.
    case outlines
    /// As text with the glyphs of its font, which browsers read.
    case embedded
}

/// A source of outlines in a value that is compared by identity.
struct OutlineSource: Hashable, Sendable {
    let source: any TextOutlining

    static func == (a: OutlineSource, b: OutlineSource) -> Bool { a.source === b.source }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}
