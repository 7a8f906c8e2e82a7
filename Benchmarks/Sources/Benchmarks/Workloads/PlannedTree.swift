import MullionGeometry

/// A tree as data, in pre-order: what is built again and again, so that drawing its numbers is not measured.
struct PlannedTree {
    /// One node to make.
    struct Node {
        enum Shape: UInt8 {
            /// A box of a x b.
            case fixed
            /// A box of at least a x b that takes more width.
            case growing
            /// A text of natural width a and line height b.
            case text
            case spacer
            /// Children side by side, or one below the other, a points apart.
            case row, column
            /// Rows of cells, a points apart; each child is a cell, and begins a row if it says so.
            case grid
            /// Room of a on all edges of one child.
            case padding
            /// A frame around one child that takes more width, or more height.
            case wideFrame, tallFrame
            /// Children in cells, a columns wide.
            case cellGrid
            /// Children in cells, side by side.
            case cellRow
            /// Children in ten columns, a points apart.
            case lazyGrid
            /// Children in a table of a rows and ten columns.
            case table
            /// Children in halves of halves.
            case splitGrid
        }

        enum Cell: UInt8 {
            case none, first, next
        }

        var shape: Shape
        /// The row of the parent in the plan; -1 for the root.
        var parent: Int32
        /// Whether the node counts, and has a frame to compare: a wrapper stands for what it wraps.
        var isLogical = true
        /// Whether the node is a cell of a grid, and whether it begins a row.
        var cell = Cell.none
        var a: CGFloat = 0
        var b: CGFloat = 0
    }

    private(set) var nodes: [Node] = []
    private(set) var logicalCount = 0
    private(set) var textCount = 0

    /// The rows of the nodes of a shape.
    func rows(of shape: Node.Shape) -> [Int32] {
        nodes.indices.lazy.filter { nodes[$0].shape == shape }.map { Int32($0) }
    }

    /// Adds a node behind those planned so far; returns its row.
    @discardableResult
    mutating func add(
        _ shape: Node.Shape, to parent: Int32, _ a: CGFloat = 0, _ b: CGFloat = 0, isLogical: Bool = true
    ) -> Int32 {
        nodes.append(Node(shape: shape, parent: parent, isLogical: isLogical, a: a, b: b))
        if isLogical { logicalCount += 1 }
        if shape == .text { textCount += 1 }
        return Int32(nodes.count - 1)
    }

    /// Adds a cell of a grid.
    mutating func addCell(_ shape: Node.Shape, to grid: Int32, _ a: CGFloat, _ b: CGFloat, startsRow: Bool) {
        let row = add(shape, to: grid, a, b)
        nodes[Int(row)].cell = startsRow ? .first : .next
    }

    /// Adds a row or column with padding around it; returns the row of the stack, to which children are added.
    mutating func addPadded(
        _ shape: Node.Shape, to parent: Int32, padding: CGFloat, gap: CGFloat = 0
    ) -> Int32 {
        let frame = add(.padding, to: parent, padding)
        return add(shape, to: frame, gap, isLogical: false)
    }
}
