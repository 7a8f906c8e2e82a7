import MullionGeometry

struct Line {
    /// The number of its first item.
    var firstItem: Int
    var count = 0
    /// Where the first item is kept.
    var leaf: Int
    var index: Int
    /// Where the next line's first item is kept.
    var endLeaf: Int
    var endIndex: Int
    /// The items and the least gaps between them.
    var length: CGFloat = 0
    var thickness = LineThickness()
    /// How far it begins after the beginning of the section's items.
    var start: ExactLength
}

/// Reading lines: they are broken again, by the same steps in the same order.
extension LineIndex {
    /// The first line that begins in a leaf in which one does.
    func firstLine(beginningIn leaf: Int, by rule: LineRule) -> Line {
        let before = spans.prefix(leaf)
        return line(
            at: Line(
                firstItem: Int(before.items) + Int(leads[leaf]), leaf: leaf, index: Int(leads[leaf]), endLeaf: leaf,
                endIndex: 0, start: before.length), by: rule)
    }

    /// Returns the next line; nil after the last one.
    func line(after line: Line, by rule: LineRule) -> Line? {
        guard line.endLeaf < leaves.count else { return nil }
        return self.line(
            at: Line(
                firstItem: line.firstItem + line.count, leaf: line.endLeaf, index: line.endIndex,
                endLeaf: line.endLeaf, endIndex: line.endIndex,
                start: line.start + ExactLength(line.thickness.length(by: rule)) + ExactLength(rule.lineSpacing)),
            by: rule)
    }

    /// The line of an item. O(log n + line).
    func line(ofItem item: Int, by rule: LineRule) -> Line {
        var (leaf, index) = place(ofItem: item)
        if index < leads[leaf] { leaf = leafBeginningLine(atOrBefore: leaf - 1) }
        index = 0
        var line = firstLine(beginningIn: leaf, by: rule)
        while line.firstItem + line.count <= item, let next = self.line(after: line, by: rule) { line = next }
        return line
    }

    /// The first line that may end after a length, a little before that to be safe; nil if none does. O(log n).
    func firstLine(endingNear length: CGFloat, from start: ExactLength, by rule: LineRule) -> Line? {
        let (leaf, _) = spans.longestPrefix { (start + $0.length).value < length - CollectionFlowLayout.slack }
        guard leaf < leaves.count, lineCount > 0 else { return nil }
        // The leaf is longer than nothing, so a line begins in it.
        var line = firstLine(beginningIn: leaf, by: rule)
        while (start + line.start).value + line.thickness.length(by: rule) < length - CollectionFlowLayout.slack {
            guard let next = self.line(after: line, by: rule) else { return nil }
            line = next
        }
        return line
    }

    /// Fills a line of which only the beginning is known.
    private func line(at beginning: Line, by rule: LineRule) -> Line {
        var line = beginning
        var (leaf, index) = (line.leaf, line.index)
        scan: while leaf < leaves.count {
            let sizes = leaves[leaf]
            while index < sizes.count {
                let size = sizes[index]
                if line.count == 0 {
                    line.length = size.cross
                } else {
                    let joined = line.length + rule.spacing + size.cross
                    guard joined <= rule.limit, !rule.breaksAlways else { break scan }
                    line.length = joined
                }
                line.thickness.add(size)
                line.count += 1
                index += 1
            }
            leaf += 1
            index = 0
        }
        (line.endLeaf, line.endIndex) = (leaf, index)
        return line
    }

    /// Calls with each item of a line and its frame; returns false as soon as the body does.
    @discardableResult
    func forEachItem(
        of line: Line, start: ExactLength, by rule: LineRule, _ body: (Int, SectionFrame) -> Bool
    ) -> Bool {
        let isLast = line.firstItem + line.count == count
        let (offset, gap) = rule.placement(count: line.count, length: line.length, isLast: isLast)
        let main = (start + line.start).value
        var cross = offset
        var (leaf, index) = (line.leaf, line.index)
        for item in line.firstItem..<line.firstItem + line.count {
            if index == leaves[leaf].count {
                leaf += 1
                index = 0
            }
            let size = leaves[leaf][index]
            let across = rule.across(size, in: line.thickness)
            let length = rule.isList ? max(0, rule.available) : size.cross
            let frame = SectionFrame(
                crossOrigin: rule.isList ? 0 : cross, mainOrigin: main + across.offset,
                size: SectionSize(cross: length, main: across.length))
            guard body(item, frame) else { return false }
            cross += size.cross + gap
            index += 1
        }
        return true
    }
}
