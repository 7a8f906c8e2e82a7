import MullionGeometry
import MullionLayout

/// Something that stays together when content is broken into pages.
struct PageBlock: Equatable {
    /// The rows of the snapshot in it.
    var rows: [Int]
    /// Where it begins and ends in the picture.
    var start: CGFloat
    var end: CGFloat
    /// The row of the section header that it stands below; nil for none.
    var header: Int?
    /// Whether it is a section header itself.
    var isHeader = false

    var length: CGFloat { end - start }
}

/// Finds what content is broken into.
///
/// Nothing has to be known about containers. A box can be broken where no box inside of it crosses:
///
/// 1. A box that fits on a page stays together.
/// 2. A box around one other, such as a padding, is broken as that one is; one with layers, as what they are layers of.
/// 3. Boxes inside of another are sorted by their tops and put together where they overlap: rows of a column, lines of
///    a collection. Each group is a block, or is broken in turn if it is a single box that does not fit.
/// 4. A box that is left, higher than a page, cannot be broken.
///
/// - Complexity: O(n log n), n the boxes inside of those that are broken.
struct PageBlocks {
    /// What boxes may overlap by without belonging together, in points.
    private static let tolerance: CGFloat = 0.01

    private enum Task {
        case box(Int, header: Int?)
        case block(PageBlock)
    }

    private let entries: [LayoutSnapshot.Entry]
    private let appearances: [NodeAppearance]
    private let order: PaintOrder
    private let pageLength: CGFloat
    private(set) var blocks: [PageBlock] = []
    /// The boxes that are broken, by their rows, with what is in them: only what is on a page is drawn there.
    private(set) var broken: [Int: [PaintSelection.Group]] = [:]
    /// How far what stands below each section header begins after the header does.
    private(set) var headerLengths: [Int: CGFloat] = [:]

    init(_ snapshot: LayoutSnapshot, _ appearances: [NodeAppearance], _ order: PaintOrder, pageLength: CGFloat) {
        entries = snapshot.entries
        self.appearances = appearances
        self.order = order
        self.pageLength = pageLength
        guard !entries.isEmpty else { return }
        var tasks = [Task.box(0, header: nil)]
        while let task = tasks.popLast() {
            switch task {
            case .block(let block):
                if let last = blocks.last, last.isHeader { headerLengths[last.rows[0]] = block.start - last.start }
                blocks.append(block)
            case .box(let row, let header): tasks += tasksFor(row, header).reversed()
            }
        }
    }

    private mutating func tasksFor(_ row: Int, _ header: Int?) -> [Task] {
        let frame = entries[row].absoluteFrame
        let whole = [Task.block(PageBlock(rows: [row], start: frame.minY, end: frame.maxY, header: header))]
        if frame.height <= pageLength { return whole }
        var children = order.children(of: row)
        if appearances[Int(entries[row].node.index)].hasLayers { children = Array(children.prefix(1)) }
        if children.isEmpty { return whole }
        if children.count == 1 { return [.box(children[0], header: header)] }
        let groups = groups(children)
        if groups.count == 1 { return whole }
        broken[row] = groups
        return tasks(for: groups, header)
    }

    /// Boxes that overlap, in the order of their tops.
    private func groups(_ rows: [Int]) -> [PaintSelection.Group] {
        func top(_ row: Int) -> CGFloat { entries[row].absoluteFrame.minY }
        var groups: [PaintSelection.Group] = []
        for row in rows.sorted(by: { (top($0), $0) < (top($1), $1) }) {
            let frame = entries[row].absoluteFrame
            if let last = groups.last, frame.minY < last.end - Self.tolerance {
                groups[groups.count - 1].rows.append(row)
                groups[groups.count - 1].end = max(last.end, frame.maxY)
            } else {
                groups.append(PaintSelection.Group(rows: [row], start: frame.minY, end: frame.maxY))
            }
        }
        return groups
    }

    private func tasks(for groups: [PaintSelection.Group], _ outer: Int?) -> [Task] {
        var header = outer
        return groups.map { group in
            let first = group.rows[0]
            let kind = group.rows.count == 1 ? appearances[Int(entries[first].node.index)].kind : ""
            if kind == NodeAppearance.headerCell { header = nil }
            var block = PageBlock(rows: group.rows, start: group.start, end: group.end, header: header)
            if kind == NodeAppearance.headerCell {
                header = first
                block.isHeader = true
            }
            defer { if kind == NodeAppearance.footerCell { header = outer } }
            let fits = group.rows.count > 1 || block.length <= pageLength
            return fits ? .block(block) : .box(first, header: header)
        }
    }
}

extension NodeAppearance {
    /// Whether the children after the first lie in front of it or behind it.
    fileprivate var hasLayers: Bool { drawsFirstChildLast || masksFirstChild || kind == "overlay" }
}
