import MullionCollection
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Something surprising about a drawing: nothing is dropped or replaced without a diagnostic.
public struct ViewDiagnostic: Sendable, Equatable {
    /// The kind of a diagnostic.
    public enum Kind: Sendable, Equatable {
        /// Layout had to repair a value.
        case layout(Diagnostic)
        /// The font has no glyphs for some characters, each listed once; the width of an empty box was used.
        case unmatchedCharacters([Unicode.Scalar])
        /// Parts of a text need a shaper, because their letters depend on each other; they are drawn unshaped, and
        /// their widths are estimates.
        case unshapedText([UnshapedPart])
        /// The font family is unknown; the text was measured with a different one.
        case substitutedFont(asked: String, used: String)
        /// The drawing has no width or no height.
        case emptyDrawing
        /// Lines of the text that did not fit its height were left out.
        case truncatedText(String, omittedLines: Int)
        /// An image could not be loaded; a placeholder replaces it.
        case missingImage(name: String, reason: String)
        /// No asset catalog has a color of this name; gray was drawn.
        case missingColor(name: String)
        /// A string catalog has no translation of a key into the language; the text in its source language was drawn.
        case untranslatedText(key: String, table: String, language: String)
        /// A string catalog or strings file cannot be read: "file:line:column: error: text".
        case unreadableStrings(String)
        /// Geometry readers are nested more deeply than their content is made.
        case nestedReaders(limit: Int)
        /// The engine of a collection had to repair something.
        case collection(FlowDiagnostic)
        /// A collection has more visible elements than it makes at once.
        case omittedElements(count: Int)
        /// A box higher than a page was cut, for the first time at the end of a page, counted from 1.
        case cutAtPage(Int)
        /// The drawing is wider than a page's room; the rest may be clipped.
        case widerThanPage(width: CGFloat, room: CGFloat)
        /// There are more pages than the limit.
        case omittedPages(limit: Int)
        /// A part of a page of HTML is mended, or not supported.
        case unsupported(String)
        /// There are more diagnostics of layout than are kept.
        case suppressed(count: Int)
    }

    /// A part of a text that needs a shaper.
    public struct UnshapedPart: Sendable, Hashable {
        /// The text of the part.
        public let text: String
        /// The range of its characters in the whole text.
        public let characters: Range<Int>
        /// The reason why it needs a shaper.
        public let reason: UnshapedText.Reason
    }

    /// The node; nil for the whole drawing.
    public let node: NodeID?
    /// The names from the root to the node.
    public let path: String
    /// What happened.
    public let kind: Kind
}

extension ViewDiagnostic {
    /// Creates a diagnostic of a page of HTML.
    package init(unsupported sentence: String) { self.init(node: nil, path: "", kind: .unsupported(sentence)) }
}

extension ViewDiagnostic: CustomStringConvertible {
    /// The diagnostic as a sentence, after the path.
    public var description: String { path.isEmpty ? sentence : "\(path): \(sentence)" }

    /// The diagnostic as a sentence, without the path.
    public var sentence: String {
        switch kind {
        case .layout(let diagnostic):
            // The engine's sentence begins with the path, which is dropped here.
            String(diagnostic.description.dropFirst(diagnostic.path.count + 2))
        case .unmatchedCharacters(let scalars): "no glyph for \(Self.list(scalars)); the width of an empty box was used"
        case .unshapedText(let parts):
            "the text needs a shaper for \(Self.list(parts)); drawn letter by letter, and its width is an estimate"
        case .substitutedFont(let asked, let used): "the font family \"\(asked)\" is not known; measured with \(used)"
        case .truncatedText(let text, let lines):
            "\(lines) line\(lines == 1 ? "" : "s") of the text “\(text.excerpt)” did not fit and \(lines == 1 ? "is" : "are") not drawn"
        case .emptyDrawing: "the drawing has no width or no height, so nothing of it is seen; give it content or a size"
        case .missingImage(let name, let reason): "the picture \"\(name)\" is not shown: \(reason)"
        case .missingColor(let name): "no asset catalog has the color \"\(name)\"; gray is drawn"
        case .untranslatedText(let key, let table, let language):
            "the string catalog \(table) has no text for “\(key.excerpt)” in \"\(language)\"; that of its source language is drawn"
        case .unreadableStrings(let error): "\(error); its texts are missing"
        case .nestedReaders(let limit):
            "geometry readers lie in each other more than \(limit) deep; this one has no content"
        case .collection(let diagnostic): "\(diagnostic)"
        case .omittedElements(let count):
            "\(count) more elements of the collection are not shown; put it into a scroll view"
        case .cutAtPage(let page): "it is higher than a page and cut at the end of page \(page)"
        case .widerThanPage(let width, let room):
            "the picture is \(Self.whole(width.rounded(.up))) points wide, and \(Self.whole(room.rounded(.down))) are free on a page"
        case .omittedPages(let limit): "there are more than \(limit) pages; the others are left out"
        case .unsupported(let sentence): sentence
        case .suppressed(let count): "\(count) more diagnostics of layout"
        }
    }

    /// Returns a whole number without a decimal point, if it is one.
    private static func whole(_ number: CGFloat) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

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
    /// Returns the parts of a text.
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
            // A mark belongs to the character it modifies.
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
