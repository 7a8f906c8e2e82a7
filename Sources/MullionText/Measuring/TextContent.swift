import MullionGeometry

/// A measured text: what was measured, how wide it is, and behind that, in the same allocation, its pieces.
///
/// Written once, while it is made, and never again, hence it can be shared between threads.
final class TextContent: ManagedBuffer<TextContent.Header, TextPiece> {
    struct Header {
        let string: String
        let font: Font
        let metrics: FontMetrics
        /// What is unusual about the text; nil for most.
        let findings: TextDiagnostics?
        /// Whether every scalar is a user-perceived character of its own.
        let scalarsStandAlone: Bool
        let pieceCount: Int
        /// The width of the widest character, in font units.
        let minimumUnits: Int
        /// The width of the longest paragraph, in font units.
        let idealUnits: Int
        /// The width of the hyphen that a soft hyphen becomes, in font units; 0 if there is no soft hyphen.
        let hyphenUnits: Int
        let spacing: LetterSpacing
        let pointsPerUnit: CGFloat
    }

    @inline(__always)
    static func make(_ pieces: UnsafeBufferPointer<TextPiece>, _ header: () -> Header) -> TextContent {
        let content = create(minimumCapacity: pieces.count) { _ in header() }
        content.withUnsafeMutablePointerToElements {
            $0.initialize(from: pieces.baseAddress!, count: pieces.count)
        }
        return unsafeDowncast(content, to: TextContent.self)
    }
}
