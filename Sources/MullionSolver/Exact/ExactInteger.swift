/// A whole number of any size, in a machine word while it fits.
enum ExactInteger: Equatable {
    /// Never `Int64.min`, whose magnitude does not fit.
    case small(Int64)
    case large(BigInteger)

    static let zero = ExactInteger.small(0)
    static let one = ExactInteger.small(1)

    init(_ value: BigInteger) {
        if let small = value.small { self = .small(small) } else { self = .large(value) }
    }

    /// A finite number divided by 2^`exponent`, which has to give a whole number.
    init(_ value: Double, exponent: Int) {
        guard value != 0 else {
            self = .zero
            return
        }
        let (mantissa, own) = Self.parts(of: value)
        self.init(BigInteger(mantissa).shiftedLeft(by: own - exponent))
    }

    /// The exponent of the lowest bit of a finite number other than 0.
    static func exponent(of value: Double) -> Int { parts(of: value).exponent }

    /// value = mantissa · 2^exponent with an odd mantissa.
    private static func parts(of value: Double) -> (mantissa: Int64, exponent: Int) {
        let bits = value.significandBitPattern
        let mantissa = Int64(value.isNormal ? bits | 1 << 52 : bits)
        let zeros = mantissa.trailingZeroBitCount
        let exponent = (value.isNormal ? Int(value.exponentBitPattern) : 1) - 1075 + zeros
        return (value < 0 ? -(mantissa >> zeros) : mantissa >> zeros, exponent)
    }

    var big: BigInteger {
        switch self {
        case .small(let value): BigInteger(value)
        case .large(let value): value
        }
    }

    /// -1, 0 or 1.
    var sign: Int {
        switch self {
        case .small(let value): Int(value.signum())
        case .large(let value): value.isNegative ? -1 : 1
        }
    }

    var isZero: Bool { if case .small(0) = self { true } else { false } }
    var magnitude: ExactInteger { sign < 0 ? -self : self }

    /// What an operation that gives this number costs, relative to one on machine words.
    var cost: Int {
        switch self {
        case .small: 1
        case .large(let value): 16 + value.limbs.count * value.limbs.count / 4
        }
    }

    // MARK: - Arithmetic

    static prefix func - (value: ExactInteger) -> ExactInteger {
        switch value {
        case .small(let value): .small(-value)
        case .large(let value): .large(-value)
        }
    }

    static func + (a: ExactInteger, b: ExactInteger) -> ExactInteger {
        if case .small(let a) = a, case .small(let b) = b {
            let (sum, overflow) = a.addingReportingOverflow(b)
            if !overflow, sum != .min { return .small(sum) }
        }
        return ExactInteger(a.big + b.big)
    }

    static func * (a: ExactInteger, b: ExactInteger) -> ExactInteger {
        if case .small(let a) = a, case .small(let b) = b {
            let (product, overflow) = a.multipliedReportingOverflow(by: b)
            if !overflow, product != .min { return .small(product) }
        }
        return a.isZero || b.isZero ? .zero : ExactInteger(a.big * b.big)
    }

    static func < (a: ExactInteger, b: ExactInteger) -> Bool {
        if case .small(let a) = a, case .small(let b) = b { return a < b }
        return a.big < b.big
    }

    /// (a · d − b · c) / `divisor`, which has to give a whole number.
    static func minor(
        _ a: ExactInteger, _ b: ExactInteger, _ c: ExactInteger, _ d: ExactInteger, over divisor: ExactInteger
    ) -> ExactInteger {
        if case .small(let a) = a, case .small(let b) = b, case .small(let c) = c, case .small(let d) = d,
            case .small(let divisor) = divisor, let value = smallMinor(a, b, c, d, divisor)
        {
            return .small(value)
        }
        var minor = a.isZero || d.isZero ? BigInteger(0) : a.big * d.big
        if !b.isZero, !c.isZero { minor -= b.big * c.big }
        if divisor != .one { minor.divideExactly(by: divisor.big) }
        return ExactInteger(minor)
    }

    /// In numbers of 128 bits; nil where the quotient does not fit a word.
    private static func smallMinor(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64, _ divisor: Int64) -> Int64? {
        let first = a.multipliedFullWidth(by: d)
        let second = b.multipliedFullWidth(by: c)
        var (low, borrow) = first.low.subtractingReportingOverflow(second.low)
        var high = first.high &- second.high &- (borrow ? 1 : 0)
        let isNegative = high < 0
        if isNegative {
            low = 0 &- low
            high = ~high &+ (low == 0 ? 1 : 0)
        }
        guard high.magnitude < divisor.magnitude else { return nil }
        let quotient =
            high == 0
            ? low / divisor.magnitude : divisor.magnitude.dividingFullWidth((high.magnitude, low)).quotient
        guard let value = Int64(exactly: quotient) else { return nil }
        return isNegative == (divisor < 0) ? value : -value
    }

    /// The double nearest to `numerator` / `denominator`, within one unit in the last place.
    static func quotient(_ numerator: BigInteger, _ denominator: BigInteger) -> Double {
        guard !numerator.isZero else { return 0 }
        let (n, d) = (numerator.magnitude, denominator.magnitude)
        // 64 bits of quotient, and their power of two.
        let shift = 64 - (n.bitWidth - d.bitWidth)
        let quotient =
            shift >= 0
            ? n.shiftedLeft(by: shift).quotientAndRemainder(dividingBy: d).quotient
            : n.quotientAndRemainder(dividingBy: d.shiftedLeft(by: -shift)).quotient
        var value = 0.0
        for limb in quotient.limbs.reversed() { value = value * 4_294_967_296 + Double(limb) }
        value = Double(sign: .plus, exponent: -shift, significand: value)
        return numerator.isNegative != denominator.isNegative ? -value : value
    }
}
