#if Cairo
/// The checksum of zlib.
struct Adler32 {
    private var sum: UInt32 = 1
    private var sumOfSums: UInt32 = 0

    var value: UInt32 { sumOfSums << 16 | sum }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(bytes)
        let weights = SIMD16<UInt32>(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
        var place = 0
        while place < raw.count {
            // The sum of a column fits in 16 bits, and all sums in 32.
            let end = min(place + 16 * 256, raw.count)
            // The sums of the columns, and the sums of those before each 16 bytes.
            var columns = SIMD16<UInt16>()
            var earlier = SIMD16<UInt32>()
            let start = place
            while place + 16 <= end {
                earlier &+= SIMD16<UInt32>(truncatingIfNeeded: columns)
                columns &+= SIMD16<UInt16>(
                    truncatingIfNeeded: raw.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self))
                place += 16
            }
            let wide = SIMD16<UInt32>(truncatingIfNeeded: columns)
            sumOfSums &+= sum &* UInt32(place - start) &+ 16 &* earlier.wrappedSum() &+ (wide &* weights).wrappedSum()
            sum &+= wide.wrappedSum()
            while place < end {
                sum &+= UInt32(raw[place])
                sumOfSums &+= sum
                place += 1
            }
            sum %= 65_521
            sumOfSums %= 65_521
        }
    }
}
#endif
