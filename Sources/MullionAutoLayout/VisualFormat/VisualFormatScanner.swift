import MullionGeometry

/// Reads the tokens of a visual format, one character ahead, and skips the blanks before them.
///
/// - Complexity: linear in the characters.
struct VisualFormatScanner {
    private let characters: [Character]
    private(set) var offset = 0

    init(_ text: String) {
        characters = Array(text)
        skipBlanks()
    }

    /// The character at hand; nil at the end.
    var next: Character? { offset < characters.count ? characters[offset] : nil }

    /// The error that different text is expected here.
    func expected(_ what: VisualFormatError.Expected) -> VisualFormatError {
        VisualFormatError(.expected(what), at: offset)
    }

    /// Takes a character if it is at hand.
    mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        offset += 1
        skipBlanks()
        return true
    }

    /// Takes a character that has to be at hand.
    mutating func require(_ character: Character, _ what: VisualFormatError.Expected) throws(VisualFormatError) {
        guard take(character) else { throw expected(what) }
    }

    /// Takes a relation; nil if none begins here.
    mutating func relation() throws(VisualFormatError) -> LayoutConstraint.Relation? {
        let relation: LayoutConstraint.Relation
        switch next {
        case "=": relation = .equal
        case "<": relation = .lessThanOrEqual
        case ">": relation = .greaterThanOrEqual
        default: return nil
        }
        // The second character follows at once.
        offset += 1
        try require("=", .relation)
        return relation
    }

    /// Takes a name; nil if none begins here.
    mutating func name() -> VisualFormat.Name? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        let start = offset
        repeat { offset += 1 } while next.map { $0.isLetter || $0.isWholeNumber || $0 == "_" } ?? false
        defer { skipBlanks() }
        return VisualFormat.Name(text: String(characters[start..<offset]), offset: start)
    }

    /// Takes a number, with a sign where one is allowed; nil if none begins here.
    mutating func number(withSign: Bool) throws(VisualFormatError) -> VisualFormat.Object? {
        let start = offset
        let hasSign = withSign && (next == "-" || next == "+")
        guard hasSign || next?.isDigit == true else { return nil }
        if hasSign { offset += 1 }
        let whole = try digits()
        var fraction: ArraySlice<Character> = []
        if next == "." {
            offset += 1
            fraction = try digits()
        }
        defer { skipBlanks() }
        // Thirty digits are more than a number holds, however many are written.
        let significant = whole.drop { $0 == "0" }
        guard significant.count <= 13, let size = Double("0\(String(significant)).\(String(fraction.prefix(30)))0")
        else {
            throw VisualFormatError(.unusableNumber, at: start)
        }
        // Zero has no sign.
        let number = CGFloat(characters[start] == "-" ? 0 - size : size)
        return .number(try number.usable(at: start), offset: start)
    }

    private mutating func digits() throws(VisualFormatError) -> ArraySlice<Character> {
        let start = offset
        while next?.isDigit == true { offset += 1 }
        guard start < offset else { throw expected(.digit) }
        return characters[start..<offset]
    }

    private mutating func skipBlanks() { while next?.isWhitespace == true { offset += 1 } }
}

extension Character {
    /// Whether it is one of 0 to 9, which numbers are written in; names may have the digits of all scripts.
    fileprivate var isDigit: Bool { "0" <= self && self <= "9" && isASCII }
}

extension CGFloat {
    /// The number, if constraints can have it as a constant.
    func usable(at offset: Int) throws(VisualFormatError) -> CGFloat {
        // Negated, so that NaN is refused.
        guard !(magnitude <= 1e12) else { return self }
        throw VisualFormatError(.unusableNumber, at: offset)
    }
}
