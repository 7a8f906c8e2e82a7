/// The bytes of one table of a font, read with checks: an access outside throws an error that names the table.
struct FontTable {
    let tag: String
    let bytes: [UInt8]
    /// The offset of the table in the file.
    let fileOffset: Int
    /// The origin of the offsets.
    private(set) var start = 0

    init(tag: String, bytes: [UInt8], at fileOffset: Int) {
        self.tag = tag
        self.fileOffset = fileOffset
        self.bytes = bytes
    }

    var malformed: FontFileError { malformed(at: 0) }

    private func malformed(at offset: Int) -> FontFileError {
        .malformedTable(tag, offset: fileOffset + start + max(offset, 0))
    }

    func at(_ offset: Int) throws(FontFileError) -> FontTable {
        guard offset >= 0, offset <= bytes.count - start else { throw malformed(at: offset) }
        var table = self
        table.start += offset
        return table
    }

    func u8(_ offset: Int) throws(FontFileError) -> Int {
        let index = start + offset
        guard offset >= 0, index < bytes.count else { throw malformed(at: offset) }
        return Int(bytes[index])
    }

    func u16(_ offset: Int) throws(FontFileError) -> Int {
        let index = start + offset
        guard offset >= 0, index + 1 < bytes.count else { throw malformed(at: offset) }
        return Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }

    func i16(_ offset: Int) throws(FontFileError) -> Int { Int(Int16(truncatingIfNeeded: try u16(offset))) }

    func u32(_ offset: Int) throws(FontFileError) -> Int { try u16(offset) << 16 | u16(offset + 2) }

    /// Returns a tag of four characters.
    func tag(_ offset: Int) throws(FontFileError) -> String {
        var text = ""
        for index in 0..<4 { text.unicodeScalars.append(Unicode.Scalar(UInt8(try u8(offset + index)))) }
        return text
    }

    /// Returns a part of the table.
    func slice(_ offset: Int, count: Int) throws(FontFileError) -> ArraySlice<UInt8> {
        let index = start + offset
        guard offset >= 0, count >= 0, index <= bytes.count, count <= bytes.count - index else {
            throw malformed(at: offset)
        }
        return bytes[index..<(index + count)]
    }
}
