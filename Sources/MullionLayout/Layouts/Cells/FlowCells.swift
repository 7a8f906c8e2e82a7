import MullionGeometry

/// Cells in lines that break like text: the algorithm of ``CellFlow``.
///
/// Source: WeView 2, `WeViewFlowLayout`, with D3 and D4 of ``CellLayout`` as documented.
///
/// 1. Every child is measured for its desired size in the content; when cropping, it is limited to it.
/// 2. A pen moves along the line. Before every child but the first of a line its leading adjustment is added. A child
///    that would end beyond the content begins a new line, and loses that adjustment, unless it is the first of its
///    line. After it come its width, the gap and its trailing adjustment.
/// 3. A line is as high as its highest child; so high are the cells in it, and as wide as their children.
/// 4. All lines together are put into the height that is left, if any: centered, half of it rounded down. Each line is
///    put into the width on its own; what is left may be negative, and its half is rounded towards zero.
///
/// Rows and grids round halves away from zero instead; flows do not.
///
/// Worked example: five children 30, 30, 30, 90 and 30 wide, 10, 20, 10, 5 and 10 high, gaps of 2 and 3, content 70
/// wide. The first two end at 62; the third would end at 94, so it begins the second line, at y = 20 + 3 = 23. The 90
/// do not fit behind it: each gets a line for itself at 36, and so does the last, at 44. In all 90 × 54.
///
/// - Complexity: O(n) for n children, each measured once, and once more where the positioning keeps a ratio.
struct FlowCells {
    let flow: CellFlow
    let children: CellChildren

    /// A line: its children, its place from the top, and its size.
    private struct Line {
        var range: Range<Int>
        var y: CGFloat
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    /// The children's sizes and places in their lines, and the lines.
    private struct Lines {
        var sizes: [CGSize]
        var positions: [CGFloat] = []
        var lines: [Line] = []
        var width: CGFloat { lines.reduce(0) { max($0, $1.width) } }
        var height: CGFloat { lines.last.map { $0.y + $0.height } ?? 0 }
    }

    func arrange(in size: CGSize) -> [CGRect] {
        let content = CellMargins(flow.margins).content(of: size)
        return frames(broken(desired(in: content.size), content.size.width), content)
    }

    func measure(guide: CGSize) -> CGSize {
        let margins = CellMargins(flow.margins)
        let room = margins.content(of: guide.opened).size
        let lines = broken(desired(in: room), room.width)
        return CGSize(width: margins.inset.width + lines.width, height: margins.inset.height + lines.height)
    }

    // MARK: - 1. Desired sizes

    private func desired(in room: CGSize) -> [CGSize] {
        children.indices.map { index in
            let size = children.desiredSize(of: index, in: room)
            return flow.crops ? size.limited(to: room) : size
        }
    }

    // MARK: - 2. and 3. Lines

    private func broken(_ sizes: [CGSize], _ width: CGFloat) -> Lines {
        let gap = WholePoints.up(WholePoints.usable(flow.horizontalSpacing))
        let lineGap = WholePoints.up(WholePoints.usable(flow.verticalSpacing))
        var result = Lines(sizes: sizes)
        var line = Line(range: 0..<0, y: 0)
        var pen: CGFloat = 0
        for index in children.indices {
            let (before, after) = adjustments(index)
            if !line.range.isEmpty {
                pen += before
                if pen + sizes[index].width > width {
                    result.lines.append(line)
                    line = Line(range: index..<index, y: line.y + line.height + lineGap)
                    pen = 0
                }
            }
            result.positions.append(pen)
            line.range = line.range.lowerBound..<index + 1
            line.width = pen + sizes[index].width
            line.height = max(line.height, sizes[index].height)
            pen += sizes[index].width + gap + after
        }
        if !line.range.isEmpty { result.lines.append(line) }
        return result
    }

    /// What is added before and after a child, in the direction of the line.
    private func adjustments(_ index: Int) -> (before: CGFloat, after: CGFloat) {
        let adjustment = children.item(index).spacingAdjustment
        let leading = WholePoints.near(WholePoints.usable(adjustment.leading))
        let trailing = WholePoints.near(WholePoints.usable(adjustment.trailing))
        return flow.startsTrailing ? (trailing, leading) : (leading, trailing)
    }

    // MARK: - 4. Cells

    private func frames(_ lines: Lines, _ content: CGRect) -> [CGRect] {
        let placement = CellPlacement(children: children, positioning: flow.positioning, alignment: flow.alignment)
        let spareHeight = max(0, content.size.height - lines.height)
        let top = content.origin.y + flow.alignment.vertical.shift(spareHeight).rounded(.down)
        var frames: [CGRect] = []
        for line in lines.lines {
            let shift = flow.alignment.horizontal.shift(content.size.width - line.width).rounded(.towardZero)
            for index in line.range {
                let width = lines.sizes[index].width
                // From the other side every line is mirrored within itself.
                let x = flow.startsTrailing ? line.width - lines.positions[index] - width : lines.positions[index]
                let cell = CGRect(x: content.origin.x + shift + x, y: top + line.y, width: width, height: line.height)
                frames.append(placement.frame(of: index, lines.sizes[index], in: cell))
            }
        }
        return frames
    }
}
