import Foundation
import MullionAssets

/// A value that is interpolated into a key.
struct FormatArgument {
    enum Value {
        /// A string, spelt exactly as it is.
        case string(String)
        case number(FormatNumber)
        /// A value with a format; the locale is nil where the environment has none.
        case formatted((Locale?) -> String)
        /// A text with its attributes.
        case text(Text)
    }

    var value: Value
    /// The specifier in the key: "%@", "%lld".
    var specifier: String

    /// The number that determines the form of a text; nil for other values.
    var pluralNumber: PluralNumber? {
        switch value {
        case .number(.signed(let number)): PluralNumber(magnitude: UInt(number.magnitude))
        case .number(.unsigned(let number)): PluralNumber(magnitude: UInt(number))
        case .number(.floating(let number)): PluralNumber(number, fractionDigits: Self.fractionDigits(number))
        case .string, .formatted, .text: nil
        }
    }

    /// The count of digits that a number needs after its decimal point, at most 6.
    private static func fractionDigits(_ number: Double) -> Int {
        var (unit, digits) = (1.0, 0)
        while digits < 6, number.magnitude < 1e9, (number * unit).rounded() != number * unit {
            unit *= 10
            digits += 1
        }
        return digits
    }

    /// The value without attributes, in the current locale.
    var string: String {
        switch value {
        case .string(let string): string
        case .number(let number): "\(number)"
        case .formatted(let format): format(nil)
        case .text(let text): text.spans.map(\.string).joined()
        }
    }

    /// Returns the value in the format of a specifier.
    func spans(_ specifier: StringFormat.Specifier, _ environment: EnvironmentValues) -> [Text.Span] {
        switch value {
        case .string(let string): [Text.Span(string: string)]
        case .number(let number): [Text.Span(string: number.formatted(specifier, environment.locale))]
        case .formatted(let format): [Text.Span(string: format(environment.ownLocale))]
        case .text(let text): text.resolvedSpans(in: environment)
        }
    }
}

/// A number that is interpolated into a key.
enum FormatNumber: Equatable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)

    /// Creates a number from an integer; one beyond 64 bits becomes the nearest.
    init<T: BinaryInteger>(_ value: T) {
        self = T.isSigned ? .signed(Int64(clamping: value)) : .unsigned(UInt64(clamping: value))
    }

    /// Returns the specifier by which SwiftUI's keys name an integer of a type.
    func specifier(bitWidth: Int) -> String {
        switch self {
        case .signed: bitWidth > 32 ? "%lld" : "%d"
        case .unsigned: bitWidth > 32 ? "%llu" : "%u"
        case .floating: "%lf"
        }
    }

    /// Returns the number as Foundation's formats of strings write it in a locale.
    func formatted(_ specifier: StringFormat.Specifier, _ locale: Locale) -> String {
        switch specifier.conversion {
        case "d", "i", "D", "u", "U":
            if specifier.options.isEmpty, let string = LocalizedDigits.string(of: self, locale) { return string }
            switch self {
            case .signed(let number): return written(specifier.options + "lld", number, locale)
            case .unsigned(let number): return written(specifier.options + "llu", number, locale)
            case .floating(let number):
                return FormatNumber(number.isFinite ? Int64(clamping: Int(min(max(number, -9e18), 9e18))) : 0)
                    .formatted(specifier, locale)
            }
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return written(specifier.options + String(specifier.conversion), double, locale)
        case "x", "X", "o", "O":
            guard case .floating = self else {
                let bits: UInt64
                switch self {
                case .signed(let number): bits = UInt64(bitPattern: number)
                case .unsigned(let number): bits = number
                case .floating: bits = 0
                }
                return written(specifier.options + "ll" + specifier.conversion.lowercased(), bits, locale)
            }
            return "\(self)"
        default: return "\(self)"
        }
    }

    private var double: Double {
        switch self {
        case .signed(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .floating(let number): number
        }
    }

    private func written(_ format: String, _ value: any CVarArg, _ locale: Locale) -> String {
        String(format: "%" + format, locale: locale, arguments: [value])
    }
}

extension FormatNumber: CustomStringConvertible {
    var description: String {
        switch self {
        case .signed(let number): "\(number)"
        case .unsigned(let number): "\(number)"
        case .floating(let number): "\(number)"
        }
    }
}

/// Integers of up to three digits in the digits of a locale: nothing else of them depends on the locale, and
/// Foundation's formats take much longer.
private enum LocalizedDigits {
    private static let known = Known()

    static func string(of number: FormatNumber, _ locale: Locale) -> String? {
        let small: Int
        switch number {
        case .signed(let number):
            guard (0...999).contains(number) else { return nil }
            small = Int(number)
        case .unsigned(let number):
            guard number <= 999 else { return nil }
            small = Int(number)
        case .floating: return nil
        }
        return known.areWestern(in: locale) ? String(small) : nil
    }

    /// Whether locales write numbers in the digits from 0 to 9.
    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        /// Used with the lock held.
        private var answers: [String: Bool] = [:]

        func areWestern(in locale: Locale) -> Bool {
            lock.withLock {
                if let answer = answers[locale.identifier] { return answer }
                if answers.count == 64 { answers = [:] }
                let answer = String(format: "%lld", locale: locale, arguments: [Int64(123)]) == "123"
                answers[locale.identifier] = answer
                return answer
            }
        }
    }
}

extension FormatStyle where FormatOutput == String {
    /// Returns a value in the format, in a locale if there is one.
    func format(_ value: FormatInput, in locale: Locale?) -> String {
        locale.map { self.locale($0).format(value) } ?? format(value)
    }
}
