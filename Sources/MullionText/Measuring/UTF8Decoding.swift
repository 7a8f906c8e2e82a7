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
