/// A whole number of any size: a sign and limbs of 32 bits, lowest first, without leading zeros.
///
/// As simple as can be: long multiplication, and Knuth's algorithm D for division (The Art of Computer Programming,
/// volume 2, 4.3.1).
struct BigInteger: Hashable {
    private(set) var isNegative: Bool
    private(set) var limbs: [UInt32]

    init(_ value: Int64) {
        isNegative = value < 0
        limbs = [UInt32(truncatingIfNeeded: value.magnitude), UInt32(value.magnitude >> 32)]
        trim()
    }

    private init(isNegative: Bool, limbs: consuming [UInt32]) {
        self.limbs = limbs
        self.isNegative = isNegative
        trim()
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

    private mutating func trim() {
        while limbs.last == 0 { limbs.removeLast() }
        if limbs.isEmpty { isNegative = false }
    }

    // MARK: - Arithmetic

    static prefix func - (value: BigInteger) -> BigInteger {
        BigInteger(isNegative: !value.isNegative, limbs: value.limbs)
    }

    static func + (a: BigInteger, b: BigInteger) -> BigInteger {
        var sum = a
        sum.add(b, negated: false)
        return sum
    }

    static func - (a: BigInteger, b: BigInteger) -> BigInteger {
        var difference = a
        difference -= b
        return difference
    }

    static func -= (a: inout BigInteger, b: BigInteger) { a.add(b, negated: true) }

    private mutating func add(_ other: BigInteger, negated: Bool) {
        if isNegative == (other.isNegative != negated) {
            Self.add(other.limbs, to: &limbs)
        } else if Self.isLess(limbs, other.limbs) {
            let smaller = limbs
            limbs = other.limbs
            Self.subtract(smaller, from: &limbs)
            isNegative.toggle()
        } else {
            Self.subtract(other.limbs, from: &limbs)
        }
        trim()
    }

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

    /// Divides by a number that leaves no remainder, from the lowest limb on.
    ///
    /// Source: Jebelean, "An algorithm for exact division", Journal of Symbolic Computation 15 (1993).
    mutating func divideExactly(by divisor: BigInteger) {
        precondition(!divisor.isZero, "division of a whole number by zero")
        guard !isZero else { return }
        isNegative = isNegative != divisor.isNegative
        var divisor = divisor.limbs
        let zeros = Self.trailingZeroBitCount(divisor)
        Self.shiftRight(&limbs, zeros)
        Self.shiftRight(&divisor, zeros)
        let count = limbs.count - divisor.count + 1
        limbs.removeLast(limbs.count - count)
        // The inverse of the lowest limb modulo 2^32, whose bits double with each step of Newton's method.
        var inverse = divisor[0]
        for _ in 0..<4 { inverse = inverse &* (2 &- divisor[0] &* inverse) }
        for low in 0..<count {
            let digit = limbs[low] &* inverse
            limbs[low] = digit
            var carry = (UInt64(digit) * UInt64(divisor[0])) >> 32
            for index in 1..<max(1, count - low) {
                if index < divisor.count {
                    carry += UInt64(digit) * UInt64(divisor[index])
                } else if carry == 0 {
                    break
                }
                let (rest, borrow) = limbs[low + index].subtractingReportingOverflow(UInt32(truncatingIfNeeded: carry))
                limbs[low + index] = rest
                carry = carry >> 32 + (borrow ? 1 : 0)
            }
        }
        trim()
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

    /// The number of zero bits before the lowest one; for a number other than 0.
    private static func trailingZeroBitCount(_ limbs: [UInt32]) -> Int {
        var index = 0
        while limbs[index] == 0 { index += 1 }
        return index * 32 + limbs[index].trailingZeroBitCount
    }

    private static func shiftRight(_ limbs: inout [UInt32], _ bits: Int) {
        if bits == 0 { return }
        let (whole, shift) = (bits / 32, UInt64(bits % 32))
        let count = limbs.count - whole
        for index in 0..<count {
            let high = index + 1 < count ? UInt64(limbs[index + 1 + whole]) << 32 : 0
            limbs[index] = UInt32(truncatingIfNeeded: (high | UInt64(limbs[index + whole])) >> shift)
        }
        limbs.removeLast(whole)
        while limbs.last == 0 { limbs.removeLast() }
    }

    private static func add(_ b: [UInt32], to a: inout [UInt32]) {
        if a.count < b.count { a.append(contentsOf: repeatElement(0, count: b.count - a.count)) }
        var carry: UInt64 = 0
        for index in a.indices {
            if carry == 0, index >= b.count { return }
            carry += UInt64(a[index]) + (index < b.count ? UInt64(b[index]) : 0)
            a[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry > 0 { a.append(1) }
    }

    /// For b <= a.
    private static func subtract(_ b: [UInt32], from a: inout [UInt32]) {
        var borrow: UInt32 = 0
        for index in a.indices {
            if borrow == 0, index >= b.count { return }
            let (part, first) = a[index].subtractingReportingOverflow(index < b.count ? b[index] : 0)
            let (digit, second) = part.subtractingReportingOverflow(borrow)
            a[index] = digit
            borrow = first || second ? 1 : 0
        }
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
        var v = shiftedLeft(divisor, shift)
        while v.last == 0 { v.removeLast() }
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
