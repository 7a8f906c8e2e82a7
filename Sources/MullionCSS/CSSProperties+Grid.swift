import MullionGeometry
import MullionLayout

/// Properties of grids and their items (css-grid-2 §7, §8).
extension CSSProperties {
    static let grid: [String: Setter] = [
        "grid-template-columns": tracks { $0.gridTemplateColumns = $1 },
        "grid-template-rows": tracks { $0.gridTemplateRows = $1 },
        "grid-auto-columns": sizes { $0.gridAutoColumns = $1 },
        "grid-auto-rows": sizes { $0.gridAutoRows = $1 },
        "grid-auto-flow": { style, tokens in
            style.gridFlowsByColumn = false
            style.gridFlowIsDense = false
            for token in tokens {
                switch token.word {
                case "row": style.gridFlowsByColumn = false
                case "column": style.gridFlowsByColumn = true
                case "dense": style.gridFlowIsDense = true
                default: return false
                }
            }
            return true
        },
        "grid-template-areas": { style, tokens in
            style.gridTemplateAreas = []
            if tokens.count == 1, tokens[0].word == "none" { return true }
            for token in tokens {
                guard case .string(let row) = token else { return false }
                style.gridTemplateAreas.append(
                    row.split(separator: " ").map { $0.allSatisfy { $0 == "." } ? nil : String($0) })
            }
            return true
        },
        "grid-template": template,
        "grid-column-start": line { $0.gridColumnStart = $1 },
        "grid-column-end": line { $0.gridColumnEnd = $1 },
        "grid-row-start": line { $0.gridRowStart = $1 },
        "grid-row-end": line { $0.gridRowEnd = $1 },
        "grid-column": lines { ($0.gridColumnStart, $0.gridColumnEnd) = ($1[0], $1[1]) },
        "grid-row": lines { ($0.gridRowStart, $0.gridRowEnd) = ($1[0], $1[1]) },
        "grid-area": lines(count: 4) {
            ($0.gridRowStart, $0.gridColumnStart, $0.gridRowEnd, $0.gridColumnEnd) = ($1[0], $1[1], $1[2], $1[3])
        },
    ]

    /// `rows / columns`, the rows with the areas in them or without (css-grid-2 §7.4).
    private static let template: Setter = { style, tokens in
        let slash = tokens.firstIndex(of: .slash)
        if slash == nil, tokens != [.word("none")], !tokens.contains(where: \.isString) { return false }
        let columns = slash.map { Array(tokens[($0 + 1)...]) } ?? [.word("none")]
        var rows: [CSSTokens.Token] = []
        var areas: [CSSTokens.Token] = []
        for token in tokens[..<(slash ?? tokens.count)] {
            if !areas.isEmpty, rows.count < areas.count, token.isString { rows.append(.word("auto")) }
            if token.isString { areas.append(token) } else { rows.append(token) }
        }
        if !areas.isEmpty, rows.count < areas.count { rows.append(.word("auto")) }
        if areas.isEmpty { areas = [.word("none")] }
        return grid["grid-template-areas"]!(&style, areas) && grid["grid-template-rows"]!(&style, rows)
            && grid["grid-template-columns"]!(&style, columns)
    }

    private static func tracks(_ set: @escaping @Sendable (inout CSSStyle, CSSTrackList) -> Void) -> Setter {
        { style, tokens in
            if tokens.count == 1, tokens[0].word == "none" {
                set(&style, CSSTrackList())
                return true
            }
            if tokens.first?.word == "subgrid" {
                guard let lines = subgridLines(Array(tokens.dropFirst()), inRepeat: false) else { return false }
                set(&style, .subgrid(lines))
                return true
            }
            guard let parts = parts(tokens) else { return false }
            set(&style, CSSTrackList(parts))
            return true
        }
    }

    /// Reads the lines behind `subgrid`: names in brackets, and repetitions of them, of which one may be automatic
    /// (css-grid-2 §9.1).
    private static func subgridLines(_ tokens: [CSSTokens.Token], inRepeat: Bool) -> [CSSTrackList.Part]? {
        var result: [CSSTrackList.Part] = []
        var isFilled = false
        for token in tokens {
            switch token {
            case .names(let names): result.append(.names(names))
            case .function("repeat", let arguments) where !inRepeat:
                guard arguments.count > 2, arguments[1] == .comma,
                    let inner = subgridLines(Array(arguments.dropFirst(2)), inRepeat: true)
                else { return nil }
                if arguments[0] == .word("auto-fill") {
                    guard !isFilled else { return nil }
                    isFilled = true
                    result.append(.automatic(collapses: false, inner))
                } else {
                    guard let count = arguments[0].integer, count > 0 else { return nil }
                    result.append(.repeated(count, inner))
                }
            default: return nil
            }
        }
        return result
    }

