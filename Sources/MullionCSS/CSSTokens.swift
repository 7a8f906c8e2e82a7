import MullionGeometry
import MullionLayout

/// The tokens of a CSS value: words, numbers with their units, functions with their arguments, and delimiters
/// (css-syntax-3 §4, as far as layout values need it).
struct CSSTokens {
    enum Token: Equatable {
        case word(String)
        case number(CGFloat, unit: String)
        case string(String)
        case function(String, [Token])
        /// `[names]`.
        case names([String])
        case comma, slash, plus, minus, times
    }

    private var characters: [Character]
    private var index = 0

    /// The tokens of a text; nil if it is not a sequence of them.
    static func read(_ text: String) -> [Token]? {
        var reader = CSSTokens(characters: Array(text))
        guard let tokens = reader.tokens(until: nil, depth: 0), reader.index == reader.characters.count else {
            return nil
        }
        return tokens
    }

    private init(characters: [Character]) { self.characters = characters }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    private mutating func tokens(until end: Character?, depth: Int) -> [Token]? {
        guard depth < 64 else { return nil }
        var result: [Token] = []
        while let character = current {
            if character == end { return result }
            if character.isWhitespace {
                index += 1
            } else if let token = token(depth) {
                result.append(token)
            } else {
                return nil
            }
        }
        return end == nil ? result : nil
    }

    private mutating func token(_ depth: Int) -> Token? {
        let character = characters[index]
        switch character {
        case ",": index += 1; return .comma
        case "/": index += 1; return .slash
        case "*": index += 1; return .times
        case "[": return names()
        case "\"", "'": return string(character)
        default: break
        }
        if let number = number() { return number }
        if character == "+" { index += 1; return .plus }
        let word = word()
        if word.isEmpty {
            if character == "-" { index += 1; return .minus }
            return nil
        }
        if word == "-" { return .minus }
        guard current == "(" else { return .word(word) }
        index += 1
        guard let arguments = tokens(until: ")", depth: depth + 1) else { return nil }
        index += 1
        return .function(word.lowercased(), arguments)
    }

    private mutating func word() -> String {
        var word = ""
        while let character = current, character.isLetter || character.isNumber || character == "-" || character == "_"
        {
            word.append(character)
            index += 1
        }
        return word
    }

    private mutating func string(_ quote: Character) -> Token? {
        index += 1
        var text = ""
        while let character = current {
            index += 1
            if character == quote { return .string(text) }
            text.append(character)
        }
        return nil
    }

    private mutating func names() -> Token? {
        index += 1
        var names: [String] = []
        while let character = current {
            if character == "]" {
                index += 1
                return .names(names)
            }
            if character.isWhitespace {
                index += 1
            } else {
                let name = word()
                if name.isEmpty { return nil }
                names.append(name)
            }
        }
        return nil
    }

    /// A number with its unit, or nil and nothing is read.
    private mutating func number() -> Token? {
        var end = index
        func digit(_ at: Int) -> Bool { at < characters.count && characters[at].isASCII && characters[at].isNumber }
        if end < characters.count, characters[end] == "+" || characters[end] == "-" { end += 1 }
        let digits = end
        while digit(end) { end += 1 }
        var count = end - digits
        if end < characters.count, characters[end] == ".", digit(end + 1) {
            end += 1
            while digit(end) {
                end += 1
                count += 1
            }
        }
        guard count > 0 else { return nil }
        if end < characters.count, characters[end] == "e" || characters[end] == "E" {
            var exponent = end + 1
            if exponent < characters.count, characters[exponent] == "+" || characters[exponent] == "-" { exponent += 1 }
            if digit(exponent) {
                while digit(exponent) { exponent += 1 }
                end = exponent
            }
        }
        guard let value = Double(String(characters[index..<end])) else { return nil }
        index = end
        if current == "%" {
            index += 1
            return .number(CGFloat(value), unit: "%")
        }
        return .number(CGFloat(value), unit: word().lowercased())
    }
}

extension CSSTokens.Token {
    /// The token as a length or percentage: px, %, 0, or a sum in `calc()`.
    var length: CSSLength? {
        switch self {
        case .number(let value, "px"): return CSSLength(value)
        case .number(0, ""): return .zero
        case .number(let value, "%"): return .percent(value)
        case .number(let value, let unit): return Self.absoluteUnits[unit].map { CSSLength(value * $0) }
        case .function("calc", let arguments): return CSSSum.length(arguments)
        default: return nil
        }
    }

    /// Points per unit (css-values-4 §6.2).
    private static let absoluteUnits: [String: CGFloat] = [
        "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "pt": 96.0 / 72, "pc": 16,
    ]

    /// Whether the token is a number below 0, or a function of one; `calc()` is cut off at 0 instead.
    var isNegative: Bool {
        switch self {
        case .number(let value, _): value < 0
        case .function(let name, let arguments): name != "calc" && arguments.contains { $0.isNegative }
        default: false
        }
    }

    var number: CGFloat? {
        if case .number(let value, "") = self { return value }
        return nil
    }

    var integer: Int? {
        guard case .number(let value, "") = self, value == value.rounded() else { return nil }
        return Int(exactly: Swift.min(Swift.max(value, -1e9), 1e9))
    }

    var isString: Bool { if case .string = self { true } else { false } }

    var word: String? {
        if case .word(let word) = self { return word }
        return nil
    }
}

/// The sum inside `calc()`: lengths and percentages, added, subtracted, and multiplied by numbers (css-values-4 §10).
enum CSSSum {
    static func length(_ tokens: [CSSTokens.Token]) -> CSSLength? {
        var result = CSSLength.zero
        var sign: CGFloat = 1
        var index = 0
        var expectsTerm = true
        while index < tokens.count {
            if expectsTerm {
                guard let (term, next) = product(tokens, from: index) else { return nil }
                result = result + CSSLength(term.points * sign, fraction: term.fraction * sign)
                index = next
            } else {
                switch tokens[index] {
                case .plus: sign = 1
                case .minus: sign = -1
                default: return nil
                }
                index += 1
            }
            expectsTerm.toggle()
        }
        return expectsTerm ? nil : result
    }

    private static func product(_ tokens: [CSSTokens.Token], from start: Int) -> (CSSLength, Int)? {
        var index = start
        var factor: CGFloat = 1
        var length: CSSLength?
        while index < tokens.count {
            if let number = tokens[index].number, length != nil || number != 0 || index + 1 < tokens.count {
                factor *= number
            } else if length == nil, let own = tokens[index].length {
                length = own
            } else {
                return nil
            }
            index += 1
            guard index < tokens.count else { break }
            switch tokens[index] {
            case .times: index += 1
            case .slash:
                guard index + 1 < tokens.count, let divisor = tokens[index + 1].number, divisor != 0 else { return nil }
                factor /= divisor
                index += 2
                guard index < tokens.count else { break }
            default:
                return length.map { (CSSLength($0.points * factor, fraction: $0.fraction * factor), index) }
            }
        }
        return length.map { (CSSLength($0.points * factor, fraction: $0.fraction * factor), index) }
    }
}
