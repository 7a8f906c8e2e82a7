@testable import MullionSolver

/// An exact fraction in lowest terms with a positive denominator; in machine words while it fits, so that equal
/// fractions look equal. `Int64.min` does not fit: its magnitude would not.
enum Rational: Hashable {
    case small(Int64, Int64)
    case big(BigInteger, BigInteger)

    static let zero = Rational.small(0, 1)
    static let one = Rational.small(1, 1)

    init(_ value: Int) { self.init(shrinking: BigInteger(Int64(value)), BigInteger(1)) }

    /// The exact value of a finite number.
    init(_ value: Double) {
        precondition(value.isFinite, "\(value) is not a fraction")
        guard value != 0 else {
            self = .zero
            return
        }
        // |value| = mantissa · 2^exponent with an odd mantissa.
        let bits = value.significandBitPattern
        var mantissa = Int64(value.isNormal ? bits | 1 << 52 : bits)
        var exponent = (value.isNormal ? Int(value.exponentBitPattern) : 1) - 1075
        exponent += mantissa.trailingZeroBitCount
        mantissa >>= Int64(mantissa.trailingZeroBitCount)
        if value < 0 { mantissa = -mantissa }
        let power = BigInteger(1).shiftedLeft(by: abs(exponent))
        self =
            exponent >= 0
            ? Rational(shrinking: BigInteger(mantissa) * power, BigInteger(1))
            : Rational(shrinking: BigInteger(mantissa), power)
    }

    /// Numbers that are in lowest terms already.
    private init(shrinking numerator: BigInteger, _ denominator: BigInteger) {
        if let n = numerator.small, let d = denominator.small {
            self = .small(n, d)
        } else {
            self = .big(numerator, denominator)
        }
    }

    init(reducing numerator: BigInteger, _ denominator: BigInteger) {
        let divisor = greatestCommonDivisor(numerator, denominator)
        let sign = denominator.isNegative
        let n = numerator.quotientAndRemainder(dividingBy: divisor).quotient
        let d = denominator.quotientAndRemainder(dividingBy: divisor).quotient
        self.init(shrinking: sign ? -n : n, sign ? -d : d)
    }

    /// For a denominator > 0.
    private init(_ numerator: Int64, over denominator: Int64) {
        let divisor = smallGreatestCommonDivisor(numerator, denominator)
        self = .small(numerator / divisor, denominator / divisor)
    }

    private var parts: (BigInteger, BigInteger) {
        switch self {
        case .small(let n, let d): (BigInteger(n), BigInteger(d))
        case .big(let n, let d): (n, d)
        }
    }

    /// -1, 0 or 1.
    var sign: Int {
        switch self {
        case .small(let n, _): Int(n.signum())
        case .big(let n, _): n.isNegative ? -1 : n.isZero ? 0 : 1
        }
    }

    var isZero: Bool { sign == 0 }
    var magnitude: Rational { sign < 0 ? -self : self }

    /// The nearest double, within one unit in the last place.
    var double: Double { ExactInteger.quotient(parts.0, parts.1) }

    // MARK: - Arithmetic

    static prefix func - (value: Rational) -> Rational {
        switch value {
        case .small(let n, let d) where n != .min: .small(-n, d)
        default: Rational(shrinking: -value.parts.0, value.parts.1)
        }
    }

    static func + (a: Rational, b: Rational) -> Rational {
        if case .small(let n, let d) = a, case .small(let m, let e) = b {
            if n == 0 { return b }
            if m == 0 { return a }
            if d == 1, e == 1 {
                let (sum, overflow) = n.addingReportingOverflow(m)
                if !overflow, sum != .min { return .small(sum, 1) }
            }
            let (x, o1) = n.multipliedReportingOverflow(by: e)
            let (y, o2) = m.multipliedReportingOverflow(by: d)
            let (z, o3) = d.multipliedReportingOverflow(by: e)
            let (sum, o4) = x.addingReportingOverflow(y)
            if !(o1 || o2 || o3 || o4), sum != .min { return Rational(sum, over: z) }
        }
        let (n, d) = a.parts
        let (m, e) = b.parts
        return Rational(reducing: n * e + m * d, d * e)
    }

    static func - (a: Rational, b: Rational) -> Rational { a + -b }

    static func * (a: Rational, b: Rational) -> Rational {
        if case .small(let n, let d) = a, case .small(let m, let e) = b {
            if n == 0 || m == 0 { return .zero }
            if d == 1, e == 1 {
                let (product, overflow) = n.multipliedReportingOverflow(by: m)
                if !overflow, product != .min { return .small(product, 1) }
            }
            let (x, o1) = n.multipliedReportingOverflow(by: m)
            let (z, o2) = d.multipliedReportingOverflow(by: e)
            if !(o1 || o2), x != .min { return Rational(x, over: z) }
        }
        let (n, d) = a.parts
        let (m, e) = b.parts
        return Rational(reducing: n * m, d * e)
    }

    static func / (a: Rational, b: Rational) -> Rational {
        precondition(!b.isZero, "division of a fraction by zero")
        switch b {
        case .small(let n, let d) where n != .min: return a * (n < 0 ? .small(-d, -n) : .small(d, n))
        default:
            let (n, d) = b.parts
            return a * Rational(shrinking: n.isNegative ? -d : d, n.magnitude)
        }
    }

    static func < (a: Rational, b: Rational) -> Bool { (a - b).sign < 0 }
}

private func greatestCommonDivisor(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
    var (a, b) = (a.magnitude, b.magnitude)
    while !b.isZero {
        if let x = a.small, let y = b.small { return BigInteger(smallGreatestCommonDivisor(x, y)) }
        (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder)
    }
    return a
}

private func smallGreatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a.magnitude, b.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    return Int64(a)
}
