/// Reads the number of pixels from the header of an image. Every access checks first that the byte exists.
struct ImageHeaderReader {
    let bytes: [UInt8]
    let format: EncodedImage.Format

    /// Returns the declared size, not yet checked.
    func size() throws(DrawingError) -> (width: Int, height: Int) {
        switch format {
        case .png: try png()
        case .jpeg: try jpeg()
        case .gif: (try littleEndian(at: 6, count: 2), try littleEndian(at: 8, count: 2))
        case .webP: try webP()
        case .svg: try SVGHeader(bytes: bytes).size()
        }
    }

    /// The first chunk is IHDR: length, type, width, height.
    private func png() throws(DrawingError) -> (width: Int, height: Int) {
        guard try bigEndian(at: 8, count: 4) == 13 else { throw malformed(at: 8, "a chunk of 13 bytes") }
        try expect("IHDR", at: 12)
        return (try bigEndian(at: 16, count: 4), try bigEndian(at: 20, count: 4))
    }

    /// Segments follow each other: FF, marker, length including itself. The frame header has the size.
    private func jpeg() throws(DrawingError) -> (width: Int, height: Int) {
        var offset = 2
        while true {
            guard try byte(at: offset) == 0xFF else { throw malformed(at: offset, "a marker") }
            // Any number of fill bytes may precede a marker.
            var marker = try byte(at: offset + 1)
            while marker == 0xFF {
                offset += 1
                marker = try byte(at: offset + 1)
            }
            offset += 2
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return (try bigEndian(at: offset + 5, count: 2), try bigEndian(at: offset + 3, count: 2))
            case 0x01, 0xD0...0xD7: continue
            case 0x00, 0xD8, 0xD9, 0xDA: throw malformed(at: offset - 1, "a frame header before the image data")
            default:
                let length = try bigEndian(at: offset, count: 2)
                guard length >= 2 else { throw malformed(at: offset, "a segment of 2 bytes at least") }
                offset += length
            }
        }
    }

    /// The first chunk is "VP8 " (a key frame), "VP8L" or "VP8X" (the canvas).
    private func webP() throws(DrawingError) -> (width: Int, height: Int) {
        let kind = try (12..<16).map { index throws(DrawingError) in try byte(at: index) }
        switch String(decoding: kind, as: UTF8.self) {
        case "VP8 ":
            guard try littleEndian(at: 23, count: 3) == 0x2A_01_9D else { throw malformed(at: 23, "a key frame") }
            return (try littleEndian(at: 26, count: 2) & 0x3FFF, try littleEndian(at: 28, count: 2) & 0x3FFF)
        case "VP8L":
            guard try byte(at: 20) == 0x2F else { throw malformed(at: 20, "the signature of lossless data") }
            let bits = try littleEndian(at: 21, count: 4)
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case "VP8X": return (try littleEndian(at: 24, count: 3) + 1, try littleEndian(at: 27, count: 3) + 1)
        default: throw malformed(at: 12, "one of the chunks VP8, VP8L and VP8X")
        }
    }

    // MARK: - Bytes

    private func byte(at offset: Int) throws(DrawingError) -> UInt8 {
        guard offset < bytes.count else { throw .truncatedImage(format, needed: offset + 1, available: bytes.count) }
        return bytes[offset]
    }

    private func bigEndian(at offset: Int, count: Int) throws(DrawingError) -> Int {
        var value = 0
        for index in 0..<count { value = value << 8 | Int(try byte(at: offset + index)) }
        return value
    }

    private func littleEndian(at offset: Int, count: Int) throws(DrawingError) -> Int {
        var value = 0
        for index in (0..<count).reversed() { value = value << 8 | Int(try byte(at: offset + index)) }
        return value
    }

    private func expect(_ text: String, at offset: Int) throws(DrawingError) {
        for (index, expected) in text.utf8.enumerated() {
            guard try byte(at: offset + index) == expected else { throw malformed(at: offset, text) }
        }
    }

    private func malformed(at offset: Int, _ expected: String) -> DrawingError {
        .malformedImage(format, offset: offset, expected: expected)
    }
}
