import MullionGeometry

/// The items of a section, by how much has to be kept of them.
enum SectionContent: Sendable {
    /// One size.
    case uniform(UniformLines)
    /// A size each, in lines.
    case lines(LineIndex)
    /// A size each, arranged by something else; estimates have a negative cross length.
    case arranged([SectionSize], any SectionArrangement)

    /// No items.
    private static let empty = SectionContent.uniform(
        UniformLines(count: 0, size: SectionSize(cross: 0, main: 0)))

    var count: Int {
        switch self {
        case .uniform(let lines): lines.count
        case .lines(let index): index.count
        case .arranged(let sizes, _): sizes.count
        }
    }

    /// The length along the scrolling axis.
    func length(by rule: LineRule) -> ExactLength {
        switch self {
        case .uniform(let lines): lines.length(by: rule)
        case .lines(let index): index.length(lineSpacing: rule.lineSpacing)
        case .arranged(_, let arrangement):
            ExactLength(arrangement.length.isFinite ? min(max(0, arrangement.length), ExactLength.limit) : 0)
        }
    }

    /// The size of an item as it is kept.
    func size(ofItem item: Int) -> StoredSize {
        switch self {
        case .uniform(let lines): StoredSize(lines.size)
        case .lines(let index): index[item]
        case .arranged(let sizes, _): StoredSize(arranged: sizes[item])
        }
    }

    /// The frame of an item, of which the main component counts from the beginning of the content.
    func frame(ofItem item: Int, start: ExactLength, by rule: LineRule) -> SectionFrame {
        switch self {
        case .uniform(let lines): return lines.frame(ofItem: item, start: start, by: rule)
        case .lines(let index):
            var result: SectionFrame?
            index.forEachItem(of: index.line(ofItem: item, by: rule), start: start, by: rule) { number, frame in
                if number == item { result = frame }
                return number < item
            }
            return result!
        case .arranged(let sizes, let arrangement):
            var frame = arrangement.frame(ofItem: item, SectionSizes(sizes))
            frame.mainOrigin += start.value
            return frame
        }
    }

    /// Calls with items in ascending order, at least all that meet a range along the scrolling axis, until the body
    /// returns false.
    func forEachItem(
        near range: ClosedRange<CGFloat>, start: ExactLength, by rule: LineRule, _ body: (Int, SectionFrame) -> Bool
    ) {
        switch self {
        case .uniform(let lines): lines.forEachItem(near: range, start: start, by: rule, body)
        case .lines(let index):
            var next = index.firstLine(endingNear: range.lowerBound, from: start, by: rule)
            while let line = next, (start + line.start).value <= range.upperBound + CollectionFlowLayout.slack {
                guard index.forEachItem(of: line, start: start, by: rule, body) else { return }
                next = index.line(after: line, by: rule)
            }
        case .arranged(let sizes, let arrangement):
            let origin = start.value
            let (low, high) = (range.lowerBound - origin, range.upperBound - origin)
            let near = low - CollectionFlowLayout.slack...high + CollectionFlowLayout.slack
            var goesOn = true
            arrangement.forEachItem(near: near, SectionSizes(sizes)) { item, frame in
                guard goesOn, sizes.indices.contains(item) else { return }
                var frame = frame
                frame.mainOrigin += origin
                goesOn = body(item, frame)
            }
        }
    }

    /// Breaks all lines again. Returns the number of items looked at.
    mutating func arrangeAll(by rule: LineRule) -> Int {
        edit(by: rule, lines: { $0.breakAllLines(by: rule) }, sizes: { _ in }, first: 0, count: 0)
    }

    /// Changes the size of an item; has no effect in a uniform section. Returns the number of items visited.
    mutating func resize(_ item: Int, to size: StoredSize, by rule: LineRule) -> Int {
        edit(
            by: rule, lines: { $0.resize(item, to: size, by: rule) }, sizes: { $0[item] = size.arranged }, first: item,
            count: 0)
    }

    mutating func insert(_ sizes: [StoredSize], at item: Int, by rule: LineRule) -> Int {
        edit(
            by: rule, lines: { $0.insert(sizes, at: item, by: rule) },
            sizes: { $0.insert(contentsOf: sizes.map(\.arranged), at: item) }, first: item, count: sizes.count)
    }

    mutating func remove(_ items: Range<Int>, by rule: LineRule) -> Int {
        edit(
            by: rule, lines: { $0.remove(items, by: rule) }, sizes: { $0.removeSubrange(items) },
            first: items.lowerBound, count: -items.count)
    }

    /// An edit in the place where the storage is, so that nothing is copied. Returns the number of items visited.
    private mutating func edit(
        by rule: LineRule, lines: (inout LineIndex) -> Int, sizes edit: (inout [SectionSize]) -> Void, first: Int,
        count: Int
    ) -> Int {
        switch self {
        case .uniform(var uniform):
            uniform.count += count
            self = .uniform(uniform)
            return 0
        case .lines(var index):
            self = .empty
            let looked = lines(&index)
            self = .lines(index)
            return looked
        case .arranged(var sizes, var arrangement):
            self = .empty
            edit(&sizes)
            arrangement.arrange(SectionSizes(sizes), in: rule.room, from: first)
            self = .arranged(sizes, arrangement)
            return sizes.count - first
        }
    }
}

extension StoredSize {
    /// The size as it is kept in arranged sections, which have no baselines.
    var arranged: SectionSize { SectionSize(cross: signedCross, main: main) }

    init(arranged size: SectionSize) { self.init(signedCross: size.cross, main: size.main, descent: 0) }
}

extension LineRule {
    /// The input of arrangements.
    var room: SectionRoom { SectionRoom(available: available, interitemSpacing: spacing, lineSpacing: lineSpacing) }
}
