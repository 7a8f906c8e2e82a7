/// Reads lists in parentheses: in `(a (b c) d)`, a is the parent of b and d, and b of c.
///
/// A list is a node: its first word is the name, the rest are the children, each a list or a word. A list that begins
/// with a list has no name. `()` is a missing child, so `(a () b)` has b to its right. Words may be in quotation marks,
/// with `\"` and `\\`; a semicolon begins a comment.
///
/// 1. An opening parenthesis adds a node and pushes it onto a stack; the next word is its name.
/// 2. Any other word is a leaf. A closing parenthesis pops the node.
///
/// - Complexity: O(bytes); no recursion.
enum SExpressionReader {
    private struct List {
        var node: Int
        /// Whether its first word or child has been read.
        var hasBegun = false
        var childCount = 0
        /// Whether the first child was written as missing.
        var lacksFirst = false
    }

    static func read(_ scanner: inout TreeScanner) throws(DocumentError) -> TreeNodes {
        var nodes = TreeNodes()
        var open: [List] = []
        while true {
            skip(&scanner)
            guard let next = scanner.next else { break }
            if open.isEmpty, !nodes.labels.isEmpty { throw scanner.unexpected("the end, as one tree is read") }
            switch next {
            case UInt8(ascii: "("):
                scanner.index += 1
                skip(&scanner)
                if scanner.next == UInt8(ascii: ")") {
                    scanner.index += 1
                    if let last = open.indices.last {
                        open[last].hasBegun = true
                        if open[last].childCount == 0 { open[last].lacksFirst = true }
                    }
                    continue
                }
                open.append(List(node: try add("", &nodes, &open, scanner)))
            case UInt8(ascii: ")"):
                guard open.popLast() != nil else { throw scanner.unexpected("the end, or a list") }
                scanner.index += 1
            default:
                let word = try word(&scanner)
                if let last = open.indices.last, !open[last].hasBegun {
                    nodes.labels[open[last].node] = word
                    open[last].hasBegun = true
                } else {
                    _ = try add(word, &nodes, &open, scanner)
                }
            }
        }
        guard open.isEmpty else {
            throw scanner.error(
                .unexpectedEnd(expected: "\(open.count) closing parenthes\(open.count == 1 ? "is" : "es")"))
        }
        return nodes
    }

    private static func add(
        _ label: String, _ nodes: inout TreeNodes, _ open: inout [List], _ scanner: TreeScanner
    ) throws(DocumentError) -> Int {
        try scanner.checkCount(nodes)
        let node = nodes.add(label, below: open.last?.node ?? -1)
        guard let last = open.indices.last else { return node }
        open[last].hasBegun = true
        open[last].childCount += 1
        if open[last].lacksFirst, open[last].childCount == 1 { nodes.rightOnlyChildren.insert(node) }
        return node
    }

    private static func word(_ scanner: inout TreeScanner) throws(DocumentError) -> String {
        guard scanner.next == UInt8(ascii: "\"") else {
            return scanner.word { byte in !TreeScanner.isSpace(byte) && !"()\";".utf8.contains(byte) }
        }
        let start = scanner.index
        scanner.index += 1
        var word = ""
        while true {
            word += scanner.word { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
            guard let next = scanner.next else { throw scanner.error(.unterminatedString, at: start) }
            scanner.index += 1
            if next == UInt8(ascii: "\"") { return word }
            // A backslash escapes the next character.
            guard let escaped = scanner.next else { throw scanner.error(.unterminatedString, at: start) }
            if escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\") {
                word.unicodeScalars.append(Unicode.Scalar(escaped))
                scanner.index += 1
            } else {
                word += "\\"
            }
        }
    }

    /// Skips spaces and comments.
    private static func skip(_ scanner: inout TreeScanner) {
        scanner.skipSpaces()
        while scanner.next == UInt8(ascii: ";") {
            _ = scanner.word { $0 != 0x0A }
            scanner.skipSpaces()
        }
    }
}
