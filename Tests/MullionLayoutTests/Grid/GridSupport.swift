import MullionGeometry
import MullionLayout

extension LayoutTree {
    /// A grid of rows; a row of one array is a list of cells, a cell alone spans all columns.
    func grid(_ layout: GridLayout, _ rows: [GridTestRow]) -> NodeID {
        let grid = makeNode(.layout(layout))
        for row in rows {
            for (index, cell) in row.cells.enumerated() {
                append(cell, to: grid)
                let member: GridRowMember = row.isWhole ? .none : index == 0 ? .first(alignment: row.alignment) : .next
                setValue(member, forKey: GridValues.Row.self, of: cell)
            }
        }
        return grid
    }

    /// A grid without gaps.
    func grid(_ rows: [GridTestRow]) -> NodeID { grid(GridLayout(horizontalSpacing: 0, verticalSpacing: 0), rows) }

    func flexible(
        _ width: (CGFloat, CGFloat, CGFloat), _ height: (CGFloat, CGFloat, CGFloat) = (0, 10, .infinity)
    ) -> NodeID {
        makeNode(
            .flexible(
                min: CGSize(width: width.0, height: height.0), ideal: CGSize(width: width.1, height: height.1),
                max: CGSize(width: width.2, height: height.2)))
    }
}

/// A text of blocks, 10 × 10 each, that writes down what it is asked.
func wrapping(_ count: Int, _ journal: Journal = Journal()) -> NodeKind {
    .leaf(
        LeafMeasure(traits: .wrappingText) { proposal in
            journal.proposals.append(proposal)
            let line = min(max(Int(min(proposal.width ?? 1e6, 1e6) / 10), 1), count)
            return CGSize(width: 10 * line, height: 10 * ((count + line - 1) / line))
        })
}

struct GridTestRow {
    var cells: [NodeID]
    var alignment: VerticalAlignment?
    var isWhole = false

    static func row(_ cells: NodeID..., alignment: VerticalAlignment? = nil) -> GridTestRow {
        GridTestRow(cells: cells, alignment: alignment)
    }

    static func row(_ cells: [NodeID]) -> GridTestRow { GridTestRow(cells: cells) }

    static func whole(_ cell: NodeID) -> GridTestRow { GridTestRow(cells: [cell], isWhole: true) }
}
