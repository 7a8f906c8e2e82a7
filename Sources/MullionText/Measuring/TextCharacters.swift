/// The user-perceived characters of a string, by UTF-8 offsets.
struct TextCharacters {
    let string: String
    /// Whether every scalar is a separate character, so that boundaries need not be searched.
    let scalarsStandAlone: Bool

    /// Calls `body` with the text and the UTF-8 offsets of each character between two offsets.
    @inline(__always)
    func forEach(
        from first: Int, to last: Int, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Void
    ) {
        var contiguous = string
        contiguous.withUTF8 { bytes in
            var start = first
            if scalarsStandAlone {
                while start < last {
                    let end = start + UTF8Decoding.scalar(in: bytes, at: start).length
                    body(bytes, start, end)
                    start = end
                }
                return
            }
            let text = string[string.range(fromUTF8Offset: first, to: last)]
            var textIndex = text.startIndex
            while start < last {
                let next = text.index(after: textIndex)
                let end = start + text.utf8.distance(from: textIndex, to: next)
                textIndex = next
                body(bytes, start, end)
                start = end
            }
        }
    }
}

/// Decoding of the multi-byte scalars of UTF-8 that a `String` has already validated.
enum UTF8Decoding {
    /// Returns the scalar that begins at `index`, and its length in bytes.
    ///
    /// Bytes missing at the end of the buffer, which cannot happen in a valid string, are read as zero.
    @inline(__always)
    static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (value: UInt32, length: Int) {
        let lead = UInt32(bytes[index])
        if lead < 0x80 { return (lead, 1) }
        if lead < 0xE0 { return ((lead & 0x1F) << 6 | tail(bytes, index + 1), 2) }
        if lead < 0xF0 { return ((lead & 0x0F) << 12 | tail(bytes, index + 1) << 6 | tail(bytes, index + 2), 3) }
        let high = (lead & 0x07) << 18 | tail(bytes, index + 1) << 12
        return (high | tail(bytes, index + 2) << 6 | tail(bytes, index + 3), 4)
    }

    @inline(__always)
    private static func tail(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32 {
        index < bytes.count ? UInt32(bytes[index] & 0x3F) : 0
    }
}
