import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Rows of cells under common columns, with fills and rules.
///
/// ```swift
/// Table(columns: [TableColumn(.flexible), TableColumn(.fitting, alignment: .trailing)]) {
///     TableRow(isHeader: true) {
///         Text("Item").bold()
///         Text("Price").bold()
///     }
///     TableRow {
///         Text("Binding, hardcover")
///         Text("24.00")
///     }
///     TableRow {
///         Text("Total").tableCell(columns: 2)
///     }
/// }
/// ```
///
/// Each view of a ``TableRow`` is a cell; a view outside of a row is a row of one cell that spans all columns. On
/// pages, a table is broken between rows, and its header rows are repeated on each page where the table continues.
public struct Table<Content: View>: View, PrimitiveView {
    private let columns: [TableColumn]
    private let style: TableStyle
    private let content: Content

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - columns: The columns. Cells beyond them are in columns that fit their content.
    ///   - style: The padding of cells, the fills, and the rules.
    ///   - content: The rows.
    public init(columns: [TableColumn], style: TableStyle = TableStyle(), @ViewBuilder content: () -> Content) {
        self.columns = columns
        self.style = style
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        let nodes = lowering.contentNodes(of: content)
        let marks = nodes.map { lowering.tableMarks[$0] }
        // A view that is not in a row begins one.
        var rows: [(style: TableRowStyle, nodes: Range<Int>)] = []
        for (index, mark) in marks.enumerated() {
            if let row = mark?.row {
                rows.append((row, index..<index + 1))
            } else if mark?.isInRow == true, !rows.isEmpty {
                rows[rows.count - 1].nodes = rows[rows.count - 1].nodes.lowerBound..<index + 1
            } else {
                rows.append((TableRowStyle(), index..<index + 1))
            }
        }
        let spans = rows.map { row in
            row.nodes.map { index in
                marks[index]?.isInRow == true || marks[index]?.row != nil
                    ? marks[index]?.span ?? TableCell.Span() : TableCell.Span(columns: max(columns.count, 1))
            }
        }
        let cells = TableCell.placed(spans)
        let flat = Array(cells.joined())
        let insets = lowering.decimalInsets(
            rows.flatMap { row in Array(row.nodes) }.enumerated().compactMap { index, node in
                let cell = flat[index]
                return column(cell.column).alignsDecimals && cell.columns == 1 && marks[node]?.alignment == nil
                    ? (nodes[node], cell.column) : nil
            }, separator: style.decimalSeparator)
        var children: [NodeID] = []
        for (row, positions) in zip(rows, cells) {
            for (index, cell) in zip(row.nodes, positions) {
                children.append(
                    self.cell(
                        nodes[index], marks[index], at: cell, isHeader: row.style.isHeader,
                        decimalInset: insets[nodes[index]] ?? 0, &lowering))
            }
        }
        var appearance = NodeAppearance(
            kind: NodeAppearance.table,
            drawing: TableDrawing(
                cells: flat, rows: rows.map(\.style), columns: columns.map(\.fill),
                cellFills: rows.flatMap { row in row.nodes.map { marks[$0]?.fill } }, style: style,
                environment: lowering.environment))
        appearance.keepsTogether = style.keepsTogether
        let layout = TableLayout(columns: columns.map(\.width), cells: flat)
        lowering.add(lowering.makeNode(.layout(layout), appearance, children: children))
    }

    private func column(_ index: Int) -> TableColumn {
        index < columns.count ? columns[index] : TableColumn(.fitting)
    }

    /// Returns a node around a cell that fills it: the padding, and the alignment inside.
    private func cell(
        _ node: NodeID, _ mark: TableMark?, at cell: TableCell, isHeader: Bool, decimalInset: CGFloat,
        _ lowering: inout Lowering
    ) -> NodeID {
        var insets = style.padding
        insets.trailing += decimalInset
        let padded = lowering.wrapped(node, by: .padding(insets), NodeAppearance(kind: "padding"))
        let kind = NodeKind.flexibleFrame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: mark?.alignment ?? column(cell.column).alignment)
        let name = isHeader ? NodeAppearance.tableHeader : "tableCell"
        return lowering.wrapped(padded, by: kind, NodeAppearance(kind: name))
    }
}

