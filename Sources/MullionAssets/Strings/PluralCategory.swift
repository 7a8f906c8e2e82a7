/// The forms of a text that depend on a number, as in "1 file" and "2 files".
///
/// Which numbers belong to a form differs by language: the rules are those for cardinal numbers of [Unicode
/// CLDR](https://cldr.unicode.org/index/cldr-spec/plural-rules).
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// Creates the category of a number in a language.
    ///
    /// - Parameter language: The code of the language, such as "pl", or "pt-PT"; numbers of unknown languages are
    ///   `other`.
    public init(_ number: PluralNumber, language: String) { self = PluralRule(language: language).category(of: number) }
}

/// A number as plural rules see it: with the digits of its fraction that are shown.
public struct PluralNumber: Hashable, Sendable {
    /// The magnitude.
    let value: Double
    /// The integral part of the magnitude; 10¹⁸ for larger ones.
    let integer: Int
    /// The digits after the decimal point, as shown and without zeros at the end, and how many are shown.
    let fraction: Int
    let trimmedFraction: Int
    let fractionDigits: Int

    /// Creates an integral number.
    public init(_ number: Int) { self.init(magnitude: number.magnitude) }

    /// Creates an integral number from its magnitude.
    public init(magnitude: UInt) {
        value = Double(magnitude)
        integer = Int(clamping: min(magnitude, 1_000_000_000_000_000_000))
        fraction = 0
        trimmedFraction = 0
        fractionDigits = 0
    }

    /// Creates a number of which some digits after the decimal point are shown, at most 15.
    ///
    /// A number that is not finite counts as 0.
    public init(_ number: Double, fractionDigits digits: Int) {
        let magnitude = number.isFinite ? min(number.magnitude, 1e18) : 0
        // Larger numbers have no fraction.
        let digits = magnitude < 1e15 ? min(max(digits, 0), 15) : 0
        var unit = 1
        for _ in 0..<digits { unit *= 10 }
        let whole = magnitude.rounded(.down)
        let scaled = Int(((magnitude - whole) * Double(unit)).rounded(.toNearestOrEven))
        integer = Int(whole) + scaled / unit
        fraction = scaled % unit
        fractionDigits = digits
        value = Double(integer) + Double(fraction) / Double(unit)
        var trimmed = fraction
        while trimmed > 0, trimmed.isMultiple(of: 10) { trimmed /= 10 }
        trimmedFraction = trimmed
    }
}
