/// A JSON document as a flat list of values in the order of the text, each with its position.
///
/// Foundation's decoder does not keep positions, so its errors cannot have them; that is why documents have a separate
/// reader. A value takes 20 bytes; strings and numbers stay in the text until they are read.
package struct JSONTape: Sendable {
    /// The kinds of values. A key is a separate value, before the value it belongs to.
    package enum Kind: UInt8, Sendable {
        case object, array, string, number, `true`, `false`, null, key
    }

    package struct Value: Sendable {
        package var kind: Kind
        /// The first byte.
        package var start: Int32
        /// The byte after the last one.
        package var end: Int32
        /// The row of the array, object or key around it; -1 at the top.
        package var parent: Int32
        /// The row after the value and everything in it.
        package var next: Int32
    }

    package let text: SourceText
    package var values: [Value] = []
    /// The texts of values that replace placeholders of a template.
    package var filled: [Int: String] = [:]

    package init(text: SourceText) { self.text = text }

    /// Returns the string of a string or key, escapes decoded. The reader has checked that it is well-formed.
    package func string(_ row: Int) -> String { filled[row] ?? JSONString.decoded(inside(row)) }

    /// Returns the bytes of a string or key between the quotation marks, with their escapes.
    package func inside(_ row: Int) -> ArraySlice<UInt8> {
        text.bytes[Int(values[row].start) + 1..<Int(values[row].end) - 1]
    }

    /// Returns whether a row is a given key, written without escapes.
    package func isKey(_ row: Int, _ key: StaticString) -> Bool {
        guard values[row].kind == .key else { return false }
        let inside = inside(row)
        return key.withUTF8Buffer { $0.count == inside.count && inside.elementsEqual($0) }
    }

    /// Returns the text of a value.
    package func source(_ row: Int) -> Substring {
        if let text = filled[row] { return text[...] }
        let value = values[row]
        return String(decoding: text.bytes[Int(value.start)..<Int(value.end)], as: UTF8.self)[...]
    }

    /// Returns the rows directly inside an array, or the keys of an object.
    package func children(_ row: Int) -> [Int] {
        let end = Int(values[row].next)
        var (child, count) = (row + 1, 0)
        while child < end {
            count += 1
            child = Int(values[child].next)
        }
        var result: [Int] = []
        result.reserveCapacity(count)
        child = row + 1
        while child < end {
            result.append(child)
            child = Int(values[child].next)
        }
        return result
    }

    /// Returns the row of the value of a key of an object, written without escapes; nil if the key is missing or the
    /// value is not an object.
    package func value(ofKey name: StaticString, in row: Int) -> Int? {
        guard values[row].kind == .object else { return nil }
        let end = Int(values[row].next)
        var key = row + 1
        while key < end {
            if isKey(key, name) { return key + 1 }
            key = Int(values[key].next)
        }
        return nil
    }

    /// Returns the path of a value, such as "root.children[2].spacing".
    ///
    /// - Complexity: O(depth + length of the arrays along the path).
    package func path(_ row: Int) -> String {
        var steps: [String] = []
        var row = row
        while row >= 0 {
            let parent = Int(values[row].parent)
            if values[row].kind == .key {
                steps.append("." + string(row))
            } else if parent >= 0, values[parent].kind == .array {
                var (index, sibling) = (0, parent + 1)
                while sibling < row {
                    index += 1
                    sibling = Int(values[sibling].next)
                }
                steps.append("[\(index)]")
            }
            row = parent
        }
        let path = steps.reversed().joined()
        return path.hasPrefix(".") ? String(path.dropFirst()) : path
    }

    /// Returns an error at a value.
    package func error(_ problem: DocumentError.Problem, at row: Int) -> DocumentError {
        guard row < values.count else { return error(problem, offset: text.bytes.count, in: -1) }
        return error(problem, offset: Int(values[row].start), in: row)
    }

    /// Returns an error at a byte, inside a value; -1 for none.
    package func error(_ problem: DocumentError.Problem, offset: Int, in row: Int) -> DocumentError {
        DocumentError(problem: problem, position: text.position(of: offset), path: path(row))
    }
}
