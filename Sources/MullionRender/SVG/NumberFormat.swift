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
        let unit = units[min(max(decimals, 0), 6)]
        let scaled = UInt((abs(number) * CGFloat(unit)).rounded())
        if number < 0, scaled > 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: unit)
        append(whole: whole, to: &bytes)
        append(fraction: fraction, of: unit, to: &bytes)
    }

    /// Appends a whole number.
    static func append(whole number: UInt, to bytes: inout [UInt8]) {
        var unit: UInt = 1
        while number / unit >= 10 { unit *= 10 }
        var rest = number
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
            rest %= unit
            unit /= 10
        }
    }

    /// Appends a point and the digits of a fraction, without trailing zeros; nothing for 0.
    ///
    /// - Parameter unit: What the fraction is a part of, a power of ten.
    static func append(fraction: UInt, of unit: UInt, to bytes: inout [UInt8]) {
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, unit) = (fraction, unit)
        while rest > 0 {
            unit /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
            rest %= unit
        }
    }

    /// The powers of ten by which numbers of 0 to 6 decimals become integers.
    private static let units: [UInt] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}
