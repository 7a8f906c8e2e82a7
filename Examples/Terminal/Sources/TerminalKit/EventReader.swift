/// Reads events from the bytes that a terminal sends.
///
/// Letters are UTF-8. Other keys begin with an escape, as in `ESC [ A` for the up arrow; the mouse sends
/// `ESC [ < button ; column ; row M`, and `m` at the end when a button is released.
public struct EventReader {
    private var bytes: [UInt8] = []

    public init() {}

    /// Whether bytes wait for the rest of a key.
    public var isIncomplete: Bool { !bytes.isEmpty }

    /// Adds bytes, and returns the events in them. The bytes of an incomplete key are kept for the next call.
    ///
    /// - Parameter isComplete: Whether no more bytes follow for now, so that a single escape is the Escape key.
    public mutating func events(adding new: some Sequence<UInt8>, isComplete: Bool = false) -> [Event] {
        bytes += new
        var events: [Event] = []
        while let first = bytes.first {
            let length = first == 0x1B ? sequenceLength : letterLength
            guard let length else {
                guard isComplete else { break }
                if bytes.count == 1, first == 0x1B { events.append(.key(.escape)) }
                bytes = []
                break
            }
            let piece = bytes.prefix(length)
            bytes.removeFirst(length)
            if let event = first == 0x1B ? Self.event(ofSequence: piece.dropFirst()) : Self.event(ofLetter: piece) {
                events.append(event)
            }
        }
        // No key has so many bytes.
        if bytes.count > 64 { bytes = [] }
        return events
    }

    /// The number of bytes of the escape sequence at the front; nil if it is incomplete.
    private var sequenceLength: Int? {
        guard bytes.count >= 2 else { return nil }
        // Escape twice, or a key with alt: the escape counts as the Escape key's, which does nothing here.
        guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else { return 1 }
        return bytes.indices.dropFirst(2).first { (0x40...0x7E).contains(bytes[$0]) }.map { $0 + 1 }
    }

    /// The number of bytes of the letter at the front; nil if it is incomplete.
    private var letterLength: Int? {
        let length = bytes[0] < 0xC0 ? 1 : bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
        return length <= bytes.count ? length : nil
    }

    private static func event(ofLetter bytes: ArraySlice<UInt8>) -> Event? {
        switch bytes.first ?? 0 {
        case 0x0D, 0x0A: return .key(.enter)
        case 0x09: return .key(.tab)
        case 0x08, 0x7F: return .key(.backspace)
        case 0x00: return nil
        case let control where control < 0x20: return .key(.control(Character(Unicode.Scalar(control + 0x60))))
        default:
            let text = String(decoding: bytes, as: UTF8.self)
            // What is not UTF-8 is not a letter.
            guard let letter = text.first, letter != "\u{FFFD}" else { return nil }
            return .key(.character(letter))
        }
    }

    private static func event(ofSequence bytes: ArraySlice<UInt8>) -> Event? {
        guard !bytes.isEmpty else { return .key(.escape) }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("[<") { return mouse(text.dropFirst(2)).map(Event.mouse) }
        return keys[text].map(Event.key)
    }

    private static let keys: [String: Key] = [
        "[A": .up, "OA": .up, "[B": .down, "OB": .down, "[C": .right, "OC": .right, "[D": .left, "OD": .left,
        "[H": .home, "OH": .home, "[1~": .home, "[7~": .home, "[F": .end, "OF": .end, "[4~": .end, "[8~": .end,
        "[5~": .pageUp, "[6~": .pageDown, "[3~": .delete, "[Z": .backTab,
    ]

    /// Reads `button ; column ; row` with its final letter. Bits of the button: 32 a movement, 64 the wheel.
    private static func mouse(_ text: Substring) -> Mouse? {
        let numbers = text.dropLast().split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3, let column = numbers[1] > 0 ? numbers[1] - 1 : nil, numbers[2] > 0 else { return nil }
        let action: Mouse.Action
        switch numbers[0] & 0b1110_0011 {
        case 64: action = .wheelUp
        case 65: action = .wheelDown
        case 0: action = text.last == "m" ? .release : .press
        case 32: action = .drag
        default: return nil
        }
        return Mouse(action, column: column, row: numbers[2] - 1)
    }
}
