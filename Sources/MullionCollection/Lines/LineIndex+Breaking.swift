import MullionGeometry

/// Breaking lines.
///
/// 1. An item joins the open line if the line, a gap and the item are no longer than the available length; the first
///    always joins.
/// 2. Where a line closes, its thickness, that of its thickest item, is added to the leaf in which it began.
/// 3. In a leaf after the last changed one, the first line may begin where it began before. From there on nothing can
///    be different, since lines follow from where the first one begins: stop.
///
/// O(items looked at + leaves looked at · log n); after one change of items of random sizes that is one or two leaves.
extension LineIndex {
    /// Breaks all lines. Returns the number of items looked at.
    @discardableResult
    mutating func breakAllLines(by rule: LineRule) -> Int {
        guard !leaves.isEmpty else { return 0 }
        leads[0] = 0
        return breakLines(from: 0, through: leaves.count - 1, by: rule)
    }

    /// Breaks lines from a leaf whose lead is right and in which a line begins, through the last leaf whose items have
    /// changed, until they coincide. Returns the number of items looked at.
    mutating func breakLines(from first: Int, through lastChanged: Int, by rule: LineRule) -> Int {
        // Many sums are added up at once rather than one by one.
        let isBulk = (lastChanged - first) * 8 > leaves.count
        var bulk: [LineSpan] = []
        if isBulk { bulk = spans.values }
        func commit(_ line: OpenLine, _ spans: inout PrefixTree<LineSpan>, _ bulk: inout [LineSpan]) {
            if isBulk && line.owner < bulk.count {
                bulk[line.owner] = line.span
            } else {
                spans[line.owner] = line.span
            }
        }

        var line = OpenLine(lineSpacing: rule.lineSpacing)
        var looked = 0
        var leaf = first
        search: while leaf < leaves.count {
            let sizes = leaves[leaf]
            var index = leaf == first ? Int(leads[leaf]) : 0
            if line.isOpen {
                while index < sizes.count, line.takes(sizes[index], by: rule) { index += 1 }
                looked += index
                if leaf > lastChanged, index < sizes.count, leads[leaf] == index { break search }
                leads[leaf] = Int32(index)
                if index == sizes.count {
                    let span = LineSpan(items: Int32(sizes.count))
                    if isBulk { bulk[leaf] = span } else { spans[leaf] = span }
                    leaf += 1
                    continue
                }
                line.close(by: rule)
                commit(line, &spans, &bulk)
            }
            line.owner = leaf
            line.span = LineSpan(items: Int32(sizes.count))
            looked += sizes.count - index
            while index < sizes.count {
                if !line.isOpen || !line.takes(sizes[index], by: rule) {
                    if line.isOpen { line.close(by: rule) }
                    line.open(with: sizes[index])
                }
                index += 1
            }
            leaf += 1
        }
        if line.isOpen {
            line.close(by: rule)
            commit(line, &spans, &bulk)
        }
        if isBulk { spans = PrefixTree(bulk) }
        return looked
    }

    /// Breaks lines after the items of some leaves have changed. `index` is the place of the first change in the first
    /// of them.
    mutating func breakLines(changed: Range<Int>, firstIndex index: Int, by rule: LineRule) -> Int {
        guard !leaves.isEmpty else { return 0 }
        var first = min(changed.lowerBound, leaves.count - 1)
        // The line before may take the first changed item now, so it is broken again too.
        if first > 0, leads[first] < 0 || index <= leads[first] || changed.lowerBound >= leaves.count {
            first = leafBeginningLine(atOrBefore: first - 1)
        }
        if first == 0 { leads[0] = 0 }
        return breakLines(from: first, through: max(first, changed.upperBound - 1), by: rule)
    }
}

/// The line being filled, and the state of the leaf it began in.
private struct OpenLine {
    let lineSpacing: ExactLength
    var isOpen = false
    private var used: CGFloat = 0
    private var thickness = LineThickness()
    /// The leaf in which the line began.
    var owner = 0
    /// What begins in that leaf.
    var span = LineSpan()

    init(lineSpacing: CGFloat) { self.lineSpacing = ExactLength(lineSpacing) }

    mutating func open(with size: StoredSize) {
        isOpen = true
        used = size.cross
        thickness = LineThickness()
        thickness.add(size)
    }

    /// Takes an item if it fits.
    mutating func takes(_ size: StoredSize, by rule: LineRule) -> Bool {
        let joined = used + rule.spacing + size.cross
        guard joined <= rule.limit, !rule.breaksAlways else { return false }
        used = joined
        thickness.add(size)
        return true
    }

    mutating func close(by rule: LineRule) {
        isOpen = false
        span.lines += 1
        span.length += ExactLength(thickness.length(by: rule)) + lineSpacing
    }
}
