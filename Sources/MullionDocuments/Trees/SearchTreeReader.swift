import MullionTrees

/// Search trees from values.
extension LabeledTree {
    /// Creates the search tree that inserting values one by one gives: smaller ones to the left, equal and greater ones
    /// to the right.
    ///
    /// If all of them are finite numbers they are compared as such, otherwise as texts.
    /// - Parameter minimalHeight: Whether they are inserted in an order that gives a tree of minimum height.
    /// - Complexity: O(n log n) for n values.
    public init(searchTreeOf values: [String], minimalHeight: Bool = false) {
        let numbers = values.compactMap { Double($0).flatMap { $0.isFinite ? $0 : nil } }
        if numbers.count == values.count {
            self.init(zip(numbers, values).map { LabeledValue(value: $0, label: $1) }, minimalHeight)
        } else {
            self.init(values.map { LabeledValue(value: $0, label: $0) }, minimalHeight)
        }
    }

    private init(_ values: [LabeledValue<some Comparable>], _ minimalHeight: Bool) {
        let tree = minimalHeight ? FlatBinaryTree(minimalHeight: values) : FlatBinaryTree(inserting: values)
        self.init(labels: tree.values.map(\.label), binaryShape: tree.shape)
    }
}

/// A comparable value, with its text.
private struct LabeledValue<Value: Comparable>: Comparable {
    let value: Value
    let label: String

    static func < (a: Self, b: Self) -> Bool { a.value < b.value }
    static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}

extension TreeScanner {
    /// Reads a list of values, separated by commas or semicolons, or else by spaces. Line breaks count as both.
    mutating func values() throws(DocumentError) -> [String] {
        let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";")]
        let hasCommas = text.bytes.contains { separators.contains($0) }
        var values: [String] = []
        var isExpected = true
        while true {
            skipSpaces()
            guard let next else { return values }
            if separators.contains(next) {
                if isExpected { throw unexpected("a value") }
                isExpected = true
                index += 1
                continue
            }
            try checkCount(values.count)
            let value = word { byte in
                hasCommas ? !separators.contains(byte) && byte != 0x0A && byte != 0x0D : !Self.isSpace(byte)
            }
            values.append(Self.trimmed(value))
            isExpected = false
        }
    }

    private static func trimmed(_ value: String) -> String {
        guard let last = value.utf8.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(value[...last])
    }
}
