/// A whole number of any size: a sign and limbs of 32 bits, lowest first, without leading zeros.
///
/// As simple as can be: long multiplication, and Knuth's algorithm D for division (The Art of Computer Programming,
/// volume 2, 4.3.1).
struct BigInteger: Hashable {
    private(set) var isNegative: Bool
    private(set) var limbs: [UInt32]

    init(_ value: Int64) {
        isNegative = value < 0
        limbs = Self.trimmed([UInt32(truncatingIfNeeded: value.magnitude), UInt32(value.magnitude >> 32)])
    }

    private init(isNegative: Bool, limbs: [UInt32]) {
        self.limbs = Self.trimmed(limbs)
        self.isNegative = isNegative && !self.limbs.isEmpty
    }

    var isZero: Bool { limbs.isEmpty }
    var magnitude: BigInteger { BigInteger(isNegative: false, limbs: limbs) }

    /// The number of bits of the magnitude.
    var bitWidth: Int { limbs.isEmpty ? 0 : limbs.count * 32 - limbs[limbs.count - 1].leadingZeroBitCount }

    /// The same number as `Int64`, if it fits.
    var small: Int64? {
        guard bitWidth < 64 else { return nil }
        var value: UInt64 = 0
        for limb in limbs.reversed() { value = value << 32 | UInt64(limb) }
        return isNegative ? -Int64(value) : Int64(value)
    }

    private static func trimmed(_ limbs: [UInt32]) -> [UInt32] {
        var limbs = limbs
        while limbs.last == 0 { limbs.removeLast() }
        return limbs
    }

    // MARK: - Arithmetic

    static prefix func - (value: BigInteger) -> BigInteger {
        BigInteger(isNegative: !value.isNegative, limbs: value.limbs)
    }

    static func + (a: BigInteger, b: BigInteger) -> BigInteger {
        if a.isNegative == b.isNegative {
            return BigInteger(isNegative: a.isNegative, limbs: sum(a.limbs, b.limbs))
        }
        return isLess(a.limbs, b.limbs)
            ? BigInteger(isNegative: b.isNegative, limbs: difference(b.limbs, a.limbs))
            : BigInteger(isNegative: a.isNegative, limbs: difference(a.limbs, b.limbs))
    }

    static func - (a: BigInteger, b: BigInteger) -> BigInteger { a + -b }

    static func * (a: BigInteger, b: BigInteger) -> BigInteger {
        guard !a.isZero, !b.isZero else { return BigInteger(0) }
        var result = [UInt32](repeating: 0, count: a.limbs.count + b.limbs.count)
        for i in a.limbs.indices {
            var carry: UInt64 = 0
            let factor = UInt64(a.limbs[i])
            for j in b.limbs.indices {
                let product = factor * UInt64(b.limbs[j]) + UInt64(result[i + j]) + carry
                result[i + j] = UInt32(truncatingIfNeeded: product)
                carry = product >> 32
            }
            result[i + b.limbs.count] = UInt32(carry)
        }
        return BigInteger(isNegative: a.isNegative != b.isNegative, limbs: result)
    }

    static func < (a: BigInteger, b: BigInteger) -> Bool {
        if a.isNegative != b.isNegative { return a.isNegative }
        return a.isNegative ? isLess(b.limbs, a.limbs) : isLess(a.limbs, b.limbs)
    }

    /// Quotient rounded towards zero, and remainder with the sign of the dividend.
    func quotientAndRemainder(dividingBy divisor: BigInteger) -> (quotient: BigInteger, remainder: BigInteger) {
        precondition(!divisor.isZero, "division of a whole number by zero")
        if Self.isLess(limbs, divisor.limbs) { return (BigInteger(0), self) }
        let (quotient, remainder) =
            divisor.limbs.count == 1
            ? Self.divide(limbs, by: divisor.limbs[0]) : Self.divide(limbs, by: divisor.limbs)
        return (
            BigInteger(isNegative: isNegative != divisor.isNegative, limbs: quotient),
            BigInteger(isNegative: isNegative, limbs: remainder)
        )
    }

    func shiftedLeft(by bits: Int) -> BigInteger {
        BigInteger(isNegative: isNegative, limbs: Self.shiftedLeft(limbs, bits))
    }

