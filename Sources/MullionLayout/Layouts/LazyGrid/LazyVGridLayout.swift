import MullionGeometry

/// Children in columns, row after row: the arrangement of SwiftUI's `LazyVGrid`.
///
/// The columns follow from the width alone (`LazyTracks` has the rules and an example). A row is as high as its highest
/// child, proposed its column's width and no height; then each is proposed its cell.
///
/// The grid measures with the columns of the width proposed, and is placed with those of the width it answered. Where
/// their total differs from the grid's width, they are aligned in it.
///
/// - Complexity: O(n + columns) for n children, each proposed one width and at most two heights, and as much again
///   where the columns of both passes differ.
public struct LazyVGridLayout: SeparableLayout {
    /// The columns; none at all count as one flexible item.
    public var columns: [GridItem]
    /// The alignment of the columns in the grid when their total differs from its width.
    public var alignment: HorizontalAlignment
    /// The gap between rows in points; nil: 8.
    public var spacing: CGFloat?

    /// Creates the layout.
    public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
    }

    // A lazy grid sets no guides (Layout rule 2.9).
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }

    public func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        if axis == .vertical { return .rigid(height(children)) }
        func total(_ width: CGFloat?) -> CGFloat { max(tracks(in: width, children.count).total, 0) }
        return LengthRange(total(0), total(nil), total(.infinity))
    }

    public func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        if axis == .vertical { return height(children) }
        let tracks = tracks(in: proposal, children.count)
        proposeWidths(tracks, children)
        return max(tracks.total, 0)
    }

    public func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        let measured = tracks(in: proposal.width, children.count)
        let tracks = tracks(in: size.width, children.count)
        let isMeasured = tracks.lengths.elementsEqual(measured.lengths)
        if !isMeasured { proposeWidths(tracks, children) }
        let shift = alignment.key.difference(size.width, tracks.total)
        var y: CGFloat = 0
        forEachRow(of: children, tracks) { row in
            let height = height(of: row, children, isProposing: !isMeasured)
            for (index, track) in zip(row, tracks.tracks) {
                let size = CGSize(
                    width: children.length(of: index, along: .horizontal),
                    height: children.length(of: index, along: .vertical))
                let offset = track.offset(of: size, in: CGSize(width: track.length, height: height)) { key in
                    children.guide(key, of: index, size)
                }
                children.place(index, at: CGPoint(x: shift + (track.start + offset.x).orZero, y: (y + offset.y).orZero))
            }
            y += height + GridItem.gap(spacing)
        }
    }

    private func tracks(in width: CGFloat?, _ count: Int) -> LazyTracks { LazyTracks(columns, in: width, count: count) }

    private func proposeWidths(_ tracks: LazyTracks, _ children: borrowing LayoutChildren) {
        for index in children.indices {
            children.propose(tracks.tracks[index % tracks.tracks.count].length, to: index, along: .horizontal)
        }
    }

    // MARK: - Rows

    private func forEachRow(of children: borrowing LayoutChildren, _ tracks: LazyTracks, _ body: (Range<Int>) -> Void) {
        let columns = tracks.tracks.count
        for first in stride(from: 0, to: children.count, by: columns) {
            body(first..<min(first + columns, children.count))
        }
    }

    private func height(_ children: borrowing LayoutChildren) -> CGFloat {
        var (sum, gap): (CGFloat, CGFloat) = (0, 0)
        forEachRow(of: children, tracks(in: children.proposedWidth, children.count)) { row in
            sum += gap + height(of: row, children, isProposing: true)
            gap = GridItem.gap(spacing)
        }
        return max(sum, 0)
    }

    /// The height of a row. Each child is proposed that height, or an unspecified one if its ideal is as high.
    private func height(of row: Range<Int>, _ children: borrowing LayoutChildren, isProposing: Bool) -> CGFloat {
        var height: CGFloat = 0
        for index in row { height = max(height, children.range(of: index, along: .vertical).ideal) }
        for index in row where isProposing {
            let isHighest = children.range(of: index, along: .vertical).ideal == height
            children.propose(isHighest ? nil : height, to: index, along: .vertical)
        }
        return height
    }
}
