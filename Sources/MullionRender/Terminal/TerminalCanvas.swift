import MullionDrawing
import MullionGeometry

/// The cells of a terminal picture: a character each over an upper and a lower pixel.
struct TerminalCanvas {
    /// The sides of a cell that a line leaves through.
    struct Sides: OptionSet {
        let rawValue: UInt8
        static let up = Sides(rawValue: 1)
        static let right = Sides(rawValue: 2)
        static let down = Sides(rawValue: 4)
        static let left = Sides(rawValue: 8)
    }

    /// How text looks beside its colour.
    struct Style: OptionSet {
        let rawValue: UInt8
        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        static let underline = Style(rawValue: 4)
        static let strikethrough = Style(rawValue: 8)
    }

    /// What stands in a cell in front of its pixels.
    struct Cell {
        /// The character; empty for none.
        var text = ""
        var ink = Color.black
        var style: Style = []
        var lines: Sides = []
        var hasRoundCorner = false
        /// Whether the character is the one before, which takes two cells.
        var isContinuation = false
        /// Whether the text is longer than it was measured from here on.
        var isOverhang = false
    }

    let columns: Int
    let rows: Int
    private(set) var cells: [Cell]
    /// Two rows to a row of cells.
    private(set) var pixels: [Color]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Cell(), count: columns * rows)
        pixels = Array(repeating: .clear, count: columns * rows * 2)
    }

    /// Whether text stands in one of the cells, other than the overhang of text that is longer than measured.
    func hasText(in columns: Range<Int>, row: Int) -> Bool {
        columns.contains { column in
            let cell = cells[row * self.columns + column]
            return !cell.isOverhang && (cell.isContinuation || !cell.text.isEmpty && cell.text != " ")
        }
    }

    /// Which pixels a mask lets through that was drawn here: those more than half opaque, and those behind a character
    /// or line.
    ///
    /// - Parameter mask: What could be drawn in; nil: everything.
    func coverage(within mask: [Bool]?) -> [Bool] {
        pixels.indices.map { index in
            guard mask?[index] ?? true else { return false }
            let cell = cells[index / columns / 2 * columns + index % columns]
            let hasText = !cell.text.isEmpty && cell.text != " " && cell.ink.alpha >= 0.5
            return pixels[index].alpha >= 0.5 || hasText || cell.isContinuation && cell.ink.alpha >= 0.5
                || !cell.lines.isEmpty && cell.ink.alpha >= 0.5
        }
    }

    /// Lays a colour over a pixel, and over what is written there if it is the opaque ground of something new.
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
    /// - Parameter isOverhang: Whether the text only has this cell because nobody else needs it.
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

    /// Empties a cell, and with half of a wide character the other half.
    private mutating func erase(_ column: Int, _ row: Int) {
        let index = row * columns + column
        if cells[index].isContinuation { cells[index - 1] = Cell() }
        if column + 1 < columns, cells[index + 1].isContinuation { cells[index + 1] = Cell() }
        cells[index] = Cell()
    }
}

extension Color {
    /// This colour in front of another one.
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