/// A column of a ``Table``.
public struct TableColumn: Sendable {
    /// The width.
    public var width: TableColumnWidth
    /// The alignment of the cells' content.
    public var alignment: Alignment
    /// Whether numbers are aligned at their decimal separators; their column is aligned at its trailing edge.
    public var alignsDecimals: Bool
    /// The fill behind the cells; nil for none.
    public var fill: AnyShapeStyle?

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - width: The width.
    ///   - alignment: The alignment of the cells' content; at the leading edge in the middle by default.
    ///   - fill: The fill behind the cells; nil for none.
    public init(_ width: TableColumnWidth, alignment: Alignment = .leading, fill: AnyShapeStyle? = nil) {
        self.width = width
        self.alignment = alignment
        alignsDecimals = false
        self.fill = fill
    }

    /// Creates a column of numbers, aligned at their decimal separators.
    ///
    /// Cells that are one text with a digit take part, the others are at the trailing edge.
    ///
    /// - Parameters:
    ///   - width: The width.
    ///   - alignment: The alignment of the cells' content in the height of the row.
    ///   - fill: The fill behind the cells; nil for none.
    public static func decimal(
        _ width: TableColumnWidth = .fitting, alignment: VerticalAlignment = .center, fill: AnyShapeStyle? = nil
    ) -> TableColumn {
        var column = TableColumn(
            width, alignment: Alignment(horizontal: .trailing, vertical: alignment), fill: fill)
        column.alignsDecimals = true
        return column
    }
}

/// The appearance of a ``Table``.
public struct TableStyle: Sendable {
    /// A line between rows or columns, or around the table.
    public struct Rule: Sendable {
        /// The color.
        public var color: Color
        /// The width in points.
        public var width: CGFloat

        /// Creates a line.
        public init(_ color: Color = Color(white: 0.8), width: CGFloat = 1) {
            self.color = color
            self.width = width
        }
    }

    /// The room between the edges of a cell and its content, in points.
    public var padding = EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    /// The lines between rows, between columns, around the table, and below the header rows; nil for none.
    public var rowRule: Rule?
    public var columnRule: Rule?
    public var frameRule: Rule?
    public var headerRule: Rule?
    /// The fill of header rows that have none; nil for none.
    public var headerFill: AnyShapeStyle?
    /// The fills of the other rows that have none, in turns.
    public var stripes: [AnyShapeStyle] = []
    /// The sign at which numbers are aligned.
    public var decimalSeparator: Character = "."
    /// Whether a table that fits on a page is not broken between rows.
    public var keepsTogether = false

    /// Creates a style with padding, without fills and rules.
    public init() {}
}

/// A row of a ``Table`` with a cell for each view. Outside a table it is a group of its views, as are modifiers of it.
public struct TableRow<Content: View>: View, PrimitiveView {
    private let style: TableRowStyle
    private let content: Content

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - isHeader: Whether the row is repeated at the top of each page where the table continues.
    ///   - fill: The fill of the row; nil for that of the table.
    ///   - content: The cells.
    public init(isHeader: Bool = false, fill: AnyShapeStyle? = nil, @ViewBuilder content: () -> Content) {
        style = TableRowStyle(isHeader: isHeader, fill: fill)
        self.content = content()
    }

    package func lower(into lowering: inout Lowering) {
        let cells = lowering.contentNodes(of: content)
        for (index, cell) in cells.enumerated() {
            lowering.changeTableMark(of: cell) { mark in
                mark.isInRow = true
                if index == 0 { mark.row = style }
            }
        }
        lowering.add(cells)
    }
}

extension Lowering {
    /// Returns the room after the number in each cell of decimal columns: up to that of the number with the longest
    /// part after the separator.
    ///
    /// - Parameter cells: The nodes of the cells, with their columns.
    fileprivate func decimalInsets(_ cells: [(node: NodeID, column: Int)], separator: Character) -> [NodeID: CGFloat] {
        guard !cells.isEmpty else { return [:] }
        let contents = innermostContents(of: cells.map(\.node))
        var fractions: [NodeID: CGFloat] = [:]
        var longest: [Int: CGFloat] = [:]
        for ((node, column), content) in zip(cells, contents) {
            guard case .text(let drawing)? = appearance(of: content).paint,
                let run = drawing.runs(in: CGSize(width: CGFloat.infinity, height: .infinity)).runs.first
            else { continue }
            // A title takes no part.
            guard run.string.contains(where: \.isNumber) else { continue }
            let fraction = run.string.lastIndex(of: separator).map { run.string[$0...] } ?? ""
            let width =
                fraction.isEmpty
                ? 0 : measurer.width(of: String(fraction), font: run.font) + CGFloat(fraction.count) * run.letterSpacing
            fractions[node] = width
            longest[column] = max(longest[column] ?? 0, width)
        }
        return Dictionary(
            cells.compactMap { node, column in fractions[node].map { (node, (longest[column] ?? 0) - $0) } },
            uniquingKeysWith: { first, _ in first })
    }
}
