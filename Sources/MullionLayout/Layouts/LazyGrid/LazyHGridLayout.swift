import MullionGeometry

/// Children in rows, column after column: the arrangement of SwiftUI's `LazyHGrid`.
///
/// ``LazyVGridLayout`` with the axes swapped: the rows follow from the height, and a column is as wide as its widest
/// child, proposed no width and its row's height.
///
/// - Complexity: O(n + rows) for n children, each measured at most twice, and as much again where the rows of the
///   measuring pass and the placing pass differ. Its width depends on its height, so containers around it ask with
///   both.
public struct LazyHGridLayout: Layout {
    /// The rows; none at all count as one flexible item.
    public var rows: [GridItem]
    /// The alignment of the rows in the grid when their total differs from its height.
    public var alignment: VerticalAlignment
    /// The gap between columns in points; nil: 8.
    public var spacing: CGFloat?

    /// Creates the layout.
    public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.rows = rows
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

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let tracks = LazyTracks(rows, in: proposal.height, count: subviews.count)
        var (sum, gap): (CGFloat, CGFloat) = (0, 0)
        forEachColumn(of: subviews, tracks) { column in
            sum += gap + width(of: column, subviews, tracks)
            gap = GridItem.gap(spacing)
        }
        return CGSize(width: max(sum, 0), height: max(tracks.total, 0))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let tracks = LazyTracks(rows, in: bounds.height, count: subviews.count)
        let shift = alignment.key.difference(bounds.height, tracks.total)
        var x: CGFloat = 0
        forEachColumn(of: subviews, tracks) { column in
            let width = width(of: column, subviews, tracks)
            for (index, track) in zip(column, tracks.tracks) {
                let own = subviews[index].sizeThatFits(ProposedViewSize(width: nil, height: track.length)).width
                let proposal = ProposedViewSize(width: own == width ? nil : width, height: track.length)
                let child = subviews[index].dimensions(in: proposal)
                let offset = track.offset(
                    of: CGSize(width: child.width, height: child.height),
                    in: CGSize(width: width, height: track.length), guide: { child[$0] })
                subviews[index].place(
                    at: CGPoint(
                        x: bounds.minX + (x + offset.x).orZero, y: bounds.minY + shift + (track.start + offset.y).orZero
                    ),
                    proposal: proposal)
            }
            x += width + GridItem.gap(spacing)
        }
    }

    private func forEachColumn(of subviews: Subviews, _ tracks: LazyTracks, _ body: (Range<Int>) -> Void) {
        let rows = tracks.tracks.count
        for first in stride(from: 0, to: subviews.count, by: rows) { body(first..<min(first + rows, subviews.count)) }
    }

    private func width(of column: Range<Int>, _ subviews: Subviews, _ tracks: LazyTracks) -> CGFloat {
        var width: CGFloat = 0
        for (index, track) in zip(column, tracks.tracks) {
            let proposal = ProposedViewSize(width: nil, height: track.length)
            width = max(width, subviews[index].sizeThatFits(proposal).width)
        }
        return width
    }
}
