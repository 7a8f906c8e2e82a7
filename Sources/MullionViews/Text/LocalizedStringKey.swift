import Foundation
import MullionDrawing
import MullionText

/// The text of a literal, with inline Markdown and interpolated values, as SwiftUI's views take it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// A part of the key.
    fileprivate enum Part {
        /// Text of the literal, in which Markdown counts.
        case literal(String)
        /// An interpolated value, spelt exactly as it is.
        case value(String)
        /// An interpolated text or picture.
        case text(Text)
    }

    fileprivate var parts: [Part]

    /// Creates a key from a string.
    public init(_ value: String) { parts = [.literal(value)] }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The parts of a literal with interpolated values.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends text of the literal.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { parts.append(.value(string)) }

        /// Appends the description of a value.
        public mutating func appendInterpolation<T>(_ value: T) { parts.append(.value("\(value)")) }

        /// Appends a number in a format of C: `"\(ratio, specifier: "%.2f")"`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            parts.append(.value(String(format: specifier, value)))
        }

        /// Appends a value in one of Foundation's formats.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            parts.append(.value(format.format(input)))
        }

        /// Appends a value in the format of a formatter.
        public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter) {
            parts.append(.value(formatter.string(for: subject) ?? "\(subject)"))
        }

        /// Appends a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            parts.append(.value(style.string(from: date)))
        }

        /// Appends a text with its attributes.
        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

        /// Appends a box for a picture.
        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
    }

    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool { a.string == b.string }

    /// The text without attributes, with its Markdown as written.
    package var string: String {
        parts.map { part in
            switch part {
            case .literal(let string), .value(let string): string
            case .text(let text): text.spans.map(\.string).joined()
            }
        }.joined()
    }

    /// The text with the attributes of its Markdown.
    var text: Text {
        if parts.count == 1, case .literal(let string) = parts[0], !InlineMarkdown.mayBeMarkup(string) {
            return Text(verbatim: string)
        }
        return Text(spans: InlineMarkdown(parts.map(\.markdown)).spans)
    }
}

extension LocalizedStringKey.Part {
    fileprivate var markdown: InlineMarkdown.Part {
        switch self {
        case .literal(let string): .markup(string)
        case .value(let string): .verbatim([Text.Span(string: string)])
        case .text(let text): .verbatim(text.spans)
        }
    }
}

extension Text {
    /// Creates a text with one character in place of a picture.
    @_disfavoredOverload
    public init(_ image: Image) { self.init(verbatim: "\u{25A1}") }

    /// Creates a text of a value in the format of a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// Creates a text of a date in a style. Styles that count are drawn as at the moment of lowering.
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.string(from: date)) }

    /// Creates a text of the days between two dates.
    public init(_ interval: ClosedRange<Date>) {
        self.init(
            verbatim: DateStyle.date.string(from: interval.lowerBound) + " – "
                + DateStyle.date.string(from: interval.upperBound))
    }

    /// Creates a text of the time that is left of an interval, or has passed, as at the moment of lowering.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
        let moment = min(max(pauseTime ?? Date(), start), end)
        let seconds = countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start)
        self.init(verbatim: DateStyle.clock(seconds, showsHours: showsHours))
    }

    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
        private enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
        private let kind: Kind

        /// The time of the day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// The time from now.
        public static let relative = DateStyle(kind: .relative)
        /// The time from now with a sign.
        public static let offset = DateStyle(kind: .offset)
        /// The time from now in minutes and seconds.
        public static let timer = DateStyle(kind: .timer)

        func string(from date: Date) -> String {
            let seconds = min(max(date.timeIntervalSinceNow, -1e12), 1e12)
            switch kind {
            case .time: return date.formatted(date: .omitted, time: .shortened)
            case .date: return date.formatted(date: .long, time: .omitted)
            case .relative: return Self.words(abs(seconds))
            case .offset: return (seconds < 0 ? "-" : "+") + Self.words(abs(seconds))
            case .timer: return Self.clock(abs(seconds), showsHours: true)
            }
        }

        /// Hours, minutes, and seconds; without hours, the minutes go on past 59.
        static func clock(_ seconds: Double, showsHours: Bool) -> String {
            func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let whole = Int(min(seconds, 1e12))
            let rest = digits(whole % 60)
            guard showsHours, whole >= 3600 else { return "\(whole / 60):\(rest)" }
            return "\(whole / 3600):\(digits(whole / 60 % 60)):\(rest)"
        }

        private static func words(_ seconds: Double) -> String {
            let whole = Int(seconds)
            for (unit, size) in [("day", 86_400), ("hr", 3_600), ("min", 60)] where whole >= size {
                return "\(whole / size) \(unit)" + (unit == "day" && whole / size > 1 ? "s" : "")
            }
            return "\(whole) sec"
        }
    }
}
