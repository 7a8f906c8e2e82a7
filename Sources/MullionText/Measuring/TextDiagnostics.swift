/// What is unusual about a text. Written while the text is measured, by that call alone, and never again.
final class TextDiagnostics: @unchecked Sendable {
    /// The widths that a shaper has told; nil where those of the metrics hold.
    let shape: TextShape?
    /// Scalars without a glyph, each once, in order of appearance.
    private(set) var unmatchedScalars: [Unicode.Scalar] = []
    /// Parts that need a shaper, by UTF-8 offsets, in order.
    private(set) var unshaped: [(start: Int, end: Int, reason: UnshapedText.Reason)] = []
    private var knownUnmatched: Set<UInt32> = []

    init(shape: TextShape? = nil) { self.shape = shape }

    /// The shape, held by the findings.
    var unmanagedShape: Unmanaged<TextShape>? { shape.map { .passUnretained($0) } }

    func noteUnmatched(_ scalar: UInt32) {
        guard knownUnmatched.insert(scalar).inserted, let scalar = Unicode.Scalar(scalar) else { return }
        unmatchedScalars.append(scalar)
    }

    /// Notes a part that needs a shaper; joined with the one before if nothing or one space lies between.
    func noteUnshaped(from start: Int, to end: Int, _ reason: UnshapedText.Reason) {
        guard let last = unshaped.last, last.reason == reason, start <= last.end + (reason == .complexScript ? 1 : 0)
        else { return unshaped.append((start, end, reason)) }
        unshaped[unshaped.count - 1].end = end
    }

    /// Makes an emoji sequence reach over the scalar that is joined to it.
    func extendJoined(from start: Int, to end: Int) {
        guard let last = unshaped.last, last.reason == .emojiSequence, last.end == start else { return }
        unshaped[unshaped.count - 1].end = end
    }
}
