import Foundation

/// The formats of numbers and dates in a template, by the rules of its locale.
///
/// Dates are those of the calendar, without a time zone of their own: what the data says is what is written.
struct TemplateFormats {
    let locale: Locale
    /// Formatters by their patterns, because making one takes longer than using it.
    private var formatters: [String: DateFormatter] = [:]

    /// - Parameter locale: The identifier of the locale, such as "de_DE"; nil for American English.
    init(locale: String?) { self.locale = Locale(identifier: locale ?? "en_US") }

    func number(_ number: Decimal, _ digits: Int?) -> String {
        let style = Decimal.FormatStyle(locale: locale)
        return number.formatted(digits.map { style.precision(.fractionLength($0)) } ?? style)
    }

    func percent(_ number: Decimal, _ digits: Int?) -> String {
        number.formatted(
            Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(digits ?? 0)))
    }

    func currency(_ number: Decimal, _ code: String) -> String {
        number.formatted(Decimal.FormatStyle.Currency(code: code, locale: locale))
    }

    func uppercased(_ text: String) -> String { text.uppercased(with: locale) }
    func lowercased(_ text: String) -> String { text.lowercased(with: locale) }

    /// Returns a date as text.
    ///
    /// - Parameter format: "short", "medium", "long", "full", a pattern of Unicode such as "d. MMMM yyyy", or empty for
    ///   "medium".
    mutating func date(_ date: Date, _ format: String, isTime: Bool) -> String {
        let key = "\(isTime)\(format)"
        if let formatter = formatters[key] { return formatter.string(from: date) }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = Self.calendar.timeZone
        formatter.calendar = Self.calendar
        let styles: [String: DateFormatter.Style] = [
            "": isTime ? .short : .medium, "short": .short, "medium": .medium, "long": .long, "full": .full,
        ]
        if let style = styles[format] {
            formatter.dateStyle = isTime ? .none : style
            formatter.timeStyle = isTime ? style : .none
        } else {
            formatter.dateFormat = String(format.prefix(100))
        }
        formatters[key] = formatter
        return formatter.string(from: date)
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()

    /// Reads a date in the form of ISO 8601: 2026-06-14, with or without a time such as T18:30 or 18:30:05; an offset
    /// after the time is ignored. Returns nil for any other text.
    static func date(_ text: String) -> Date? {
        let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
        guard let day = parts.first, let numbers = numbers(day, separator: "-"), numbers.count == 3,
            (1...9_999).contains(numbers[0])
        else { return nil }
        var components = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
        if parts.count == 2 {
            let time = parts[1].prefix { $0.isASCII && ($0.isNumber || $0 == ":") }
            guard let clock = Self.numbers(time, separator: ":"), (2...3).contains(clock.count), clock[0] < 24,
                clock[1] < 60, clock.count == 2 || clock[2] < 61
            else { return nil }
            (components.hour, components.minute) = (clock[0], clock[1])
            components.second = clock.count == 3 ? clock[2] : 0
        }
        guard let date = calendar.date(from: components) else { return nil }
        // The calendar would make February 30 a day of March.
        let read = calendar.dateComponents([.month, .day], from: date)
        return read.month == numbers[1] && read.day == numbers[2] ? date : nil
    }

    private static func numbers(_ text: Substring, separator: Character) -> [Int]? {
        var numbers: [Int] = []
        for part in text.split(separator: separator, omittingEmptySubsequences: false) {
            guard !part.isEmpty, part.utf8.count <= 4, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
