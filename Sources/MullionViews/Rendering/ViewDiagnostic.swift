import MullionCollection
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Something about a picture that may surprise: nothing is dropped or replaced without one.
public struct ViewDiagnostic: Sendable, Equatable {
    /// What happened.
    public enum Kind: Sendable, Equatable {
        /// Layout had to repair a value.
        case layout(Diagnostic)
        /// The font has no glyphs for some characters, each listed once; the width of an empty box was used.
        case unmatchedCharacters([Unicode.Scalar])
        /// Parts of a text would need a shaper, because their letters depend on each other; they are drawn as they are,
        /// and their widths are estimates.
        case unshapedText([UnshapedPart])
        /// The family is not known; the text was measured with another.
        case substitutedFont(asked: String, used: String)
        /// Lines of the text that did not fit its height were left out.
        case truncatedText(String, omittedLines: Int)
        /// A picture could not be loaded; a placeholder stands in its place.
        case missingImage(name: String, reason: String)
        /// Geometry readers lie in each other more often than their content is made for one picture.
        case nestedReaders(limit: Int)
        /// The engine of a collection had to repair something.
        case collection(FlowDiagnostic)
        /// A collection shows as many elements as it makes at once, and has more.
        case omittedElements(count: Int)
        /// Something higher than a page was cut, for the first time at the end of a page, counted from 1.
        case cutAtPage(Int)
        /// The picture is wider than the room on a page; what is beyond it may be cut off.
        case widerThanPage(width: CGFloat, room: CGFloat)
        /// There are more pages than are made.
        case omittedPages(limit: Int)
        /// More diagnostics of layout than are kept.
        case suppressed(count: Int)
    }

    /// A part of a text that would need a shaper.
    public struct UnshapedPart: Sendable, Hashable {
        /// The part itself.
        public let text: String
        /// Which characters of the whole text it consists of, the first of all being 0.
        public let characters: Range<Int>
        /// Why it would need a shaper.
        public let reason: UnshapedText.Reason
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
        case .unshapedText(let parts):
            "the text needs a shaper for \(Self.list(parts)); drawn letter by letter, and its width is an estimate"
        case .substitutedFont(let asked, let used):
            "the font family \"\(asked)\" is not known; measured with \(used)"
        case .truncatedText(let text, let lines):
            "\(lines) line\(lines == 1 ? "" : "s") of the text “\(text.excerpt)” did not fit and \(lines == 1 ? "is" : "are") not drawn"
        case .missingImage(let name, let reason):
            "the picture \"\(name)\" is not shown: \(reason)"
        case .nestedReaders(let limit):
            "geometry readers lie in each other more than \(limit) deep; this one has no content"
        case .collection(let diagnostic): "\(diagnostic)"
        case .omittedElements(let count):
            "\(count) more elements of the collection are not shown; put it into a scroll view"
        case .cutAtPage(let page): "it is higher than a page and cut at the end of page \(page)"
        case .widerThanPage(let width, let room):
            "the picture is \(Int(width.rounded(.up))) points wide, and \(Int(room)) are free on a page"
        case .omittedPages(let limit): "there are more than \(limit) pages; the others are left out"
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

    private static func list(_ parts: [UnshapedPart]) -> String {
        let shown = parts.prefix(4).map { part in
            let (first, last) = (part.characters.lowerBound + 1, part.characters.upperBound)
            let place = first == last ? "character \(first)" : "characters \(first) to \(last)"
            return "“\(part.text.excerpt)” (\(place): \(part.reason.words))"
        }
        let rest = parts.count - shown.count
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension ViewDiagnostic.UnshapedPart {
    /// The parts of a text.
    ///
    /// - Complexity: O(length).
    static func list(_ parts: [UnshapedText], in string: String) -> [Self] {
        guard !parts.isEmpty else { return [] }
        var (index, count) = (string.startIndex, 0)
        func advance(to end: String.Index) -> Int {
            count += string.distance(from: index, to: end)
            index = end
            return count
        }
        return parts.map { part in
            let first = advance(to: part.range.lowerBound)
            // A mark belongs to the character it stands on.
            let end = max(advance(to: part.range.upperBound), first + 1)
            return Self(text: String(string[part.range]), characters: first..<end, reason: part.reason)
        }
    }
}

extension UnshapedText.Reason {
    fileprivate var words: String {
        switch self {
        case .complexScript: "letters that join or are reordered"
        case .emojiSequence: "an emoji of several parts"
        }
    }
}
