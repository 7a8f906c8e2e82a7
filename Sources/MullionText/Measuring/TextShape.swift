/// The advance widths of a text as a shaper has set it: letters that join, change places or melt into each other.
///
/// A text is shaped once, on one line; wrapping it is arithmetic afterwards, as for any other text. Where a line is cut
/// inside of a word the letters keep the forms they had in it.
public final class TextShape: Sendable {
    /// The metrics of the lines, and of what is added to the text, such as an ellipsis.
    public let metrics: FontMetrics
    /// Scalars that no font has a glyph for, each once, in order of appearance.
    public let unmatchedScalars: [Unicode.Scalar]
    /// The advance width of each cluster at its first byte in UTF-8, in units of the metrics; 0 at its other bytes.
    private let advances: [Int32]

    /// A shape of a text.
    ///
    /// - Parameter advances: The advance width of each cluster of glyphs, at the place of its first byte in UTF-8, in
    ///   units of the metrics, at least 0; 0 at its other bytes. As many as the text has bytes; missing ones are 0.
    public init(metrics: FontMetrics, advances: [Int32], unmatchedScalars: [Unicode.Scalar] = []) {
        self.metrics = metrics
        self.advances = advances
        self.unmatchedScalars = unmatchedScalars
    }

    /// How far the pen moves over a scalar that begins at a UTF-8 offset.
    @inline(__always)
    func advance(at offset: Int) -> Int { offset < advances.count ? max(Int(advances[offset]), 0) : 0 }

    /// An estimate of the memory it holds, in bytes.
    var byteCount: Int { 4 * advances.count }
}
