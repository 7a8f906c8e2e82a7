import Foundation
import MullionRender

/// What a terminal shows after the bytes it received: characters, colors, the cursor, and modes. It understands the
/// sequences that the toolkit sends, and keeps the others in ``unknown``.
struct VirtualScreen: Equatable {
    struct Cell: Equatable {
        var text: Character? = " "
        /// The parameters since the last reset, in order.
        var style: [String] = []
    }

    private(set) var cells: [[Cell]]
    private(set) var cursor = (column: 0, row: 0)
    /// The modes that are set, such as "?1049".
    private(set) var modes: Set<String> = ["?25"]
    private(set) var unknown: [String] = []
    private var style: [String] = []
    private var bytes: [UInt8] = []

    init(columns: Int, rows: Int) {
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// Only what is seen counts.
    static func == (a: VirtualScreen, b: VirtualScreen) -> Bool {
        a.cells == b.cells && a.modes == b.modes && (!a.isCursorVisible || a.cursor == b.cursor)
    }

    var isCursorVisible: Bool { modes.contains("?25") }
    var isAlternate: Bool { modes.contains("?1049") }

    /// The rows, without spaces at their ends.
    var lines: [String] {
        cells.map { row in
            let text = String(row.compactMap(\.text))
            return String(text.prefix(text.count - text.reversed().prefix { $0 == " " }.count))
        }
    }

    mutating func resize(columns: Int, rows: Int) {
        let old = self
        self = VirtualScreen(columns: columns, rows: rows)
        (modes, unknown) = (old.modes, old.unknown)
    }

    mutating func receive(_ new: some Sequence<UInt8>) {
        bytes += new
        // A character may be cut in the middle.
        guard let text = String(bytes: bytes, encoding: .utf8) else { return }
        var rest = text[...]
        while let character = rest.first {
            guard character == "\u{1B}" else {
                rest.removeFirst()
                write(character)
                continue
            }
            guard let end = rest.dropFirst(2).firstIndex(where: { $0.isLetter }) else { break }
            apply(rest[end], rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
            rest = rest[rest.index(after: end)...]
        }
        bytes = Array(rest.utf8)
    }

    private mutating func write(_ character: Character) {
        let width = TerminalRenderer.line(String(character)).columns
        guard cells.indices.contains(cursor.row), cursor.column + width <= cells[cursor.row].count, width > 0 else {
            unknown.append(String(character))
            return
        }
        // Half of a wide character is not shown.
        for column in cursor.column..<cursor.column + width {
            if cells[cursor.row][column].text == nil { cells[cursor.row][column - 1].text = " " }
            if column + 1 < cells[cursor.row].count, cells[cursor.row][column + 1].text == nil {
                cells[cursor.row][column + 1].text = " "
            }
            cells[cursor.row][column] = Cell(text: nil, style: style)
        }
        cells[cursor.row][cursor.column].text = character
        cursor.column += width
    }

    private mutating func apply(_ final: Character, _ parameters: Substring) {
        switch final {
        case "H":
            let numbers = parameters.split(separator: ";").compactMap { Int($0) }
            cursor = numbers.count == 2 ? (numbers[1] - 1, numbers[0] - 1) : (0, 0)
        case "J" where parameters == "2":
            cells = cells.map { $0.map { _ in Cell(style: []) } }
        case "h": modes.insert(String(parameters))
        case "l": modes.remove(String(parameters))
        case "m": setStyle(parameters.split(separator: ";").map(String.init))
        default: unknown.append("\(parameters)\(final)")
        }
    }

    /// Keeps the ink, the ground, and the other codes, each once.
    private mutating func setStyle(_ parameters: [String]) {
        var rest = parameters[...]
        while let code = rest.popFirst() {
            if code == "0" || code.isEmpty { style = []; continue }
            var entry = code
            if code == "38" || code == "48" {
                let count = rest.first == "2" ? 4 : 2
                entry += ";" + rest.prefix(count).joined(separator: ";")
                rest = rest.dropFirst(count)
                style.removeAll { $0.hasPrefix(code + ";") }
            }
            if !style.contains(entry) { style.append(entry) }
            style.sort()
        }
    }
}
