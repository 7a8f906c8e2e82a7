import MullionGeometry

/// The positioning of a child in its cell.
public enum CellPositioning: String, CaseIterable, Hashable, Sendable {
    /// In its desired size, filling the cell on the axes along which it stretches.
    case normal
    /// As large as the cell.
    case fill
    /// As large as fits inside the cell with the ratio of the child's ideal size.
    case fitAspect
    /// As small as covers the cell with the ratio of the child's ideal size.
    case fillAspect
}

/// Puts a child into its cell: the last step of every cell layout.
///
/// 1. Size. *Normal*: the cell's side where the child stretches, else the given one; rounded down. *Fill*: the cell's
///    sides. With *aspect*: the child's ideal size, without limits and adjustments, scaled by the smaller or larger
///    ratio of the cell to it, rounded; stretch plays no part. Where it or the cell has no area, the frame is the cell
///    itself.
/// 2. Position: the spare room of the cell, which may be negative, shifted by the child's alignment. The sum is
///    rounded, not the shift, so negative halves move outwards: spare -25 in a cell at 0 gives -13.
/// 3. The child's offset.
///
/// Source: WeView 2, `positionSubview:inSuperview:withSize:inCellBounds:cellPositioning:`.
///
/// Worked example: an ideal size of 16 × 9 in a cell of 100 × 60 at (0, 0), centered. The ratios are 6.25 and 6⅔. To
/// fit, the child is 100 × 56 at (0, 2); to fill, 107 × 60 at (-4, 0), as (100 - 107) / 2 = -3.5 rounds away from zero.
struct CellPlacement<Children: CellSource> {
    let children: Children
    let positioning: CellPositioning
    /// The alignment of a child that does not have one.
    let alignment: CellAlignment

    /// The frame of a child of the given size in a cell.
    @inline(__always)
    func frame(of index: Int, _ size: CGSize, in cell: CGRect) -> CGRect {
        if children.hasDefaultItem(index) { return frame(of: index, CellItem(), size, in: cell) }
        return frame(of: index, children.item(index), size, in: cell)
    }

    @inline(__always)
    private func frame(of index: Int, _ item: CellItem, _ size: CGSize, in cell: CGRect) -> CGRect {
        switch positioning {
        case .normal:
            let width = item.stretch(.horizontal) > 0 ? cell.size.width : size.width
            let height = item.stretch(.vertical) > 0 ? cell.size.height : size.height
            return aligned(item, Self.whole(CGSize(width: width, height: height)), in: cell)
        case .fill:
            let origin = CGPoint(x: WholePoints.near(cell.origin.x), y: WholePoints.near(cell.origin.y))
            return moved(item, CGRect(origin: origin, size: Self.whole(cell.size)))
        case .fitAspect, .fillAspect:
            guard let size = scaled(index, to: cell.size) else { return cell }
            return aligned(item, size, in: cell)
        }
    }

    /// The size by ratio; nil where there is none.
    private func scaled(_ index: Int, to cell: CGSize) -> CGSize? {
        let ideal = children.answer(of: index, in: .unlimited)
        guard ideal.width > 0, ideal.height > 0, cell.width > 0, cell.height > 0 else { return nil }
        let (x, y) = (cell.width / ideal.width, cell.height / ideal.height)
        let ratio = positioning == .fitAspect ? min(x, y) : max(x, y)
        return CGSize(
            width: WholePoints.near(WholePoints.usable(ideal.width * ratio)),
            height: WholePoints.near(WholePoints.usable(ideal.height * ratio)))
    }

    @inline(__always)
    private func aligned(_ item: CellItem, _ size: CGSize, in cell: CGRect) -> CGRect {
        let (x, y) = (
            item.horizontalAlignment ?? alignment.horizontal, item.verticalAlignment ?? alignment.vertical
        )
        // The one place without single precision.
        let corner = CGPoint(
            x: WholePoints.nearExactly(cell.origin.x + x.shift(cell.size.width - size.width)),
            y: WholePoints.nearExactly(cell.origin.y + y.shift(cell.size.height - size.height)))
        return moved(item, CGRect(origin: corner, size: size))
    }

    @inline(__always)
    private func moved(_ item: CellItem, _ frame: CGRect) -> CGRect {
        let offset = item.offset
        var result = frame
        result.origin.x += WholePoints.usable(offset.x)
        result.origin.y += WholePoints.usable(offset.y)
        return result
    }

    @inline(__always)
    private static func whole(_ size: CGSize) -> CGSize {
        CGSize(width: max(0, WholePoints.down(size.width)), height: max(0, WholePoints.down(size.height)))
    }
}
