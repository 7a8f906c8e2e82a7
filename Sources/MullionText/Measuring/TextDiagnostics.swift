/// The diagnostics of a text. Written only by the call that measures the text.
final class TextDiagnostics: @unchecked Sendable {
    /// The widths from a shaper; nil if those of the metrics hold.
    let shape: TextShape?
    /// Scalars without a glyph, each once, in order of appearance.
    private(set) var unmatchedScalars: [Unicode.Scalar] = []
    /// Parts that need a shaper, by UTF-8 offsets, in order.
    private(set) var unshaped: [(start: Int, end: Int, reason: UnshapedText.Reason)] = []
    private var knownUnmatched: Set<UInt32> = []

    init(shape: TextShape? = nil) { self.shape = shape }

    /// The shape, owned by the diagnostics.
    var unmanagedShape: Unmanaged<TextShape>? { shape.map { .passUnretained($0) } }

    func noteUnmatched(_ scalar: UInt32) {
        guard knownUnmatched.insert(scalar).inserted, let scalar = Unicode.Scalar(scalar) else { return }
        unmatchedScalars.append(scalar)
    }

    /// Records a part that needs a shaper, joined with the previous one if at most one space is between them.
    func noteUnshaped(from start: Int, to end: Int, _ reason: UnshapedText.Reason) {
        guard let last = unshaped.last, last.reason == reason, start <= last.end + (reason == .complexScript ? 1 : 0)
        else { return unshaped.append((start, end, reason)) }
        unshaped[unshaped.count - 1].end = end
    }

    /// Extends an emoji sequence over the scalar that is joined to it.
    func extendJoined(from start: Int, to end: Int) {
        guard let last = unshaped.last, last.reason == .emojiSequence, last.end == start else { return }
        unshaped[unshaped.count - 1].end = end
    }
}
