import Foundation
import MullionGeometry

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads XML into elements, within limits.
final class DocumentElementReader: NSObject, XMLParserDelegate {
    private let text: SourceText
    private let limits: Limits
    private var open: [DocumentElement] = []
    private var root: DocumentElement?
    private var count = 0
    private var constraintCount = 0
    private var failure: StoryboardError?
    /// The kinds that comments before the next element accept.
    private var allowedKinds: [String] = []

    private init(bytes: [UInt8], _ limits: Limits) {
        text = SourceText(bytes)
        self.limits = limits
    }

    /// The root element.
    /// - Throws: `tooLarge`, `tooDeep`, `tooManyElements`, `tooManyConstraints`, `encoding`, `documentType`,
    ///   `emptyInstruction`, `malformed`.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    static func root(of bytes: [UInt8], _ limits: Limits = .default) throws(StoryboardError) -> DocumentElement {
        guard bytes.count <= limits.storyboardBytes else {
            throw StoryboardError(.tooLarge(limit: limits.storyboardBytes), at: SourcePosition.start)
        }
        try XMLCheck.check(bytes)
        let reader = DocumentElementReader(bytes: bytes, limits)
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isRead = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isRead, reader.open.isEmpty, let root = reader.root else {
            // The parser reports no error for a document without elements.
            throw StoryboardError(.malformed(reason: "it ends too early"), at: reader.position(in: parser))
        }
        return root
    }

    private func offset(in parser: XMLParser) -> Int {
        text.offset(ofLine: parser.lineNumber, byte: parser.columnNumber)
    }

    private func position(in parser: XMLParser) -> SourcePosition { text.position(of: offset(in: parser)) }

    /// Returns the position of the tag that the parser has just read. A tag cannot contain a second "<".
    private func start(of name: String, in parser: XMLParser) -> SourcePosition {
        let end = offset(in: parser)
        guard let start = text.bytes[..<end].lastIndex(of: UInt8(ascii: "<")),
            text.bytes[(start + 1)...].starts(with: name.utf8)
        else { return text.position(of: end) }
        return text.position(of: start)
    }

    private func fail(_ problem: StoryboardError.Problem, _ parser: XMLParser) {
        guard failure == nil else { return }
        failure = StoryboardError(problem, at: position(in: parser))
        parser.abortParsing()
    }

    // MARK: - XMLParserDelegate

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard failure == nil else { return }
        count += 1
        if count > limits.xmlElements { return fail(.tooManyElements(limit: limits.xmlElements), parser) }
        if elementName == "constraint" {
            constraintCount += 1
            if constraintCount > limits.solverRows {
                return fail(.tooManyConstraints(limit: limits.solverRows), parser)
            }
        }
        if open.count >= limits.xmlDepth { return fail(.tooDeep(limit: limits.xmlDepth), parser) }
        open.append(
            DocumentElement(
                name: elementName, attributes: attributes, position: start(of: elementName, in: parser),
                allowedKinds: allowedKinds))
        allowedKinds = []
    }

    func parser(_ parser: XMLParser, foundComment comment: String) { allowedKinds += comment.allowedKinds }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        guard failure == nil, let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard failure == nil, !open.isEmpty else { return }
        // White space between elements is not text.
        if string.utf8.allSatisfy({ $0 <= 0x20 }), open[open.count - 1].text.isEmpty { return }
        open[open.count - 1].text += string
    }

    /// Stops at the first error. The parser would go on behind it, and can take for markup what `XMLCheck` did not.
    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        guard !XMLErrorCode.isHarmless(code) else { return }
        fail(.malformed(reason: XMLErrorCode.sentence(of: code)), parser)
    }
}

extension String {
    /// The kinds of issues that a comment accepts: "mullion:allow off-screen, clipped-text".
    var allowedKinds: [String] {
        guard let range = range(of: "mullion:allow") else { return [] }
        return self[range.upperBound...].prefix(400).prefix { !$0.isNewline }
            .split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
}
