import MullionGeometry

/// Reads the text of a tree, byte by byte.
struct TreeScanner {
    let text: SourceText
    var index = 0
    private let nodeLimit: Int

    /// Checks size and encoding, and skips a byte order mark.
    init(_ bytes: [UInt8], _ limits: Limits = .default) throws(DocumentError) {
        text = SourceText(bytes)
        nodeLimit = limits.treeNodes
        guard bytes.count <= limits.treeBytes else { throw error(.tooLarge(limit: limits.treeBytes), at: 0) }
        if !bytes.allSatisfy({ $0 < 0x80 }), let offset = JSONString.firstInvalidByte(in: bytes[...]) {
            throw error(.invalidUTF8, at: offset)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// The next byte; nil at the end.
    var next: UInt8? { index < text.bytes.count ? text.bytes[index] : nil }

    /// Returns whether a byte is a space, tab, or line break.
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    mutating func skipSpaces() {
        while let next, Self.isSpace(next) { index += 1 }
    }

    /// Returns the text from the current byte up to the next one that is not wanted.
    mutating func word(_ isWanted: (UInt8) -> Bool) -> String {
        let start = index
        while let next, isWanted(next) { index += 1 }
        return String(decoding: text.bytes[start..<index], as: UTF8.self)
    }

    func error(_ problem: DocumentError.Problem, at offset: Int? = nil) -> DocumentError {
        DocumentError(problem: problem, position: text.position(of: offset ?? index), path: "")
    }

    /// Returns an error about the next byte, or about the end of the text.
    func unexpected(_ expected: String) -> DocumentError {
        guard index < text.bytes.count else { return error(.unexpectedEnd(expected: expected)) }
        var end = index + 1
        while end < text.bytes.count, text.bytes[end] & 0xC0 == 0x80 { end += 1 }
        return error(
            .unexpected(found: "\"\(String(decoding: text.bytes[index..<end], as: UTF8.self))\"", expected: expected))
    }

    /// - Throws: `DocumentError` if the number of nodes has reached the limit.
    func checkCount(_ nodes: TreeNodes) throws(DocumentError) { try checkCount(nodes.labels.count) }

    /// - Throws: `DocumentError` if a number of nodes has reached the limit.
    func checkCount(_ count: Int) throws(DocumentError) {
        guard count < nodeLimit else { throw error(.tooManyNodes(limit: nodeLimit)) }
    }
}
