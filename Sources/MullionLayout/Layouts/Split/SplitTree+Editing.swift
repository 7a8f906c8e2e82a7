/// Why an edit of a ``SplitTree`` was refused. The tree is unchanged then.
public enum SplitTreeError: Error, Equatable, Sendable {
    /// The index is out of range.
    case indexOutOfRange(Int, count: Int)
    /// There is nothing to remove.
    case empty
}

extension SplitTreeError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .indexOutOfRange(let index, let count): "index \(index) is out of range: there are \(count) elements"
        case .empty: "there is no element to remove"
        }
    }
}

extension SplitTree {
    /// Replaces all elements.
    public mutating func replaceAll(with elements: some Sequence<Element>) {
        self = SplitTree(elements, rootAxis: rootAxis)
    }

    /// Adds an element as the last one.
    ///
    /// - Complexity: O(1) on average.
    public mutating func append(_ element: Element) { insertAll(CollectionOfOne(element), at: count) }

    /// Adds elements at the end, in their order; the same as adding one after the other.
    ///
    /// - Complexity: O(m) on average for m new elements.
    public mutating func append(contentsOf elements: some Sequence<Element>) { insertAll(Array(elements), at: count) }

    /// Adds an element before the one at an index; at the index `count` as the last one.
    ///
    /// - Throws: ``SplitTreeError/indexOutOfRange(_:count:)``.
    /// - Complexity: O(n) for n elements.
    public mutating func insert(_ element: Element, at index: Int) throws(SplitTreeError) {
        guard (0...count).contains(index) else { throw .indexOutOfRange(index, count: count) }
        insertAll(CollectionOfOne(element), at: index)
    }

    /// Removes the element at an index, and returns it.
    ///
    /// - Throws: ``SplitTreeError/indexOutOfRange(_:count:)``.
    /// - Complexity: O(n) for n elements.
    @discardableResult
    public mutating func remove(at index: Int) throws(SplitTreeError) -> Element {
        guard (0..<count).contains(index) else { throw .indexOutOfRange(index, count: count) }
        return removeOne(at: index)
    }

    /// Removes the last element, and returns it.
    ///
    /// - Throws: ``SplitTreeError/empty``.
    /// - Complexity: O(1).
    @discardableResult
    public mutating func removeLast() throws(SplitTreeError) -> Element {
        guard count > 0 else { throw .empty }
        return removeOne(at: count - 1)
    }
}

extension SplitTree where Element: Hashable {
    /// Returns the leaves whose element was in a different node, in the other part of its node, or not in the tree.
    ///
    /// Their views have to be attached again. From 2^m - 1 to 2^m elements, these are only the first and the new one.
    /// An element that occurs twice is compared with its last occurrence.
    ///
    /// - Complexity: O(n + m) for n elements now and m before.
    public func movedLeaves(since old: SplitTree) -> [Int] {
        let before = Dictionary(zip(old.elements, old.elements.indices), uniquingKeysWith: { $1 })
        return elements.indices.filter { leaf in
            guard let previous = before[elements[leaf]] else { return true }
            return old.owner(ofLeaf: previous) != owner(ofLeaf: leaf)
        }
    }
}

extension SplitTree: CustomStringConvertible {
    /// The nesting: `s` and the index for each node, with its parts in brackets; nothing without elements.
    ///
    /// - Complexity: O(n) for n elements.
    public var description: String {
        guard count > 0 else { return "" }
        var text = ""
        // What is still to be written, last first. No recursion, though it would be O(log n) deep.
        var pending: [Piece] = [.slot(.node(0))]
        while let piece = pending.popLast() {
            switch piece {
            case .text(let mark): text += mark
            case .slot(.leaf(let leaf)): text += "\(elements[leaf])"
            case .slot(.node(let node)):
                text += "s\(node)["
                let (first, second) = slots(ofNode: node)
                pending.append(.text("]"))
                if let second { pending += [.slot(second), .text(" ")] }
                pending.append(.slot(first))
            }
        }
        return text
    }
}

/// A part of a tree's description.
private enum Piece {
    case text(String)
    case slot(SplitSlot)
}