    // MARK: - Limbs

    private static func isLess(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        if a.count != b.count { return a.count < b.count }
        for index in a.indices.reversed() where a[index] != b[index] { return a[index] < b[index] }
        return false
    }

    private static func sum(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var result: [UInt32] = []
        result.reserveCapacity(max(a.count, b.count) + 1)
        var carry: UInt64 = 0
        for index in 0..<max(a.count, b.count) {
            carry += (index < a.count ? UInt64(a[index]) : 0) + (index < b.count ? UInt64(b[index]) : 0)
            result.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        result.append(UInt32(carry))
        return result
    }

    /// a − b for a >= b.
    private static func difference(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
        var result = a
        var borrow: Int64 = 0
        for index in a.indices {
            var digit = Int64(a[index]) - (index < b.count ? Int64(b[index]) : 0) - borrow
            borrow = digit < 0 ? 1 : 0
            if digit < 0 { digit += 1 << 32 }
            result[index] = UInt32(digit)
        }
        return result
    }

    private static func shiftedLeft(_ limbs: [UInt32], _ bits: Int) -> [UInt32] {
        var result = [UInt32](repeating: 0, count: bits / 32)
        let shift = UInt64(bits % 32)
        var carry: UInt64 = 0
        for limb in limbs {
            carry |= UInt64(limb) << shift
            result.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        result.append(UInt32(carry))
        return result
    }

    private static func divide(_ a: [UInt32], by divisor: UInt32) -> ([UInt32], [UInt32]) {
        var quotient = a
        var remainder: UInt64 = 0
        for index in a.indices.reversed() {
            let part = remainder << 32 | UInt64(a[index])
            quotient[index] = UInt32(part / UInt64(divisor))
            remainder = part % UInt64(divisor)
        }
        return (quotient, [UInt32(remainder)])
    }

    /// Algorithm D, for a divisor of two limbs or more, not greater than the dividend.
    private static func divide(_ a: [UInt32], by divisor: [UInt32]) -> ([UInt32], [UInt32]) {
        let shift = divisor[divisor.count - 1].leadingZeroBitCount
        let v = trimmed(shiftedLeft(divisor, shift))
        var u = shiftedLeft(a, shift)
        while u.count < a.count + 1 { u.append(0) }
        let n = v.count
        let steps = a.count - n
        var quotient = [UInt32](repeating: 0, count: steps + 1)
        let top = UInt64(v[n - 1])
        let second = UInt64(v[n - 2])
        for j in stride(from: steps, through: 0, by: -1) {
            let head = UInt64(u[j + n]) << 32 | UInt64(u[j + n - 1])
            var guess = head / top
            var rest = head % top
            while guess >= 1 << 32 || guess * second > (rest << 32 | UInt64(u[j + n - 2])) {
                guess -= 1
                rest += top
                if rest >= 1 << 32 { break }
            }
            var borrow: Int64 = 0
            var carry: UInt64 = 0
            for i in 0..<n {
                carry += guess * UInt64(v[i])
                let digit = Int64(u[i + j]) - borrow - Int64(carry & 0xffff_ffff)
                u[i + j] = UInt32(truncatingIfNeeded: digit)
                borrow = digit < 0 ? 1 : 0
                carry >>= 32
            }
            let digit = Int64(u[j + n]) - borrow - Int64(carry)
            u[j + n] = UInt32(truncatingIfNeeded: digit)
            if digit < 0 {
                guess -= 1
                var carry: UInt64 = 0
                for i in 0..<n {
                    carry += UInt64(u[i + j]) + UInt64(v[i])
                    u[i + j] = UInt32(truncatingIfNeeded: carry)
                    carry >>= 32
                }
                u[j + n] = u[j + n] &+ UInt32(carry)
            }
            quotient[j] = UInt32(guess)
        }
        // The remainder was shifted with the divisor.
        var remainder = Array(u[0..<n])
        if shift > 0 {
            for i in 0..<n {
                remainder[i] = remainder[i] >> UInt32(shift)
                if i + 1 < n { remainder[i] |= remainder[i + 1] << UInt32(32 - shift) }
            }
        }
        return (quotient, remainder)
    }
}
