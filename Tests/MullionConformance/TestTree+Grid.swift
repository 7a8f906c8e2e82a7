import Foundation
import MullionGeometry
import MullionLayout

extension TestTree {
    /// The parameters of a grid. Its children are the views of all cells, row by row.
    public struct Grid: Equatable, Sendable {
        /// Where views are in their cells.
        public var alignment: Alignment
        /// The gap between columns; nil = by the cells' preferences.
        public var horizontalSpacing: CGFloat?
        /// The gap between rows; nil = by the cells' preferences.
        public var verticalSpacing: CGFloat?
        /// What each child says about its cell, in the order of the children; a child beyond the end is in no row.
        public var cells: [Cell]

        /// Creates the parameters.
        public init(
            alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
            cells: [Cell] = []
        ) {
            self.alignment = alignment
            self.horizontalSpacing = horizontalSpacing
            self.verticalSpacing = verticalSpacing
            self.cells = cells
        }

        /// What a child says about its cell.
        public struct Cell: Equatable, Sendable {
            /// The row it is in.
            public var row: Row
            /// How many columns it spans.
            public var columns: Int
            /// The point of the view that lies on the same point of the cell; nil = by alignment.
            public var anchor: UnitPoint?
            /// The alignment of its column.
            public var columnAlignment: HorizontalGuide?
            /// The axes on which it does not enlarge its cell.
            public var unsizedAxes: AxisSet

            /// Creates a cell.
            public init(
                row: Row = .none, columns: Int = 1, anchor: UnitPoint? = nil, columnAlignment: HorizontalGuide? = nil,
                unsizedAxes: AxisSet = []
            ) {
                self.row = row
                self.columns = columns
                self.anchor = anchor
                self.columnAlignment = columnAlignment
                self.unsizedAxes = unsizedAxes
            }
        }

        /// Whether a child is in a row.
        public enum Row: Equatable, Sendable {
            /// Across all columns.
            case none
            /// The first of a row with an alignment; nil = the grid's.
            case first(VerticalGuide?)
            /// In the row of the child before it.
            case next
        }
    }
}

// MARK: - The engine

extension TestTree.Grid {
    var layout: GridLayout {
        GridLayout(
            alignment: alignment.alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    }
}

extension TestTree.Grid.Cell {
    /// Tells the engine about the cell of a node.
    func setValues(of node: NodeID, in tree: LayoutTree) {
        let member: GridRowMember =
            switch row {
            case .none: .none
            case .first(let alignment): .first(alignment: alignment?.alignment)
            case .next: .next
            }
        tree.setValue(member, forKey: GridValues.Row.self, of: node)
        if columns != 1 { tree.setValue(columns, forKey: GridValues.Columns.self, of: node) }
        if let anchor { tree.setValue(anchor, forKey: GridValues.Anchor.self, of: node) }
        if let columnAlignment {
            tree.setValue(columnAlignment.alignment, forKey: GridValues.ColumnAlignment.self, of: node)
        }
        if unsizedAxes != [] { tree.setValue(unsizedAxes.axes, forKey: GridValues.UnsizedAxes.self, of: node) }
    }
}

// MARK: - JSON

extension TestTree.Grid {
    /// Reads a grid: rows of cells, or of a view alone.
    init(json: JSONCursor) throws(VectorError) {
        self.init(
            alignment: try TestTree.Kind.alignment(json),
            horizontalSpacing: try json.optional("horizontalSpacing")?.number(),
            verticalSpacing: try json.optional("verticalSpacing")?.number())
        for row in try json.required("rows").elements() {
            guard let cells = try row.optional("cells") else {
                var cell = Cell()
                try cell.read(row)
                self.cells.append(cell)
                continue
            }
            let alignment = try row.optional("alignment")?.name(TestTree.VerticalGuide.self)
            for (index, json) in try cells.elements().enumerated() {
                var cell = Cell(row: index == 0 ? .first(alignment) : .next)
                try cell.read(json)
                self.cells.append(cell)
            }
        }
    }

    /// The views of the cells, in the order of `cells`.
    static func views(json: JSONCursor) throws(VectorError) -> [JSONCursor] {
        var views: [JSONCursor] = []
        for row in try json.required("rows").elements() {
            for cell in try row.optional("cells")?.elements() ?? [row] { views.append(try cell.required("view")) }
        }
        return views
    }
}

extension TestTree.Grid.Cell {
    fileprivate mutating func read(_ json: JSONCursor) throws(VectorError) {
        columns = try json.optional("columns")?.integer(in: 0...1_000_000_000) ?? 1
        anchor = try json.optional("anchor")?.unitPoint()
        columnAlignment = try json.optional("columnAlignment")?.name(TestTree.HorizontalGuide.self)
        if try json.optional("unsizedAxes") != nil { unsizedAxes = try TestTree.Kind.axes(json, "unsizedAxes") }
    }
}

extension JSONCursor {
    /// The name of a point, [x, y], or an object with both.
    fileprivate func unitPoint() throws(VectorError) -> UnitPoint {
        switch value {
        case .string(let name):
            guard let point = Self.unitPoints[name] else { throw .unknownName(path: path, name: name) }
            return point
        case .object:
            return UnitPoint(x: try required("x").number(), y: try required("y").number())
        default:
            let numbers = try elements(count: 2)
            return UnitPoint(x: try numbers[0].number(), y: try numbers[1].number())
        }
    }

    private static let unitPoints: [String: UnitPoint] = [
        "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
        "bottomTrailing": .bottomTrailing,
    ]
}
