import MullionGeometry

/// The measurements of a text, followed in the same allocation by its pieces.
///
/// Immutable after `init`, so threads can share it.
final class TextContent: ManagedBuffer<TextContent.Header, TextPiece> {
    struct Header {
        let string: String
        let font: Font
        let metrics: FontMetrics
        /// The diagnostics of the text; nil for most.
        let diagnostics: TextDiagnostics?
        /// Whether every scalar is a separate user-perceived character.
        let scalarsStandAlone: Bool
        let pieceCount: Int
        /// The width of the widest character, in font units.
        let minimumUnits: Int
        /// The width of the longest paragraph, in font units.
        let idealUnits: Int
        /// The width of the hyphen that replaces a soft hyphen, in font units; 0 without soft hyphens.
        let hyphenUnits: Int
        let spacing: LetterSpacing
        let pointsPerUnit: CGFloat
    }

    @inline(__always)
    static func make(_ pieces: UnsafeBufferPointer<TextPiece>, _ header: () -> Header) -> TextContent {
        let content = create(minimumCapacity: pieces.count) { _ in header() }
        content.withUnsafeMutablePointerToElements { $0.initialize(from: pieces.baseAddress!, count: pieces.count) }
        return unsafeDowncast(content, to: TextContent.self)
    }
}
