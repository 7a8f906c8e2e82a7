/// What is unusual about a text. Written while the text is measured, by that call alone, and never again.
final class TextFindings: @unchecked Sendable {
    /// Scalars without a glyph, each once, in order of appearance.
    private(set) var unmatchedScalars: [Unicode.Scalar] = []
    private var knownUnmatched: Set<UInt32> = []

    func noteUnmatched(_ scalar: UInt32) {
        guard knownUnmatched.insert(scalar).inserted, let scalar = Unicode.Scalar(scalar) else { return }
        unmatchedScalars.append(scalar)
    }
}
