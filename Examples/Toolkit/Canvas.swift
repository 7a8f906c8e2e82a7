import MullionGeometry

/// The cells of a terminal, and which of them were written since `beginDrawing()`.
struct Canvas {
    let width: Int
    let height: Int
    private var cells: [Character]
    private var isWritten: [Bool]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        cells = Array(repeating: " ", count: width * height)
        isWritten = Array(repeating: false, count: width * height)
    }

    mutating func beginDrawing() { isWritten = Array(repeating: false, count: width * height) }

    var writtenCount: Int { isWritten.count { $0 } }

    /// What is outside of the screen is left out.
    mutating func write(_ text: some Sequence<Character>, x: Int, y: Int) {
        for (column, character) in zip(x..., text) where 0..<width ~= column && 0..<height ~= y {
            cells[y * width + column] = character
            isWritten[y * width + column] = true
        }
    }

    mutating func clear(_ frame: CGRect) {
        for y in Int(frame.minY)..<Int(frame.maxY) {
            write(repeatElement(" ", count: Int(frame.width)), x: Int(frame.minX), y: y)
        }
    }

    /// The outline of a frame, with a title in its upper edge: `╭ Title ───╮`.
    mutating func drawBorder(_ frame: CGRect, title: String) {
        border(frame, corners: "╭╮╰╯", horizontal: "─", vertical: "│")
        guard frame.width > 4 else { return }
        write(" \(title) ".prefix(Int(frame.width) - 4), x: Int(frame.minX) + 2, y: Int(frame.minY))
    }

    mutating func clearBorder(_ frame: CGRect) { border(frame, corners: "    ", horizontal: " ", vertical: " ") }

    private mutating func border(_ frame: CGRect, corners: String, horizontal: Character, vertical: Character) {
        guard frame.width >= 2, frame.height >= 2 else { return }
        let corners = Array(corners)
        let (left, right) = (Int(frame.minX), Int(frame.maxX) - 1)
        let (top, bottom) = (Int(frame.minY), Int(frame.maxY) - 1)
        let line = Array(repeating: horizontal, count: right - left - 1)
        write([corners[0]] + line + [corners[1]], x: left, y: top)
        for y in top + 1..<bottom {
            write([vertical], x: left, y: y)
            write([vertical], x: right, y: y)
        }
        write([corners[2]] + line + [corners[3]], x: left, y: bottom)
    }

    /// The lines of the screen, without spaces at their ends.
    func lines() -> [String] { lines { cells[$0] } }

    /// The same, with a dot for each cell that was not written since `beginDrawing()`.
    func writtenLines() -> [String] { lines { isWritten[$0] ? cells[$0] : "·" } }

    private func lines(_ cell: (Int) -> Character) -> [String] {
        (0..<height).map { y in
            let line = (0..<width).map { cell(y * width + $0) }
            return String(line.prefix((line.lastIndex { $0 != " " } ?? -1) + 1))
        }
    }
}

/// The text in lines of at most `columns` characters, broken between words where that is possible.
func wrap(_ text: String, columns: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
        var rest = word
        let line = lines[lines.count - 1]
        if line.isEmpty || line.count + 1 + rest.count <= columns {
            lines[lines.count - 1] += line.isEmpty ? "" : " "
        } else {
            lines.append("")
        }
        while rest.count > columns {
            lines[lines.count - 1] = String(rest.prefix(columns))
            lines.append("")
            rest = rest.dropFirst(columns)
        }
        lines[lines.count - 1] += rest
    }
    return lines
}
