import MullionGeometry
import MullionLayout
import Testing

/// Edits inside one item of a column that leave the column as it is.
@Suite("Edits in CSS columns")
struct CSSColumnEditTests {
    private static func box(_ width: CGFloat, in tree: LayoutTree) -> NodeID {
        var style = CSSStyle()
        (style.width, style.height) = (.points(width), .points(10))
        return tree.makeNode(.css(style))
    }

    /// A column of rows with two boxes each, the first row the widest.
    private static func column(_ widths: [CGFloat], _ alignment: CSSAlignment, in tree: LayoutTree) -> [NodeID] {
        var row = CSSStyle()
        row.display = .flex
        var column = row
        (column.flexDirection, column.alignItems) = (.column, alignment)
        let leaves = widths.map { box($0, in: tree) }
        let rows = leaves.map { tree.makeNode(.css(row), children: [box(20, in: tree), $0]) }
        tree.root = tree.makeNode(.css(row), children: [tree.makeNode(.css(column), children: rows)])
        return leaves
    }

    @Test(
        "A row that is not the widest is placed alone, with the frames of a fresh layout",
        arguments: [
            CSSAlignment.start, .center, .end, .flexEnd, .stretch, .baseline, .lastBaseline,
        ])
    func narrowRow(_ alignment: CSSAlignment) {
        let tree = LayoutTree()
        let leaves = Self.column([200, 50, 60, 70], alignment, in: tree)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 500, height: nil))
        // Narrower and wider, then the widest of all.
        for width in [40, 90.5, 180, 240, 30] as [CGFloat] {
            var style = CSSStyle()
            (style.width, style.height) = (.points(width), .points(10))
            tree.setKind(.css(style), of: leaves[2])
            tree.layoutIfNeeded(in: ProposedViewSize(width: 500, height: nil))
            let fresh = LayoutTree()
            let others = Self.column([200, 50, width, 70], alignment, in: fresh)
            fresh.layoutIfNeeded(in: ProposedViewSize(width: 500, height: nil))
            for (one, other) in zip(leaves, others) {
                #expect(tree.frame(of: one) == fresh.frame(of: other))
                #expect(tree.frame(of: tree.parent(of: one)!) == fresh.frame(of: fresh.parent(of: other)!))
            }
        }
    }
}
