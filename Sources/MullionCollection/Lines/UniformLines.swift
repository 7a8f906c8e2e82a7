import MullionGeometry

/// The lines of items of one size, in closed form: no memory per item, no work to prepare.
struct UniformLines: Equatable, Sendable {
    var count: Int
    var size: SectionSize

    /// How many items fit in a line, at least 1.
    func capacity(by rule: LineRule) -> Int {
        guard !rule.breaksAlways, count > 0 else { return 1 }
        let pitch = size.cross + rule.spacing
        guard pitch > 0 else { return count }
        func length(_ items: CGFloat) -> CGFloat { items * size.cross + (items - 1) * rule.spacing }
        var items = max(1, min(CGFloat(count), ((rule.limit + rule.spacing) / pitch).rounded(.down)))
        // The quotient may be off by a bit.
        if items < CGFloat(count), length(items + 1) <= rule.limit { items += 1 }
        if items > 1, length(items) > rule.limit { items -= 1 }
        return Int(items)
    }

    /// The length of all lines with the gaps between them.
    func length(by rule: LineRule) -> ExactLength {
        let lines = lineCount(by: rule)
        return lines == 0 ? .zero : ExactLength(size.main) * lines + ExactLength(rule.lineSpacing) * (lines - 1)
    }

    func lineCount(by rule: LineRule) -> Int {
        let capacity = capacity(by: rule)
        return count / capacity + (count % capacity == 0 ? 0 : 1)
    }

    /// Returns the frame of an item. O(1).
    func frame(ofItem item: Int, start: ExactLength, by rule: LineRule) -> SectionFrame {
        frame(ofItem: item, capacity: capacity(by: rule), start: start, by: rule)
    }

    private func frame(ofItem item: Int, capacity: Int, start: ExactLength, by rule: LineRule) -> SectionFrame {
        let line = item / capacity
        let isLast = line == (count - 1) / capacity
        // A last line with the alignment auto keeps the grid of the others: it is placed as if it were full.
        let keepsGrid = isLast && rule.lastAlignment == .auto && rule.alignment == .justified
        // A single line is full at as many items as would fit, not as there are.
        let filled = keepsGrid ? gridCapacity(capacity, by: rule) : isLast ? count - line * capacity : capacity
        let length = CGFloat(filled) * size.cross + CGFloat(filled - 1) * rule.spacing
        let (offset, gap) = rule.placement(count: filled, length: length, isLast: isLast && !keepsGrid)
        let main = (start + (ExactLength(size.main) + ExactLength(rule.lineSpacing)) * line).value
        return SectionFrame(
            crossOrigin: rule.isList ? 0 : offset + CGFloat(item % capacity) * (size.cross + gap), mainOrigin: main,
            size: rule.isList ? SectionSize(cross: max(0, rule.available), main: size.main) : size)
    }

    private func gridCapacity(_ capacity: Int, by rule: LineRule) -> Int {
        guard capacity == count, size.cross + rule.spacing > 0 else { return capacity }
        return UniformLines(count: Int(Int32.max), size: size).capacity(by: rule)
    }

    /// Calls with each item whose line is near a range, and its frame.
    func forEachItem(
        near range: ClosedRange<CGFloat>, start: ExactLength, by rule: LineRule, _ body: (Int, SectionFrame) -> Bool
    ) {
        guard count > 0 else { return }
        let capacity = capacity(by: rule)
        let pitch = (ExactLength(size.main) + ExactLength(rule.lineSpacing)).value
        let lines = (count - 1) / capacity + 1
        var line = 0
        if pitch > 0 {
            let passed = ((range.lowerBound - CollectionFlowLayout.slack - start.value) / pitch).rounded(.down) - 1
            line = Int(max(0, min(CGFloat(lines), passed)))
        }
        while line < lines {
            let first = line * capacity
            let end = min(count, first + capacity)
            for item in first..<end {
                let frame = frame(ofItem: item, capacity: capacity, start: start, by: rule)
                if frame.mainOrigin > range.upperBound + CollectionFlowLayout.slack { return }
                guard body(item, frame) else { return }
            }
            line += 1
        }
    }
}
