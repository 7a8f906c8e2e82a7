/// The parts of a text with placeholders for values, such as "%lld of %2$@".
package struct StringFormat: Hashable, Sendable {
    /// A part of the text.
    package enum Piece: Hashable, Sendable {
        /// Text to be shown as it is.
        case literal(String)
        /// The value at an index, in the format of a specifier.
        case argument(Int, Specifier)
        /// A text by name that depends on a value, of a string catalog: `%#@files@`.
        case substitution(String)
    }

    /// How a value is written, in C's words: `%+.2f`.
    package struct Specifier: Hashable, Sendable {
        /// Flags, width, and precision, such as "+.2".
        package var options: String
        /// The digits after the decimal point; nil if not given.
        package var precision: Int?
        /// The last letter without its length: "d" for "lld".
        package var conversion: Character

        /// The specifier of values that are written as they are.
        package static let object = Specifier(options: "", precision: nil, conversion: "@")
    }

    package let pieces: [Piece]

    /// Reads a text with placeholders.
    ///
    /// What is not a placeholder is text, also a "%" without one. Widths and precisions above 99 are not placeholders.
    /// - Parameter value: What "%arg" means, in the text of a substitution.
    /// - Complexity: O(length).
    package init(_ format: String, value: Piece? = nil) {
        var pieces: [Piece] = []
        var literal: [UInt8] = []
        var next = 0
        let bytes = Array(format.utf8)
        var index = 0
        func add(_ piece: Piece) {
            if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
            literal = []
            pieces.append(piece)
        }
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                literal.append(bytes[index])
                index += 1
                continue
            }
            if let value, bytes[index...].starts(with: "%arg".utf8) {
                add(value)
                index += 4
                continue
            }
            var reader = PlaceholderReader(bytes: bytes, index: index + 1)
            switch reader.read() {
            case .percent?: literal.append(UInt8(ascii: "%"))
            case .substitution(let name)?: add(.substitution(name))
            case .value(let position, let specifier)?:
                add(.argument(position ?? next, specifier))
                if position == nil { next += 1 }
            case nil:
                literal.append(bytes[index])
                reader.index = index + 1
            }
            index = reader.index
        }
        if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
        self.pieces = pieces
    }
}

/// Reads what follows a "%".
private struct PlaceholderReader {
    enum Placeholder {
        case percent
        case substitution(String)
        case value(position: Int?, StringFormat.Specifier)
    }

    let bytes: [UInt8]
    var index: Int

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Returns the placeholder; nil if there is none.
    mutating func read() -> Placeholder? {
        if byte == UInt8(ascii: "%") {
            index += 1
            return .percent
        }
        let start = index
        var position: Int?
        if let number = number(), byte == UInt8(ascii: "$") {
            guard (1...99).contains(number) else { return nil }
            position = number - 1
            index += 1
        } else {
            index = start
        }
        if bytes[index...].starts(with: "#@".utf8) {
            guard let end = bytes[(index + 2)...].prefix(1_000).firstIndex(of: UInt8(ascii: "@")) else { return nil }
            let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
            index = end + 1
            return .substitution(name)
        }
        let optionsStart = index
        while let byte, "-+ 0#'".utf8.contains(byte), index - optionsStart < 6 { index += 1 }
        if let width = number(), width > 99 { return nil }
        var precision: Int?
        if byte == UInt8(ascii: ".") {
            index += 1
            let digits = number() ?? 0
            if digits > 99 { return nil }
            precision = digits
        }
        // The apostrophe asks for groups of digits, which numbers have anyway.
        let options = String(decoding: bytes[optionsStart..<index].filter { $0 != UInt8(ascii: "'") }, as: UTF8.self)
        while let byte, "hlqLztj".utf8.contains(byte) { index += 1 }
        guard let byte, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(byte) else { return nil }
        index += 1
        return .value(
            position: position,
            StringFormat.Specifier(
                options: options, precision: precision, conversion: Character(Unicode.Scalar(byte))))
    }

    /// Reads digits; nil if there are none. Numbers of more than six digits end after six.
    private mutating func number() -> Int? {
        var number: Int?
        let start = index
        while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), index - start < 6 {
            number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
            index += 1
        }
        return number
    }
}
