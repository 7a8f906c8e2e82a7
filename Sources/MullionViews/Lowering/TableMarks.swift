import MullionDrawing
import MullionGeometry
import MullionLayout

/// What a table knows about a node in it, while modifiers are still changing the node.
package struct TableMark {
    /// The row that begins with the node; nil inside a row.
    var row: TableRowStyle?
    /// Whether the node is a cell of a row.
    var isInRow = false
    var span = TableCell.Span()
    /// The alignment in the cell; nil for that of the column.
    var alignment: Alignment?
    /// The fill of the cell; nil for that of the row or the column.
    var fill: AnyShapeStyle?
}

/// The appearance of a row of a table.
package struct TableRowStyle {
    var isHeader = false
    var isFooter = false
    var fill: AnyShapeStyle?

    var isRepeated: Bool { isHeader || isFooter }
}

extension Lowering {
    mutating func changeTableMark(of node: NodeID, _ change: (inout TableMark) -> Void) {
        change(&tableMarks[node, default: TableMark()])
    }

    /// Records the mark of a node for the one around it.
    mutating func inheritTableMark(_ outer: NodeID, from inner: NodeID) {
        if let mark = tableMarks[inner] { tableMarks[outer] = mark }
    }
}
