import Foundation
import MullionSource

/// A step of a placeholder after its name, such as `sum price` and `currency EUR` in
/// `{{items | sum price | currency EUR}}`.
struct TemplateFilter {
    /// A fault in a filter, as a sentence.
    struct Failure: Error {
        var problem: DocumentError.Problem
    }

    let name: String
    let argument: String

    static let names = [
        "average", "count", "currency", "date", "default", "each", "join", "lowercase", "max", "min", "number",
        "percent",
        "sum",
        "time", "uppercase",
    ]

    /// Splits the text of a placeholder into the name of a value and filters, at bars between spaces.
    static func split(_ text: String) -> (name: String, filters: [TemplateFilter]) {
        guard text.contains(" | ") else { return (text, []) }
        let parts = text.components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
        let filters = parts.dropFirst().map { part in
            let words = part.split(separator: " ", maxSplits: 1)
            return TemplateFilter(
                name: words.first.map(String.init) ?? "",
                argument: words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : "")
        }
        return (parts[0], filters)
    }

    /// Returns the value that the filter makes of another.
    ///
    /// - Parameter text: The placeholder up to the filter, for errors.
    func applied(
        to value: DocumentData.Value, _ text: String, _ formats: inout TemplateFormats
    ) throws(Failure) -> DocumentData.Value {
        func unsuitable(_ expected: String, _ found: DocumentData.Value? = nil) -> Failure {
            Failure(problem: .unsuitableData(name: text, found: (found ?? value).sort, expected: expected))
        }
        func number() throws(Failure) -> Decimal {
            guard let number = value.decimal else { throw unsuitable("a number for the filter \"\(name)\"") }
            return number
        }
        switch name {
        case "sum", "average", "min", "max", "count", "join", "each":
            guard case .list(let list) = value else { throw unsuitable("a list for the filter \"\(name)\"") }
            return try applied(toList: list, unsuitable)
        case "number", "percent":
            guard let digits = argument.isEmpty ? .some(nil) : Int(argument).flatMap({ 0...12 ~= $0 ? .some($0) : nil })
            else { throw invalid("the filter \"\(name)\" takes a number of decimals from 0 to 12") }
            let number = try number()
            return .text(name == "number" ? formats.number(number, digits) : formats.percent(number, digits))
        case "currency":
            guard argument.utf8.count == 3, argument.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
                throw invalid("the filter \"currency\" takes the code of a currency, as in {{price | currency EUR}}")
            }
            return .text(formats.currency(try number(), argument))
        case "date", "time":
            guard let string = value.text, let date = TemplateFormats.date(string) else {
                throw unsuitable("a date such as 2026-06-14 or 2026-06-14T18:30")
            }
            return .text(formats.date(date, argument, isTime: name == "time"))
        case "uppercase": return .text(formats.uppercased(try self.text(of: value, unsuitable)))
        case "lowercase": return .text(formats.lowercased(try self.text(of: value, unsuitable)))
        case "default": return value.text == "" ? .text(argument) : value
        default:
            let near = Suggestion.nearest(to: name, in: Self.names)
            throw invalid(
                "unknown filter \"\(name.prefix(40))\""
                    + (near.map { "; did you mean \"\($0)\"?" } ?? "; known are " + Self.names.joined(separator: ", ")))
        }
    }

    private func invalid(_ reason: String) -> Failure { Failure(problem: .invalidPlaceholder(reason)) }

    private func text(
        of value: DocumentData.Value, _ unsuitable: (String, DocumentData.Value?) -> Failure
    ) throws(Failure) -> String {
        guard let text = value.text else { throw unsuitable("a text for the filter \"\(name)\"", nil) }
        return text
    }

    private func applied(
        toList list: [DocumentData.Value], _ unsuitable: (String, DocumentData.Value?) -> Failure
    ) throws(Failure) -> DocumentData.Value {
        switch name {
        case "count": return .number(String(list.count))
        case "join":
            var texts: [String] = []
            for value in list {
                guard let text = value.text else { throw unsuitable("a list of texts for the filter \"join\"", value) }
                texts.append(text)
            }
            return .text(texts.joined(separator: argument.isEmpty ? ", " : argument))
        case "each":
            var values: [DocumentData.Value] = []
            for element in list { values.append(try field(of: element, unsuitable)) }
            return .list(values)
        default: break
        }
        var numbers: [Decimal] = []
        for value in list { numbers.append(try number(of: value, unsuitable)) }
        let sum = numbers.reduce(0, +)
        switch name {
        case "sum": return .number("\(sum)")
        case "average": return numbers.isEmpty ? .null : .number("\(sum / Decimal(numbers.count))")
        case "min": return numbers.min().map { .number("\($0)") } ?? .null
        default: return numbers.max().map { .number("\($0)") } ?? .null
        }
    }

    /// Returns the field of an element that the argument names, as a number if it is one, or the element itself.
    private func field(
        of element: DocumentData.Value, _ unsuitable: (String, DocumentData.Value?) -> Failure
    ) throws(Failure) -> DocumentData.Value {
        var value = element
        if !argument.isEmpty {
            guard case .found(let found) = TemplateNames(data: element).look(up: argument) else {
                throw unsuitable("elements with the field \"\(argument)\"", element)
            }
            value = found
        }
        // The cells of a table are texts.
        if case .text(let text) = value, value.decimal != nil {
            return .number(text.trimmingCharacters(in: .whitespaces))
        }
        return value
    }

    /// Returns the number of an element: itself, one of its fields, or a product of fields, as in `quantity*price`.
    private func number(
        of element: DocumentData.Value, _ unsuitable: (String, DocumentData.Value?) -> Failure
    ) throws(Failure) -> Decimal {
        var product: Decimal = 1
        for factor in argument.split(separator: "*", omittingEmptySubsequences: false) {
            let field = factor.trimmingCharacters(in: .whitespaces)
            var value = element
            if !field.isEmpty {
                guard case .found(let found) = TemplateNames(data: element).look(up: field) else {
                    throw unsuitable("elements with the field \"\(field)\"", element)
                }
                value = found
            }
            guard let number = value.decimal else {
                throw unsuitable("a list of numbers, or the name of a number in each element", value)
            }
            product = (product * number).shortened
            guard product.magnitude < Decimal.templateLimit else {
                throw unsuitable("a product below 1e40", value)
            }
        }
        if argument.isEmpty {
            guard let number = element.decimal else {
                throw unsuitable("a list of numbers, or the name of a number in each element", element)
            }
            return number
        }
        return product
    }
}

extension DocumentData.Value {
    /// The value as a decimal number, also of the cell of a table; nil if it is none.
    fileprivate var decimal: Decimal? {
        switch self {
        case .number(let text), .text(let text):
            let text = text.trimmingCharacters(in: .whitespaces)
            // Decimal reads as much as it can of a text.
            guard !text.isEmpty, text.utf8.count <= 60, Double(text)?.isFinite == true,
                text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) })
            else { return nil }
            let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
            guard let number, number.magnitude < Decimal.templateLimit else { return nil }
            return number.shortened
        default: return nil
        }
    }
}

extension Decimal {
    /// The limit of the magnitude of numbers in filters.
    fileprivate static var templateLimit: Decimal { Decimal(sign: .plus, exponent: 40, significand: 1) }

    /// The number, rounded to 40 decimals.
    ///
    /// Foundation stops the program at a product of more than 128 decimals or digits before the point; with this, and
    /// with the limit, there are fewer.
    fileprivate var shortened: Decimal {
        guard exponent < -40 else { return self }
        var (exact, rounded) = (self, Decimal())
        NSDecimalRound(&rounded, &exact, 40, .plain)
        return rounded
    }
}
