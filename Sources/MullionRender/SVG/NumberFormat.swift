import MullionGeometry

/// Numbers as the text formats write them: few decimals, none of them a 0 at the end, no exponent, no locale, no "-0".
enum NumberFormat {
    /// The largest magnitude that is written.
    ///
    /// Six decimals of it still fit an integer, and no drawing program gets near it.
    static let largest: CGFloat = 1e12

    /// Whether a number can be written: finite and not larger than `largest`.
    static func canWrite(_ number: CGFloat) -> Bool {
        abs(number) <= largest
    }

    /// Whether both coordinates can be written.
    static func canWrite(_ point: CGPoint) -> Bool {
        canWrite(point.x) && canWrite(point.y)
    }

    /// Appends the number, rounded to 0…6 decimals, halves away from zero; "0" if it cannot be written.
    static func append(_ number: CGFloat, decimals: Int = 3, to bytes: inout [UInt8]) {
        guard canWrite(number) else {
            bytes.append(UInt8(ascii: "0"))
            return
        }
        var unit = 1
        for _ in 0..<min(max(decimals, 0), 6) { unit *= 10 }
        let scaled = Int((abs(number) * CGFloat(unit)).rounded())
        if number < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
        append(scaled / unit, to: &bytes)
        var rest = scaled % unit
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while rest > 0 {
            unit /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
        }
    }

    /// Appends the digits of a number that is not negative. Most have three of them, and a string would cost more than they do.
    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        var power = 1
        while number / power >= 10 { power *= 10 }
        var rest = number
        while power > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / power))
            rest %= power
            power /= 10
        }
    }
}
