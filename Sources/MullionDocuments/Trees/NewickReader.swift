/// Reads Newick, a format of trees in biology: `(A:0.1,(B,'C''s')D[note])E;`.
///
/// Source: G. Olsen, "Newick's 8:45" Tree Format Standard, 1990. A node's name follows its children; underscores
/// outside quotation marks are spaces. Known differences: the semicolon may be missing, lengths and comments are
/// skipped.
///
/// 1. An opening parenthesis begins a node with children, so that numbers are in pre-order; the node is pushed onto a
///    stack.
/// 2. A closing one ends the children; a name and a length follow, and then a comma or the end of the parent.
///
/// - Complexity: O(bytes); no recursion.
enum NewickReader {
    static func read(_ scanner: inout TreeScanner) throws(DocumentError) -> TreeNodes {
        var nodes = TreeNodes()
        var open: [Int] = []
        try skip(&scanner)
        guard scanner.next != nil else { return nodes }
        while true {
            // A node begins here.
            try skip(&scanner)
            try scanner.checkCount(nodes)
            let node = nodes.add("", below: open.last ?? -1)
            if scanner.next == UInt8(ascii: "(") {
                scanner.index += 1
                open.append(node)
                continue
            }
            nodes.labels[node] = try name(&scanner)
            // Nodes end here, until a further child begins.
            while true {
                try skipLength(&scanner)
                guard let parent = open.last else {
                    try finish(&scanner)
                    return nodes
                }
                let next = scanner.next
                guard next == UInt8(ascii: ",") || next == UInt8(ascii: ")") else {
                    throw scanner.unexpected("a comma or a closing parenthesis")
                }
                scanner.index += 1
                if next == UInt8(ascii: ",") { break }
                open.removeLast()
                try skip(&scanner)
                nodes.labels[parent] = try name(&scanner)
            }
        }
    }

    private static func finish(_ scanner: inout TreeScanner) throws(DocumentError) {
        if scanner.next == UInt8(ascii: ";") { scanner.index += 1 }
        try skip(&scanner)
        if scanner.next != nil { throw scanner.unexpected("the end, as one tree is read") }
    }

    private static func name(_ scanner: inout TreeScanner) throws(DocumentError) -> String {
        guard scanner.next == UInt8(ascii: "'") else {
            let word = scanner.word { byte in !TreeScanner.isSpace(byte) && !special.contains(byte) }
            return word.utf8.contains(UInt8(ascii: "_")) ? word.replacing("_", with: " ") : word
        }
        let start = scanner.index
        var name = ""
        // Two quotation marks are an escape for one in the name.
        repeat {
            scanner.index += 1
            if !name.isEmpty || scanner.index > start + 1 { name += "'" }
            name += scanner.word { $0 != UInt8(ascii: "'") }
            guard scanner.next != nil else { throw scanner.error(.unterminatedString, at: start) }
            scanner.index += 1
        } while scanner.next == UInt8(ascii: "'")
        return name
    }

    private static func skipLength(_ scanner: inout TreeScanner) throws(DocumentError) {
        try skip(&scanner)
        guard scanner.next == UInt8(ascii: ":") else { return }
        scanner.index += 1
        try skip(&scanner)
        let start = scanner.index
        let length = scanner.word { byte in !TreeScanner.isSpace(byte) && !special.contains(byte) }
        guard Double(length) != nil else {
            scanner.index = start
            throw scanner.unexpected("a length such as 0.1 behind the colon")
        }
        try skip(&scanner)
    }

    /// Skips spaces and comments.
    private static func skip(_ scanner: inout TreeScanner) throws(DocumentError) {
        scanner.skipSpaces()
        while scanner.next == UInt8(ascii: "[") {
            let start = scanner.index
            _ = scanner.word { $0 != UInt8(ascii: "]") }
            guard scanner.next != nil else {
                throw scanner.error(
                    .unexpected(found: "a comment without an end", expected: "a closing bracket"), at: start)
            }
            scanner.index += 1
            scanner.skipSpaces()
        }
    }

    private static let special = Array("(),:;'[]".utf8)
}
