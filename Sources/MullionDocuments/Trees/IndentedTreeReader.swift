/// Reads a line for each node, children indented more than their parent.
///
/// ```text
/// root
///   first
///     below first
///   second
/// ```
///
/// A tab advances to the next multiple of four columns. Empty lines are ignored.
///
/// 1. Keep the path to the last line's node on a stack, with indentations.
/// 2. Remove the nodes indented as much as the new line or more; the top of the stack is then the parent.
/// 3. A line that is indented less than its siblings, but more than their parent, is an error.
///
/// - Complexity: O(bytes); no recursion.
enum IndentedTreeReader {
    static func read(_ scanner: inout TreeScanner) throws(DocumentError) -> TreeNodes {
        var nodes = TreeNodes()
        var open: [(node: Int, indentation: Int)] = []
        while scanner.next != nil {
            let indentation = indentation(&scanner)
            let start = scanner.index
            let label = scanner.word { $0 != 0x0A }
            scanner.index += 1
            guard let last = label.utf8.lastIndex(where: { !TreeScanner.isSpace($0) }) else { continue }
            var sibling: Int?
            while let top = open.last, top.indentation >= indentation {
                sibling = top.indentation
                open.removeLast()
            }
            if let sibling, sibling > indentation {
                let known = (open.last.map { [$0.indentation] } ?? []) + [sibling]
                throw scanner.error(.misplacedIndentation(found: indentation, known: known), at: start)
            }
            guard nodes.labels.isEmpty || !open.isEmpty else {
                throw scanner.error(
                    .unexpected(found: "a second root", expected: "one line above all others; indent the rest"),
                    at: start)
            }
            try scanner.checkCount(nodes)
            open.append((nodes.add(String(label[...last]), below: open.last?.node ?? -1), indentation))
        }
        return nodes
    }

    /// Returns the columns of white space at the beginning of a line.
    private static func indentation(_ scanner: inout TreeScanner) -> Int {
        var columns = 0
        while let next = scanner.next, next == 0x20 || next == 0x09 {
            columns = next == 0x20 ? columns + 1 : (columns / 4 + 1) * 4
            scanner.index += 1
        }
        return columns
    }
}
