import Testing

/// The cells of a terminal that understands what ``TerminalFrame/update(from:)`` may send: the position of the cursor,
/// clearing, colors, and characters. As in real terminals, half of a wide character is not shown.
struct TerminalScreen: Equatable {
    private(set) var cells: [[VirtualTerminal.Cell]]
    private let width: (Character) -> Int

    init(columns: Int, rows: Int, width: @escaping (Character) -> Int) {
        cells = Array(repeating: Array(repeating: Self.blank, count: columns), count: rows)
        self.width = width
    }

    private static let blank = VirtualTerminal.Cell(text: " ")

    static func == (a: TerminalScreen, b: TerminalScreen) -> Bool { a.cells == b.cells }

    var texts: [String] { cells.map { $0.map(\.text).joined() } }

    mutating func apply(_ update: String, _ location: SourceLocation = #_sourceLocation) throws {
        var pen = Self.blank
        var cursor: (column: Int, row: Int)?
        var rest = update[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                let place = try #require(cursor, "a character without a position", sourceLocation: location)
                let count = width(character)
                write(character, pen, count, place.column, place.row)
                cursor = place.column + count < cells[0].count ? (place.column + count, place.row) : nil
                continue
            }
            try #require(rest.popFirst() == "[", sourceLocation: location)
            let end = try #require(rest.firstIndex { $0.isLetter }, sourceLocation: location)
            let parameters = rest[..<end]
            switch rest[end] {
            case "m": try pen.apply(parameters, location)
            case "J": cells = cells.map { $0.map { _ in Self.blank } }
            case "H":
                let numbers = parameters.split(separator: ";").compactMap { Int($0) }
                try #require(numbers.count == 2, sourceLocation: location)
                cursor = (numbers[1] - 1, numbers[0] - 1)
            default: Issue.record("unknown sequence \(parameters)\(rest[end])", sourceLocation: location)
            }
            if pen.text.isEmpty { pen.text = " " }
            rest = rest[rest.index(after: end)...]
        }
        #expect(pen == Self.blank, "the update ends without a reset", sourceLocation: location)
    }

    private mutating func write(
        _ character: Character, _ pen: VirtualTerminal.Cell, _ count: Int, _ column: Int, _ row: Int
    ) {
        for column in column..<column + count {
            if cells[row][column].text.isEmpty { cells[row][column - 1].text = " " }
            if column + 1 < cells[row].count, cells[row][column + 1].text.isEmpty { cells[row][column + 1].text = " " }
            cells[row][column] = pen
            cells[row][column].text = ""
        }
        cells[row][column].text = String(character)
    }
}
