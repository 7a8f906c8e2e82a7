/// The cells of a terminal drawing.
///
/// A program that draws again and again keeps the frame that the terminal shows, and sends what the next one changes:
///
/// ```swift
/// let frame = renderer.frame(list, size: size).output
/// send(frame.update(from: shown))
/// shown = frame
/// ```
public struct TerminalFrame: Equatable, Sendable {
    /// The number of cells in a row.
    public let columns: Int
    /// The number of rows.
    public let rows: Int
    private let colors: TerminalRenderer.Colors
    /// The cells, row by row. The second cell of a wide character has the first one's colors and no text.
    private let cells: [TerminalCanvas.CellAppearance]

    init(_ canvas: TerminalCanvas, _ renderer: TerminalRenderer) {
        (columns, rows, colors) = (canvas.columns, canvas.rows, renderer.colors)
        var cells: [TerminalCanvas.CellAppearance] = []
        cells.reserveCapacity(canvas.columns * canvas.rows)
        for row in 0..<canvas.rows {
            for column in 0..<canvas.columns {
                if canvas.cells[row * canvas.columns + column].isContinuation, var second = cells.last {
                    second.text = ""
                    cells.append(second)
                    continue
                }
                var cell = canvas.appearance(column, row, renderer)
                // Nothing of a space has the color of text.
                if cell.text == " ", cell.style.isDisjoint(with: [.underline, .strikethrough]) {
                    (cell.ink, cell.style) = (nil, [])
                }
                cells.append(cell)
            }
        }
        self.cells = cells
    }

    /// The characters of each row, without colors and without spaces at the end.
    public var lines: [String] {
        (0..<rows).map { row in
            let texts = cells[row * columns..<(row + 1) * columns].map(\.text)
            return texts[..<((texts.lastIndex { $0 != " " } ?? -1) + 1)].joined()
        }
    }

    /// Returns the text that makes a terminal show this frame: the changed cells, with the escape sequences that move
    /// the cursor to them and set their colors.
    ///
    /// The text leaves the cursor somewhere and the colors at their defaults, where it expects them. It is empty if
    /// nothing changed.
    ///
    /// - Parameter previous: The frame that the terminal shows. If it is nil or has a different size, the text clears
    ///   the terminal first.
    /// - Complexity: O(cells).
    public func update(from previous: TerminalFrame?) -> String {
        var writer = UpdateWriter(colors: colors)
        let blank = TerminalCanvas.CellAppearance(text: " ")
        let shown = previous.flatMap { $0.columns == columns && $0.rows == rows ? $0.cells : nil }
        if shown == nil { writer.output = "\u{1B}[2J" }
        for row in 0..<rows {
            for column in 0..<columns {
                let index = row * columns + column
                guard cells[index] != shown?[index] ?? blank, !cells[index].text.isEmpty else { continue }
                let next = index + 1
                let isWide = column + 1 < columns && cells[next].text.isEmpty
                writer.move(toColumn: column, row: row) { gap in cells[index - gap..<index] }
                writer.write(cells[index], isWide: isWide, isLast: column + 1 == columns)
            }
        }
        return writer.end()
    }
}

/// Appends cells to a text, with as few escape sequences as they need.
private struct UpdateWriter {
    typealias Cell = TerminalCanvas.CellAppearance

    let colors: TerminalRenderer.Colors
    var output = ""
    private var current = Cell(text: "")
    /// The cell of the cursor; nil where the terminal may disagree: after a character that is not as wide in all
    /// terminals, and at the end of a row.
    private var cursor: (column: Int, row: Int)?

    init(colors: TerminalRenderer.Colors) { self.colors = colors }

    /// Moves the cursor to a cell. Up to three unchanged cells in between are written again if that is shorter.
    mutating func move(toColumn column: Int, row: Int, over unchanged: (Int) -> ArraySlice<Cell>) {
        if let cursor, cursor.row == row {
            if cursor.column == column { return }
            let gap = column - cursor.column
            if (1...3).contains(gap) {
                let cells = unchanged(gap)
                let isShort = cells.allSatisfy { cell in
                    cell.text.utf8.count == 1 && cell.ink == current.ink && cell.ground == current.ground
                        && cell.style == current.style
                }
                if isShort {
                    for cell in cells { output += cell.text }
                    self.cursor = (column, row)
                    return
                }
            }
        }
        output += "\u{1B}[\(row + 1);\(column + 1)H"
        cursor = (column, row)
    }

    mutating func write(_ cell: Cell, isWide: Bool, isLast: Bool) {
        if colors != .none { output += TerminalCanvas.codes(from: current, to: cell, colors) }
        output += cell.text
        current = cell
        let isCertain = !isWide && !isLast && cell.text.unicodeScalars.count == 1
        cursor = isCertain ? cursor.map { ($0.column + 1, $0.row) } : nil
    }

    mutating func end() -> String {
        if current.ink != nil || current.ground != nil || !current.style.isEmpty { output += "\u{1B}[0m" }
        return output
    }
}
