import MullionGeometry
import MullionLayout

/// Properties of flex containers and their items.
extension CSSProperties {
    static let flex: [String: Setter] = [
        "flex-direction": keyword(
            { $0.flexDirection = $1 },
            ["row": .row, "row-reverse": .rowReverse, "column": .column, "column-reverse": .columnReverse]),
        "flex-wrap": { style, tokens in
            style.flexWrap = .nowrap
            style.balancesLines = false
            for token in tokens {
                switch token.word {
                case "nowrap": style.flexWrap = .nowrap
                case "wrap": style.flexWrap = .wrap
                case "wrap-reverse": style.flexWrap = .wrapReverse
                case "balance":
                    style.balancesLines = true
                    if style.flexWrap == .nowrap { style.flexWrap = .wrap }
                default: return false
                }
            }
            return true
        },
        "flex-line-count": { style, tokens in
            guard tokens.count == 1 else { return false }
            style.flexLineCount = tokens[0].word == "auto" ? 0 : (tokens[0].integer ?? -1)
            return style.flexLineCount >= 0
        },
        "flex-grow": number { $0.flexGrow = $1 },
        "flex-shrink": number { $0.flexShrink = $1 },
        "flex-basis": size { $0.flexBasis = $1 },
        "flex": { style, tokens in flexShorthand(&style, tokens) },
        "flex-flow": { style, tokens in
            // A direction and a way of wrapping, in any order.
            guard (1...2).contains(tokens.count) else { return false }
            var names: Set<String> = []
            for token in tokens {
                guard
                    let name = ["flex-direction", "flex-wrap"].first(where: { all[$0]!(&style, [token]) }),
                    names.insert(name).inserted
                else { return false }
            }
            return true
        },
        "order": { style, tokens in
            guard tokens.count == 1, let order = tokens[0].integer else { return false }
            style.order = order
            return true
        },
        "gap": { style, tokens in
            guard (1...2).contains(tokens.count) else { return false }
            return all["row-gap"]!(&style, [tokens[0]]) && all["column-gap"]!(&style, [tokens[tokens.count - 1]])
        },
        "column-gap": gap { $0.columnGap = $1 },
        "row-gap": gap { $0.rowGap = $1 },
    ]

    /// A gap; `normal` is nil.
    private static func gap(_ set: @escaping @Sendable (inout CSSStyle, CSSLength?) -> Void) -> Setter {
        { style, tokens in
            guard tokens.count == 1 else { return false }
            if tokens[0].word == "normal" {
                set(&style, nil)
                return true
            }
            guard let length = tokens[0].length else { return false }
            set(&style, length)
            return true
        }
    }

    /// `flex: none | auto | grow shrink? basis?` (css-flexbox-1 §7.1.1).
    private static func flexShorthand(_ style: inout CSSStyle, _ tokens: [CSSTokens.Token]) -> Bool {
        if tokens.count == 1, let word = tokens[0].word {
            switch word {
            case "none": (style.flexGrow, style.flexShrink, style.flexBasis) = (0, 0, .auto)
            case "auto": (style.flexGrow, style.flexShrink, style.flexBasis) = (1, 1, .auto)
            case "initial": (style.flexGrow, style.flexShrink, style.flexBasis) = (0, 1, .auto)
            default: return false
            }
            return true
        }
        (style.flexGrow, style.flexShrink, style.flexBasis) = (1, 1, .length(zeroPercent))
        var numbers = 0
        for token in tokens {
            if let number = token.number, numbers < 2 {
                if numbers == 0 { style.flexGrow = number } else { style.flexShrink = number }
                numbers += 1
            } else if !(CSSProperties.size { $0.flexBasis = $1 })(&style, [token]) {
                return false
            }
        }
        return true
    }

    /// The basis where none is written: 0 %, which is that of the content in a container of unknown size. The fraction
    /// is too small to be seen, as one of 0 is a length of 0 points.
    private static let zeroPercent = CSSLength(0, fraction: .leastNonzeroMagnitude)
}
