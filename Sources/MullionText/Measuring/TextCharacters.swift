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
            let text = scalarsStandAlone ? "" : string[string.range(fromUTF8Offset: first, to: last)]
            var textIndex = text.startIndex
            var start = first
            while start < last {
                let end: Int
                if scalarsStandAlone {
                    end = start + UTF8Decoding.scalar(in: bytes, at: start).length
                } else {
                    let next = text.index(after: textIndex)
                    end = start + text.utf8.distance(from: textIndex, to: next)
                    textIndex = next
                }
                body(bytes, start, end)
                start = end
            }
        }
    }
}
