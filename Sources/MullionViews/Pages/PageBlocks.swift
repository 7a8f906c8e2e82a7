import MullionGeometry
import MullionLayout

/// Content that stays together when it is broken into pages.
struct PageBlock: Equatable {
    /// The snapshot rows of its boxes.
    var rows: [Int]
    /// The beginning and end in the drawing.
    var start: CGFloat
    var end: CGFloat
    /// The row of the section header above it; nil for none.
    var header: Int?
    /// The row of the table footer below it; nil for none.
    var footer: Int?
    var isHeader = false

    var length: CGFloat { end - start }
}

/// Finds where content can be broken.
///
/// The boxes suffice; a box can be broken where no box inside it crosses the break:
///
/// 1. A box that fits on a page stays together, but for a table, which is broken between rows.
/// 2. A box around a single one, such as a padding, is broken as that one; one with layers, as the view below the
///    layers.
/// 3. Boxes inside a box are sorted by their tops and combined where they overlap: rows of a column, lines of a
///    collection. Each group is a block, or is broken in turn if it is a single box that does not fit.
/// 4. Boxes that overlap and are together higher than a page, such as the cells of a row, are broken where no line of
///    text and no other content of theirs crosses, and so is a text that is higher than a page. A table that asks for
///    it breaks all of its rows in this way.
/// 5. Any remaining box that is higher than a page cannot be broken.
///
/// - Complexity: O(n log n), n the boxes inside those that are broken.
struct PageBlocks {
    /// The overlap of separate boxes that is ignored, in points.
    private static let tolerance: CGFloat = 0.01

    private enum Task {
        case box(Int, Repeated)
        case block(PageBlock)
    }

    /// The boxes that are repeated where a block is on another page than they.
    private struct Repeated {
        var header: Int?
        var footer: Int?

        func block(_ rows: [Int], from start: CGFloat, to end: CGFloat) -> PageBlock {
            PageBlock(rows: rows, start: start, end: end, header: header, footer: footer)
        }
    }

    private let entries: [LayoutSnapshot.Entry]
    private let appearances: [NodeAppearance]
    private let order: PaintOrder
    private let pageLength: CGFloat
    private(set) var blocks: [PageBlock] = []
    /// The contents of the broken boxes by row: only those on a page are drawn there.
    private(set) var broken: [Int: [PaintSelection.Group]] = [:]
    /// The distance from the beginning of each section header to that of the content below it.
    private(set) var headerLengths: [Int: CGFloat] = [:]
    /// The distance from the end of the content above each table footer to its own end.
    private(set) var footerLengths: [Int: CGFloat] = [:]
    /// The boxes of each header of a section or a table, and of each footer of a table, by the first of them.
    private(set) var headers: [Int: PaintSelection.Group] = [:]

    init(_ snapshot: LayoutSnapshot, _ appearances: [NodeAppearance], _ order: PaintOrder, pageLength: CGFloat) {
        entries = snapshot.entries
        self.appearances = appearances
        self.order = order
        self.pageLength = pageLength
        guard !entries.isEmpty else { return }
        var tasks = [Task.box(0, Repeated())]
        while let task = tasks.popLast() {
            switch task {
            case .block(let block):
                if let last = blocks.last, last.isHeader { headerLengths[last.rows[0]] = block.start - last.start }
                blocks.append(block)
            case .box(let row, let repeated): tasks += tasksFor(row, repeated).reversed()
            }
        }
    }

    private mutating func tasksFor(_ row: Int, _ repeated: Repeated) -> [Task] {
        let frame = entries[row].absoluteFrame
        let whole = [Task.block(repeated.block([row], from: frame.minY, to: frame.maxY))]
        if frame.height <= pageLength, appearance(row).keepsTogether { return whole }
        var children = order.children(of: row)
        if appearance(row).hasLayers { children = Array(children.prefix(1)) }
        if children.isEmpty {
            guard frame.height > pageLength else { return whole }
            return parts(of: PaintSelection.Group(rows: [row], start: frame.minY, end: frame.maxY), repeated)
                .map { .block($0) }
        }
        if children.count == 1 { return [.box(children[0], repeated)] }
        let groups = joinedHeaders(groups(children))
        let breaksInside = appearance(row).breaksInside
        if groups.count == 1 {
            guard frame.height > pageLength || breaksInside else { return whole }
            return parts(of: groups[0], repeated).map { .block($0) }
        }
        broken[row] = groups
        return tasks(for: groups, repeated, breaksInside: breaksInside)
    }

