import Foundation
import MullionText

extension Text {
    /// Creates a text with one character in place of a picture.
    @_disfavoredOverload
    public init(_ image: Image) { self.init(verbatim: "\u{25A1}") }

    /// Creates a text of a value in the format of a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// Creates a text of a number or date in one of Foundation's formats: `Text(0.25, format: .percent)`.
    ///
    /// A locale that is set in the environment replaces that of the format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init { format.format(input, in: $0) }
    }

    /// Creates a text of a date in a style. Styles that count are drawn as at the moment of lowering.
    public init(_ date: Date, style: DateStyle) { self.init { style.string(from: date, in: $0) } }

    /// Creates a text of the days between two dates.
    public init(_ interval: ClosedRange<Date>) {
        self.init { locale in
            DateStyle.date.string(from: interval.lowerBound, in: locale) + " – "
                + DateStyle.date.string(from: interval.upperBound, in: locale)
        }
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

        /// Returns a date in the style; a nil locale is the current one.
        func string(from date: Date, in locale: Locale?) -> String {
            let seconds = date.timeIntervalSinceNow
            switch kind {
            case .time: return Date.FormatStyle(date: .omitted, time: .shortened).format(date, in: locale)
            case .date: return Date.FormatStyle(date: .long, time: .omitted).format(date, in: locale)
            case .relative: return Self.words(abs(seconds))
            case .offset: return (seconds < 0 ? "-" : "+") + Self.words(abs(seconds))
            case .timer: return Self.clock(abs(seconds), showsHours: true)
            }
        }

        /// Hours, minutes, and seconds; without hours, the minutes go on past 59.
        static func clock(_ seconds: Double, showsHours: Bool) -> String {
            func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let whole = wholeSeconds(seconds)
            let rest = digits(whole % 60)
            guard showsHours, whole >= 3600 else { return "\(whole / 60):\(rest)" }
            return "\(whole / 3600):\(digits(whole / 60 % 60)):\(rest)"
        }

        /// The seconds below a duration, up to 30,000 years; 0 for the difference of dates that are not numbers.
        private static func wholeSeconds(_ duration: Double) -> Int {
            duration.isNaN ? 0 : Int(min(max(duration, -1e12), 1e12))
        }

        private static func words(_ seconds: Double) -> String {
            let whole = wholeSeconds(seconds)
            for (unit, size) in [("day", 86_400), ("hr", 3_600), ("min", 60)] where whole >= size {
                return "\(whole / size) \(unit)" + (unit == "day" && whole / size > 1 ? "s" : "")
            }
            return "\(whole) sec"
        }
    }
}
