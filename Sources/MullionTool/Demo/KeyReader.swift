/// Reads keys from the bytes that a terminal sends.
///
/// Letters are keys; others begin with an escape, as in "ESC [ A" for the up arrow. A single escape is the Escape key.
struct KeyReader {
    private var bytes: [UInt8] = []

    /// Adds bytes, and returns the effects of the keys in them, in order. An incomplete key is kept for the next call.
    ///
    /// - Parameter isComplete: Whether no more bytes follow for now, so that an escape is the Escape key.
    mutating func steps(adding new: some Sequence<UInt8>, isComplete: Bool) -> [CollectionDemo.Step] {
        bytes += new
        var steps: [CollectionDemo.Step] = []
        while let first = bytes.first {
            guard first == 0x1B else {
                bytes.removeFirst()
                if let step = Self.step(ofLetter: first) { steps.append(step) }
                continue
            }
            guard let length = sequenceLength else {
                if isComplete {
                    if bytes.count == 1 { steps.append(.quit) }
                    bytes = []
                }
                break
            }
            if let step = Self.step(ofSequence: bytes[1..<length]) { steps.append(step) }
            bytes.removeFirst(length)
        }
        // No key has so many bytes.
        if bytes.count > 64 { bytes = [] }
        return steps
    }

    /// The number of bytes of the first sequence; nil if it is incomplete.
    private var sequenceLength: Int? {
        guard bytes.count >= 2 else { return nil }
        guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else { return 2 }
        return bytes.indices.dropFirst(2).first { (0x40...0x7E).contains(bytes[$0]) }.map { $0 + 1 }
    }

    private static func step(ofLetter byte: UInt8) -> CollectionDemo.Step? {
        switch byte {
        case UInt8(ascii: "j"): .rows(1)
        case UInt8(ascii: "k"): .rows(-1)
        case UInt8(ascii: " "), UInt8(ascii: "f"): .pages(1)
        case UInt8(ascii: "b"): .pages(-1)
        case UInt8(ascii: "g"): .beginning
        case UInt8(ascii: "G"): .end
        case UInt8(ascii: "a"): .nextAlignment
        case 0x1A: .suspend
        // Also control-C and control-D.
        case UInt8(ascii: "q"), 0x03, 0x04: .quit
        default: nil
        }
    }

    private static func step(ofSequence bytes: ArraySlice<UInt8>) -> CollectionDemo.Step? {
        switch String(decoding: bytes, as: UTF8.self) {
        case "[A", "OA": .rows(-1)
        case "[B", "OB": .rows(1)
        case "[C", "OC": .columns(1)
        case "[D", "OD": .columns(-1)
        case "[5~": .pages(-1)
        case "[6~": .pages(1)
        case "[H", "OH", "[1~", "[7~": .beginning
        case "[F", "OF", "[4~", "[8~": .end
        default: nil
        }
    }
}
