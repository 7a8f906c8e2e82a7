import MullionGeometry

/// Numbers as the text formats write them: few decimals, no trailing 0, no exponent, no locale, no "-0".
enum NumberFormat {
    /// The largest magnitude written. Six decimals of it still fit an integer, and no drawing program needs it.
    static let largest: CGFloat = 1e12

    /// Whether a number can be written: finite and not larger than `largest`.
    static func canWrite(_ number: CGFloat) -> Bool { abs(number) <= largest }

    /// Whether both coordinates can be written.
    static func canWrite(_ point: CGPoint) -> Bool { canWrite(point.x) && canWrite(point.y) }

    /// Appends the number, rounded to 0…6 decimals, halves away from zero; "0" if it cannot be written.
    static func append(_ number: CGFloat, decimals: Int = 3, to bytes: inout [UInt8]) {
        guard canWrite(number) else {
            bytes.append(UInt8(ascii: "0"))
            return
        }
        let decimals = min(max(decimals, 0), 6)
        let scaled = UInt((abs(number) * Self.units[decimals]).rounded())
        let isNegative = number < 0 && scaled > 0
        // A sign, 13 digits before the point and 6 after it; written from the end.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { characters in
            var start = characters.count
            var rest = scaled
            func write(_ character: UInt8) {
                start -= 1
                characters.initializeElement(at: start, to: character)
            }
            func writeLastDigit() {
                write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
                rest /= 10
            }
            var hasDecimals = false
            for _ in 0..<decimals {
                if hasDecimals || rest % 10 > 0 {
                    writeLastDigit()
                    hasDecimals = true
                } else {
                    rest /= 10
                }
            }
            if hasDecimals { write(UInt8(ascii: ".")) }
            repeat { writeLastDigit() } while rest > 0
            if isNegative { write(UInt8(ascii: "-")) }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start...]))
        }
    }

    /// The factors by which numbers of 0 to 6 decimals become integers.
    private static let units: [CGFloat] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}
