/// The advance widths of a shaped text, in which letters may join, change their order, or form ligatures.
///
/// A text is shaped once, on one line; wrapping requires only arithmetic, as for any other text. Where a line is cut
/// inside a word, the letters keep their forms.
public final class TextShape: Sendable {
    /// The metrics of the lines, and of text that is added, such as an ellipsis.
    public let metrics: FontMetrics
    /// The scalars that no font has a glyph for, each once, in order of appearance.
    public let unmatchedScalars: [Unicode.Scalar]
    /// The advance width of each cluster at its first byte in UTF-8, in units of the metrics; 0 at its other bytes.
    private let advances: [Int32]

    /// Creates a shape of a text.
    ///
    /// - Parameter advances: The advance width of each cluster of glyphs, at the offset of its first byte in UTF-8, in
    ///   units of the metrics, at least 0; 0 at its other bytes. As many as the text has bytes; missing ones are 0.
    public init(metrics: FontMetrics, advances: [Int32], unmatchedScalars: [Unicode.Scalar] = []) {
        self.metrics = metrics
        self.advances = advances
        self.unmatchedScalars = unmatchedScalars
    }

    /// Returns the distance that the pen moves over a scalar at a UTF-8 offset.
    @inline(__always)
    func advance(at offset: Int) -> Int { offset < advances.count ? max(Int(advances[offset]), 0) : 0 }

    /// An estimate of the memory it holds, in bytes.
    var byteCount: Int { 4 * advances.count }
}
