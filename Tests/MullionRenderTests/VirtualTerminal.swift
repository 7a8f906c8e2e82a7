import Testing

/// A terminal that understands what our output may use, printable characters, line feeds and the escape sequences for
/// colours and styles, and fails at anything else.
struct VirtualTerminal {
    struct Cell: Equatable {
        var text: String
        /// The parameters after 38 and 48, such as "2;255;0;0".
        var ink: String?
        var ground: String?
        var styles: Set<String> = []
    }

    /// The lines, a wide character followed by a cell without text.
    private(set) var lines: [[Cell]] = []

    /// The texts of the lines.
    var texts: [String] { lines.map { $0.map(\.text).joined() } }

    init(_ output: String, width: (Character) -> Int = { _ in 1 }, _ location: SourceLocation = #_sourceLocation) throws
    {
        try #require(output.isEmpty || output.hasSuffix("\n"), sourceLocation: location)
        for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            var pen = Cell(text: "")
            var cells: [Cell] = []
            var rest = line[...]
            while let character = rest.popFirst() {
                if character == "\u{1B}" {
                    try #require(rest.popFirst() == "[", sourceLocation: location)
                    let end = try #require(rest.firstIndex(of: "m"), sourceLocation: location)
                    try pen.apply(rest[..<end], location)
                    rest = rest[rest.index(after: end)...]
                    continue
                }
                for scalar in character.unicodeScalars {
                    try #require(
                        scalar.properties.generalCategory != .control
                            && (scalar.properties.generalCategory != .format || scalar == "\u{200D}"),
                        "U+\(String(scalar.value, radix: 16)) reached the terminal", sourceLocation: location)
                }
                var cell = pen
                cell.text = String(character)
                cells.append(cell)
                cell.text = ""
                for _ in 1..<max(width(character), 1) { cells.append(cell) }
            }
            try #require(pen == Cell(text: ""), "a line ends without a reset", sourceLocation: location)
            lines.append(cells)
        }
    }
}

extension VirtualTerminal.Cell {
    mutating func apply(_ parameters: Substring, _ location: SourceLocation) throws {
        var rest = parameters.split(separator: ";", omittingEmptySubsequences: false).map(String.init)[...]
        while let code = rest.popFirst() {
            switch code {
            case "0": self = VirtualTerminal.Cell(text: "")
            case "1", "3", "4", "9": styles.insert(code)
            case "38", "48":
                let count = try #require(["2": 4, "5": 2][rest.first ?? ""], sourceLocation: location)
                try #require(rest.count >= count, sourceLocation: location)
                let components = rest.prefix(count)
                try #require(
                    components.dropFirst().allSatisfy { UInt8($0) != nil }, "\(parameters)", sourceLocation: location)
                rest = rest.dropFirst(count)
                if code == "38" {
                    ink = components.joined(separator: ";")
                } else {
                    ground = components.joined(separator: ";")
                }
            default: Issue.record("unknown code \(code)", sourceLocation: location)
            }
        }
    }
}
