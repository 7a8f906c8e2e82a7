import MullionGeometry
import MullionLayout

/// Something about a picture that may surprise: nothing is dropped or replaced without one.
public struct ViewDiagnostic: Sendable, Equatable {
    /// What happened.
    public enum Kind: Sendable, Equatable {
        /// Layout had to repair a value.
        case layout(Diagnostic)
        /// The font has no glyphs for some characters, each listed once; the width of an empty box was used.
        case unmatchedCharacters([Unicode.Scalar])
        /// The family is not known; the text was measured with another.
        case substitutedFont(asked: String, used: String)
        /// Lines of a text that did not fit its height were left out.
        case truncatedText(omittedLines: Int)
        /// Text was to be painted with a gradient; its first colour was used.
        case flattenedTextStyle
        /// A picture could not be loaded; a placeholder stands in its place.
        case missingImage(name: String, reason: String)
        /// Geometry readers lie in each other more often than their content is made for one picture.
        case nestedReaders(limit: Int)
        /// More diagnostics of layout than are kept.
        case suppressed(count: Int)
    }

    /// The node; nil if the whole picture is meant.
    public let node: NodeID?
    /// The names from the root to the node.
    public let path: String
    /// What happened.
    public let kind: Kind
}

extension ViewDiagnostic: CustomStringConvertible {
    /// The diagnostic as a sentence, beginning with the path.
    public var description: String { path.isEmpty ? sentence : "\(path): \(sentence)" }

    /// What happened, without the path.
    public var sentence: String {
        switch kind {
        case .layout(let diagnostic):
            // The engine's sentence begins with the path, which is told apart here.
            String(diagnostic.description.dropFirst(diagnostic.path.count + 2))
        case .unmatchedCharacters(let scalars):
            "no glyph for \(Self.list(scalars)); the width of an empty box was used"
        case .substitutedFont(let asked, let used):
            "the font family \"\(asked)\" is not known; measured with \(used)"
        case .truncatedText(let lines):
            "\(lines) line\(lines == 1 ? "" : "s") of the text did not fit and \(lines == 1 ? "is" : "are") not drawn"
        case .flattenedTextStyle:
            "text cannot be painted with a gradient; its first colour was used"
        case .missingImage(let name, let reason):
            "the picture \"\(name)\" is not shown: \(reason)"
        case .nestedReaders(let limit):
            "geometry readers lie in each other more than \(limit) deep; this one has no content"
        case .suppressed(let count):
            "\(count) more diagnostics of layout"
        }
    }

    private static func list(_ scalars: [Unicode.Scalar]) -> String {
        let shown = scalars.prefix(8).map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "“\(scalar)” (U+\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits))"
        }
        let rest = scalars.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
