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
/// pages, a table is broken between rows, its header rows are repeated on each page where the table continues, and
/// footer rows at its end on each page that it leaves.
nonisolated public struct Table<Content: View>: View, PrimitiveView {
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
        let marks = nodes.map { lowering.tableMarks[$0] ?? TableMark() }
        let rows = rows(marks)
        let placed = TableCell.placed(rows.map { row in row.cells.map { span(marks[$0]) } })
        // The rows contain all nodes, in order.
        let cells = Array(placed.joined())
        let rowStyles = rows.flatMap { row in row.cells.map { _ in row.style } }
        let decimals = nodes.indices.filter { index in
            column(cells[index].column).alignsDecimals && cells[index].columns == 1 && marks[index].alignment == nil
        }
        let insets = lowering.decimalInsets(
            decimals.map { (nodes[$0], cells[$0].column) }, separator: style.decimalSeparator)
        let children = nodes.indices.map { index in
            cell(
                nodes[index], marks[index], at: cells[index], row: rowStyles[index],
                decimalInset: insets[nodes[index]] ?? 0, &lowering)
        }
        let drawing = TableDrawing(
            cells: cells, rows: rows.map(\.style), columns: columns.map(\.fill), cellFills: marks.map(\.fill),
            style: style, environment: lowering.environment)
        var appearance = NodeAppearance(kind: NodeAppearance.table, drawing: drawing)
        appearance.keepsTogether = style.keepsTogether
        appearance.breaksInside = style.breaksRows
        let layout = TableLayout(columns: columns.map(\.width), cells: cells)
        lowering.add(lowering.makeNode(.layout(layout), appearance, children: children))
    }

    /// Returns the rows with the indices of their cells. A view that is not in a row is one.
    private func rows(_ marks: [TableMark]) -> [(style: TableRowStyle, cells: Range<Int>)] {
        var rows: [(style: TableRowStyle, cells: Range<Int>)] = []
        for (index, mark) in marks.enumerated() {
            if mark.isInRow, mark.row == nil, let last = rows.last {
                rows[rows.count - 1].cells = last.cells.lowerBound..<index + 1
            } else {
                rows.append((mark.row ?? TableRowStyle(), index..<index + 1))
            }
        }
        return rows
    }

    private func span(_ mark: TableMark) -> TableCell.Span {
        mark.isInRow ? mark.span : TableCell.Span(columns: max(columns.count, 1))
    }

    private func column(_ index: Int) -> TableColumn {
        index < columns.count ? columns[index] : TableColumn(.fitting)
    }

    /// Returns a node around a cell that fills it: the padding, and the alignment inside.
    private func cell(
        _ node: NodeID, _ mark: TableMark, at cell: TableCell, row: TableRowStyle, decimalInset: CGFloat,
        _ lowering: inout Lowering
    ) -> NodeID {
        var insets = style.padding
        insets.trailing += decimalInset
        let padded = lowering.wrapped(node, by: .padding(insets), NodeAppearance(kind: "padding"))
        let kind = NodeKind.flexibleFrame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: mark.alignment ?? column(cell.column).alignment)
        let name =
            row.isHeader ? NodeAppearance.tableHeader : row.isFooter ? NodeAppearance.tableFooter : "tableCell"
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
    /// The lines between rows, between columns, around the table, below the header rows, and above the footer rows; nil
    /// for none.
    public var rowRule: Rule?
    public var columnRule: Rule?
    public var frameRule: Rule?
    public var headerRule: Rule?
    public var footerRule: Rule?
    /// The fill of header rows that have none; nil for none.
    public var headerFill: AnyShapeStyle?
    /// The fill of footer rows that have none; nil for none.
    public var footerFill: AnyShapeStyle?
    /// The fills of the other rows that have none, in turns.
    public var stripes: [AnyShapeStyle] = []
    /// The sign at which numbers are aligned.
    public var decimalSeparator: Character = "."
    /// Whether a table that fits on a page is not broken between rows.
    public var keepsTogether = false
    /// Whether pages break rows between the lines of their cells; otherwise only rows that do not fit on a page.
    public var breaksRows = false

    /// Creates a style with padding, without fills and rules.
    public init() {}
}

/// A row of a ``Table`` with a cell for each view. Outside a table it is a group of its views, as are modifiers of it.
nonisolated public struct TableRow<Content: View>: View, PrimitiveView {
    private let style: TableRowStyle
    private let content: Content

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - isHeader: Whether the row is repeated at the top of each page where the table continues.
    ///   - isFooter: Whether the row, at the end of its table, is repeated at the bottom of each page after which the
    ///     table continues.
    ///   - fill: The fill of the row; nil for that of the table.
    ///   - content: The cells.
    public init(
        isHeader: Bool = false, isFooter: Bool = false, fill: AnyShapeStyle? = nil,
        @ViewBuilder content: () -> Content
    ) {
        style = TableRowStyle(isHeader: isHeader, isFooter: isFooter && !isHeader, fill: fill)
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
