import Foundation
import MullionAssets
import MullionDrawing
import MullionText

/// The key of a text in a string catalog: a literal with inline Markdown and interpolated values, as SwiftUI's views
/// take it.
///
/// The key of `"\(count) files in **\(folder)**"` is "%lld files in **%@**". The text that the string catalogs have for
/// the key in the language of the environment is shown, in the form for the number; without one, the key with its
/// values. Numbers are written in the format of the locale, floating-point numbers with six digits after the decimal
/// point unless a specifier says otherwise.
///
/// ```swift
/// Text("\(count) files").environment(\.locale, Locale(identifier: "de"))
/// ```
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// A part of the key.
    enum Part {
        /// Text of the literal, in which Markdown counts.
        case literal(String)
        /// An interpolated value.
        case argument(FormatArgument)
    }

    var parts: [Part]

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

        private mutating func append(_ value: FormatArgument.Value, _ specifier: String = "%@") {
            parts.append(.argument(FormatArgument(value: value, specifier: specifier)))
        }

        /// Appends text of the literal.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        /// Appends the description of a value.
        public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)")) }

        /// Appends an integer in the format of the locale.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            let number = FormatNumber(value)
            append(.number(number), number.specifier(bitWidth: value.bitWidth))
        }

        /// Appends a number in the format of the locale, with six digits after the decimal point.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append(.number(.floating(Double(value))), T.self == Float.self ? "%f" : "%lf")
        }

        /// Appends a number in a format of C: `"\(ratio, specifier: "%.2f")"`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            let number = (value as? any BinaryInteger).map { FormatNumber($0) }
            let floating = (value as? any BinaryFloatingPoint).map { FormatNumber.floating(Double($0)) }
            if let number = number ?? floating { return append(.number(number), specifier) }
            append(.string(String(format: specifier, value)), specifier)
        }

        /// Appends a value in one of Foundation's formats.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted { format.format(input, in: $0) })
        }

        /// Appends a value in the format of a formatter.
        public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter) {
            append(.string(formatter.string(for: subject) ?? "\(subject)"))
        }

        /// Appends a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.formatted { style.string(from: date, in: $0) })
        }

        /// Appends a text with its attributes.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// Appends a box for a picture.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
    }

    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
        a.key == b.key && a.arguments.map(\.string) == b.arguments.map(\.string)
    }

    /// The values, in order.
    var arguments: [FormatArgument] {
        parts.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
    }

    /// The key as string catalogs have it, with a specifier for each value.
    package var key: String {
        if parts.count == 1, case .literal(let string) = parts[0] { return string }
        let hasArguments = parts.contains { if case .argument = $0 { true } else { false } }
        return parts.map { part in
            switch part {
            case .literal(let string):
                hasArguments && string.utf8.contains(UInt8(ascii: "%"))
                    ? string.replacing("%", with: "%%") : string
            case .argument(let argument): argument.specifier
            }
        }.joined()
    }
}