    /// Returns the blocks of overlapping boxes: one for each stretch in which a line of text or other content of theirs
    /// begins before those above it end; a single one if there is no place to break.
    ///
    /// - Complexity: O(n log n), n the lines and boxes inside.
    private func parts(of group: PaintSelection.Group, _ repeated: Repeated) -> [PageBlock] {
        var contents: [ClosedRange<CGFloat>] = []
        var rows = group.rows
        while let row = rows.popLast() {
            var children = order.children(of: row)
            if appearance(row).hasLayers { children = Array(children.prefix(1)) }
            rows += children
            guard children.isEmpty, let paint = appearance(row).paint else { continue }
            let frame = entries[row].absoluteFrame
            if case .text(let drawing) = paint {
                contents += drawing.lineExtents(in: frame.size).map {
                    frame.minY + $0.lowerBound...frame.minY + $0.upperBound
                }
            } else if frame.height > 0, frame.height <= pageLength {
                contents.append(frame.minY...frame.maxY)
            }
        }
        var blocks: [PageBlock] = []
        for content in contents.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = blocks.last, content.lowerBound < last.end - Self.tolerance {
                blocks[blocks.count - 1].end = max(last.end, content.upperBound)
            } else {
                blocks.append(repeated.block(group.rows, from: content.lowerBound, to: content.upperBound))
            }
        }
        // Room above and below the contents stays with them.
        if blocks.isEmpty { blocks = [repeated.block(group.rows, from: group.start, to: group.end)] }
        blocks[0].start = group.start
        blocks[blocks.count - 1].end = max(group.end, blocks[blocks.count - 1].end)
        return blocks
    }

    /// Returns groups of overlapping boxes, in the order of their tops.
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

    private func appearance(_ row: Int) -> NodeAppearance { appearances[Int(entries[row].node.index)] }

    private func isTable(_ kind: String, _ group: PaintSelection.Group) -> Bool {
        group.rows.allSatisfy { appearance($0).kind == kind }
    }

    /// Joins neighboring header rows of a table, which are repeated together, and neighboring footer rows.
    private func joinedHeaders(_ groups: [PaintSelection.Group]) -> [PaintSelection.Group] {
        var joined: [PaintSelection.Group] = []
        for group in groups {
            if let last = joined.last,
                [NodeAppearance.tableHeader, NodeAppearance.tableFooter].contains(where: {
                    isTable($0, group) && isTable($0, last)
                })
            {
                joined[joined.count - 1].rows += group.rows
                joined[joined.count - 1].end = group.end
            } else {
                joined.append(group)
            }
        }
        return joined
    }

    private mutating func tasks(
        for groups: [PaintSelection.Group], _ outer: Repeated, breaksInside: Bool
    ) -> [Task] {
        var repeated = outer
        // Only rows at the end of a table are below all others.
        if groups.count > 1, let last = groups.last, isTable(NodeAppearance.tableFooter, last) {
            repeated.footer = last.rows[0]
            headers[last.rows[0]] = last
            footerLengths[last.rows[0]] = last.end - groups[groups.count - 2].end
        }
        return groups.flatMap { group -> [Task] in
            let first = group.rows[0]
            let kind = group.rows.count == 1 ? appearance(first).kind : ""
            let isHeader = kind == NodeAppearance.headerCell || isTable(NodeAppearance.tableHeader, group)
            if isHeader { repeated.header = nil }
            if first == repeated.footer { repeated.footer = outer.footer }
            var block = repeated.block(group.rows, from: group.start, to: group.end)
            if isHeader {
                repeated.header = first
                headers[first] = group
                block.isHeader = true
            }
            defer { if kind == NodeAppearance.footerCell { repeated.header = outer.header } }
            if !isHeader, breaksInside || group.rows.count > 1 && block.length > pageLength {
                return parts(of: group, repeated).map { .block($0) }
            }
            let fits = group.rows.count > 1 || block.length <= pageLength && appearance(first).keepsTogether
            return [fits ? .block(block) : .box(first, repeated)]
        }
    }
}

extension NodeAppearance {
    /// Whether the children after the first lie in front of it or behind it.
    fileprivate var hasLayers: Bool { drawsFirstChildLast || masksFirstChild || kind == "overlay" }
}