    private static func sizes(_ set: @escaping @Sendable (inout CSSStyle, [CSSTrackSize]) -> Void) -> Setter {
        { style, tokens in
            let sizes = tokens.compactMap(trackSize)
            guard sizes.count == tokens.count else { return false }
            set(&style, sizes)
            return true
        }
    }

    private static func parts(_ tokens: [CSSTokens.Token]) -> [CSSTrackList.Part]? {
        var result: [CSSTrackList.Part] = []
        for token in tokens {
            switch token {
            case .names(let names): result.append(.names(names))
            case .function("repeat", let arguments):
                guard arguments.count > 2, arguments[1] == .comma, let inner = parts(Array(arguments.dropFirst(2)))
                else {
                    return nil
                }
                switch arguments[0] {
                case .word("auto-fill"): result.append(.automatic(collapses: false, inner))
                case .word("auto-fit"): result.append(.automatic(collapses: true, inner))
                default:
                    guard let count = arguments[0].integer, count > 0 else { return nil }
                    result.append(.repeated(count, inner))
                }
            default:
                guard let size = trackSize(token) else { return nil }
                result.append(.track(size))
            }
        }
        return result
    }

    private static func limit(_ token: CSSTokens.Token) -> CSSTrackSize.Limit? {
        switch token {
        case .word("auto"): return .auto
        case .word("min-content"): return .minContent
        case .word("max-content"): return .maxContent
        case .number(let value, "fr"): return .flex(value)
        default: return token.length.map { .length($0) }
        }
    }

    private static func trackSize(_ token: CSSTokens.Token) -> CSSTrackSize? {
        switch token {
        case .function("minmax", let arguments):
            guard arguments.count == 3, arguments[1] == .comma, let min = limit(arguments[0]),
                let max = limit(arguments[2])
            else { return nil }
            if case .flex = min { return nil }
            return CSSTrackSize(min: min, max: max)
        case .function("fit-content", let arguments):
            guard arguments.count == 1, let length = arguments[0].length else { return nil }
            return .fitContent(length)
        default:
            guard let limit = limit(token) else { return nil }
            if case .flex(let factor) = limit { return .flex(factor) }
            return CSSTrackSize(min: limit, max: limit)
        }
    }

    /// Reads a line: `auto`, a number, a name, or both, and `span` before or after them (css-grid-2 §8.3).
    private static func line(_ tokens: some Collection<CSSTokens.Token>) -> CSSGridLine? {
        var rest = Array(tokens)
        if rest.count == 1, rest[0].word == "auto" { return .auto }
        let place = [0, rest.count - 1].first { rest.indices.contains($0) && rest[$0].word == "span" }
        let isSpan = place != nil
        if let place { rest.remove(at: place) }
        var (number, name) = (Int?.none, String?.none)
        for token in rest {
            if let integer = token.integer, number == nil {
                number = integer
            } else if let word = token.word, name == nil, !reservedLineNames.contains(word) {
                name = word
            } else {
                return nil
            }
        }
        // Lines count from 1 or, from the end, -1, and a span has one track at least.
        if let number, isSpan ? number < 1 : number == 0 { return nil }
        switch (isSpan, name, number) {
        case (true, let name?, _): return .spanNamed(name, number ?? 1)
        case (true, nil, let number?): return .span(number)
        case (false, let name?, _): return .named(name, number ?? 1)
        case (false, nil, let number?): return .line(number)
        case (_, nil, nil): return nil
        }
    }

    /// Words that CSS reserves, so that no line has them as its name.
    private static let reservedLineNames: Set = [
        "auto", "span", "default", "inherit", "initial", "unset", "revert", "revert-layer",
    ]

    private static func line(_ set: @escaping @Sendable (inout CSSStyle, CSSGridLine) -> Void) -> Setter {
        { style, tokens in
            guard let line = line(tokens) else { return false }
            set(&style, line)
            return true
        }
    }

    /// Lines with slashes between; one that is left out is auto, or the same name as its opposite.
    private static func lines(
        count: Int = 2, _ set: @escaping @Sendable (inout CSSStyle, [CSSGridLine]) -> Void
    ) -> Setter {
        { style, tokens in
            var lines: [CSSGridLine] = []
            for part in tokens.split(separator: .slash, omittingEmptySubsequences: false) {
                guard let line = line(part) else { return false }
                lines.append(line)
            }
            guard lines.count <= count else { return false }
            while lines.count < count {
                let opposite = lines[lines.count >= 2 ? lines.count - 2 : 0]
                if case .named(_, 1) = opposite { lines.append(opposite) } else { lines.append(.auto) }
            }
            set(&style, lines)
            return true
        }
    }
}
