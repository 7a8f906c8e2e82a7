import MullionGeometry

/// The positions of a grid's children in their cells (Layout rule 6.16).
///
/// 1. A child that was offered less than its cell has become, and could be longer, is proposed the cell.
/// 2. An anchor puts a point of the child on the same point of the cell.
/// 3. Without one the column's guide of the child meets that of the cell; so does the row's.
/// 4. In a row with guides the children are lined up with each other. A row that is higher than they are together,
///    because of a child with an anchor, has them at the top, the center or the bottom as the guide lies in a view
///    without content.
struct GridPlacement {
    let plan: GridPlan
    let columns: GridAxis
    let rows: GridAxis
    let alignment: Alignment
    /// The guide of every column.
    let guides: [HorizontalAlignment]

    func place(_ children: borrowing LayoutChildren) {
        for cell in plan.cells.indices { fill(cell, children) }
        let (lefts, tops) = (columns.positions, rows.positions)
        for (row, top) in zip(plan.rows.indices, tops) {
            let lineUp = plan.rows[row].isGuided ? self.lineUp(row, children) : nil
            for index in plan.rows[row].cells {
                let y = lineUp.map { $0.offset(of: index, children) }
                place(index, left: lefts[plan.cells[index].column], top: top, linedUp: y, children)
            }
        }
    }

    /// Places a child in its cell, which begins at a point; in a row with guides at an offset from its top.
    func place(
        _ index: Int, left: CGFloat, top: CGFloat, linedUp: CGFloat? = nil, _ children: borrowing LayoutChildren
    ) {
        let offset = offset(of: index, linedUp: linedUp, children)
        children.place(
            index,
            at: CGPoint(
                x: Self.finite(left) + Self.finite(offset.x), y: Self.finite(top) + Self.finite(offset.y)))
    }

    /// Moves the cells of a row, which are placed in it, to another top.
    func move(_ row: Int, to top: CGFloat, _ children: borrowing LayoutChildren) {
        if let share = plan.rows[row].shareAbove {
            let length = rows.tracks[row].length
            return children.move(plan.rows[row].cells, toTop: Self.finite(top), length: length, shareAbove: share)
        }
        for index in plan.rows[row].cells {
            children.move(index, toY: Self.finite(top) + Self.finite(offset(of: index, linedUp: nil, children).y))
        }
    }

    private func offset(of index: Int, linedUp: CGFloat?, _ children: borrowing LayoutChildren) -> CGPoint {
        let cell = plan.cells[index]
        let size = Self.size(of: index, children)
        let room = CGSize(width: columns.length(of: index), height: rows.length(of: index))
        if cell.hasAnchor, let anchor = children.value(GridValues.Anchor.self, of: index) {
            return Self.offset(of: size, in: room, anchor)
        }
        let row = plan.rows[cell.row]
        let guide = row.isWhole ? alignment.horizontal : guides[cell.column]
        return CGPoint(
            x: Self.offset(of: index, size, in: room, guide.key, children),
            y: linedUp ?? Self.offset(of: index, size, in: room, row.alignment.key, children))
    }

    // MARK: - 1. Filling

    func fill(_ cell: Int, _ children: borrowing LayoutChildren) {
        fill(cell, columns, children)
        // A different height would move the guides that the row was made for.
        if !plan.rows[plan.cells[cell].row].isGuided { fill(cell, rows, children) }
    }

    private func fill(_ cell: Int, _ axis: GridAxis, _ children: borrowing LayoutChildren) {
        let length = axis.length(of: cell)
        guard length > axis.offer(of: cell), length < .infinity else { return }
        let own = children.length(of: cell, along: axis.axis)
        if own < length, own < children.range(of: cell, along: axis.axis).max {
            children.propose(length, to: cell, along: axis.axis)
        }
    }

    private static func size(of cell: Int, _ children: borrowing LayoutChildren) -> CGSize {
        CGSize(
            width: children.length(of: cell, along: .horizontal), height: children.length(of: cell, along: .vertical))
    }

    // MARK: - 2. Anchors

    private static func offset(of size: CGSize, in room: CGSize, _ anchor: UnitPoint) -> CGPoint {
        func along(_ point: CGFloat, _ room: CGFloat, _ length: CGFloat) -> CGFloat {
            (point.isFinite ? point : 0.5) * (room - length)
        }
        return CGPoint(x: along(anchor.x, room.width, size.width), y: along(anchor.y, room.height, size.height))
    }

    // MARK: - 3. Guides

    private static func offset(
        of cell: Int, _ size: CGSize, in room: CGSize, _ key: AlignmentKey, _ children: borrowing LayoutChildren
    ) -> CGFloat {
        key.defaultValue(width: room.width, height: room.height) - children.guide(key, of: cell, size)
    }

    private static func finite(_ offset: CGFloat) -> CGFloat { offset.isFinite ? offset : 0 }

    // MARK: - 4. Rows with guides

    private struct LineUp {
        var extent = GuidedExtent()
        var key: AlignmentKey
        var shift: CGFloat = 0

        func offset(of cell: Int, _ children: borrowing LayoutChildren) -> CGFloat {
            shift + extent.offset(guide: children.guide(key, of: cell, GridPlacement.size(of: cell, children)))
        }
    }

    private func lineUp(_ row: Int, _ children: borrowing LayoutChildren) -> LineUp {
        var result = LineUp(key: plan.rows[row].alignment.key)
        for cell in plan.rows[row].cells where !plan.cells[cell].hasAnchor {
            let size = Self.size(of: cell, children)
            result.extent.add(length: size.height, guide: children.guide(result.key, of: cell, size))
        }
        let slack = rows.tracks[row].length - result.extent.length
        switch result.key.builtin {
        case .start, .firstTextBaseline: break
        case .center, .custom: result.shift = slack / 2
        case .end, .lastTextBaseline: result.shift = slack
        }
        if !result.shift.isFinite { result.shift = 0 }
        return result
    }
}
