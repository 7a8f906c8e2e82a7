import MullionDrawing
import MullionGeometry

/// The cells of a terminal drawing: each a character over an upper and a lower pixel.
struct TerminalCanvas {
    /// The sides of a cell that a line leaves through.
    struct Sides: OptionSet {
        let rawValue: UInt8
        static let up = Sides(rawValue: 1)
        static let right = Sides(rawValue: 2)
        static let down = Sides(rawValue: 4)
        static let left = Sides(rawValue: 8)
    }

    /// The style of text apart from its color.
    struct Style: OptionSet {
        let rawValue: UInt8
        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        static let underline = Style(rawValue: 4)
        static let strikethrough = Style(rawValue: 8)
    }

    /// The content of a cell in front of its pixels.
    struct Cell {
        /// The character; empty for none.
        var text = ""
        var ink = Color.black
        var style: Style = []
        var lines: Sides = []
        var hasRoundCorner = false
        /// Whether the cell continues the previous character, which takes two cells.
        var isContinuation = false
        /// Whether the text exceeds its measured width from here on.
        var isOverhang = false
    }

    let columns: Int
    let rows: Int
    private(set) var cells: [Cell]
    /// The pixels, with two rows to a row of cells.
    private(set) var pixels: [Color]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Cell(), count: columns * rows)
        pixels = Array(repeating: .clear, count: columns * rows * 2)
    }

    /// Returns whether one of the cells has text, except for text that exceeds its measured width.
    func hasText(in columns: Range<Int>, row: Int) -> Bool {
        columns.contains { column in
            let cell = cells[row * self.columns + column]
            return !cell.isOverhang && (cell.isContinuation || !cell.text.isEmpty && cell.text != " ")
        }
    }

    /// Returns the pixels that a mask drawn here lets through: those more than half opaque, and those behind a
    /// character or line.
    ///
    /// - Parameter mask: The pixels that could be drawn in; nil for all.
    func coverage(within mask: [Bool]?) -> [Bool] {
        pixels.indices.map { index in
            guard mask?[index] ?? true else { return false }
            let cell = cells[index / columns / 2 * columns + index % columns]
            let hasText = !cell.text.isEmpty && cell.text != " " && cell.ink.alpha >= 0.5
            return pixels[index].alpha >= 0.5 || hasText || cell.isContinuation && cell.ink.alpha >= 0.5
                || !cell.lines.isEmpty && cell.ink.alpha >= 0.5
        }
    }

    /// Draws a color over a pixel, and over its text if the color is the opaque background of something new.
    mutating func paint(_ color: Color, column: Int, pixelRow: Int) {
        let index = pixelRow * columns + column
        pixels[index] = color.over(pixels[index])
        if color.alpha > 0.5, pixelRow & 1 == 1 { erase(column, pixelRow / 2) }
    }

    /// Adds a line through a cell.
    mutating func addLine(_ sides: Sides, isRound: Bool = false, _ color: Color, column: Int, row: Int) {
        let index = row * columns + column
        guard cells[index].text.isEmpty, !cells[index].isContinuation else { return }
        if cells[index].lines.isEmpty { cells[index].hasRoundCorner = isRound }
        cells[index].lines.formUnion(sides)
        cells[index].ink = color
    }

    /// Writes a character of one or two cells; the cells have been checked to lie inside.
    ///
    /// - Parameter isOverhang: Whether the text exceeds its measured width and so yields the cell to others.
    mutating func write(
        _ text: String, width: Int, ink: Color, style: Style, isOverhang: Bool = false, column: Int, row: Int
    ) {
        let index = row * columns + column
        if isOverhang, (index..<index + width).contains(where: { !cells[$0].text.isEmpty || cells[$0].isContinuation })
        {
            return
        }
        for column in column..<column + width { erase(column, row) }
        cells[index] = Cell(text: text, ink: ink, style: style, isOverhang: isOverhang)
        if width == 2 { cells[index + 1] = Cell(ink: ink, style: style, isContinuation: true, isOverhang: isOverhang) }
    }

    /// Empties a cell and, of a wide character, also its other half.
    private mutating func erase(_ column: Int, _ row: Int) {
        let index = row * columns + column
        if cells[index].isContinuation { cells[index - 1] = Cell() }
        if column + 1 < columns, cells[index + 1].isContinuation { cells[index + 1] = Cell() }
        cells[index] = Cell()
    }
}

extension Color {
    /// Returns this color composited over a background.
    func over(_ ground: Color) -> Color {
        if alpha >= 1 || ground.alpha <= 0 { return self }
        if alpha <= 0 { return ground }
        let share = ground.alpha * (1 - alpha)
        let total = alpha + share
        return Color(
            red: (red * alpha + ground.red * share) / total, green: (green * alpha + ground.green * share) / total,
            blue: (blue * alpha + ground.blue * share) / total, alpha: total)
    }
}
