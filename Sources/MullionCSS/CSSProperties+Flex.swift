import MullionGeometry
import MullionLayout

/// Properties of flex containers and their items, and alignment.
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
            let lengths = tokens.compactMap { $0.word == "normal" ? .zero : $0.length }
            guard lengths.count == tokens.count, (1...2).contains(lengths.count) else { return false }
            style.rowGap = lengths[0]
            style.columnGap = lengths[lengths.count - 1]
            return true
        },
        "column-gap": length { $0.columnGap = $1 },
        "row-gap": length { $0.rowGap = $1 },
    ]

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

    /// The keywords of the properties for alignment (css-align-3 §4 to §6).
    private struct Alignments {
        /// Those that stand alone.
        var alone: [String: CSSAlignment.Position]
        /// Those that may follow `safe` and `unsafe`.
        var positions: [String: CSSAlignment.Position]
        var hasBaseline = true

        private static let sides: [String: CSSAlignment.Position] = ["left": .left, "right": .right]
        private static let distribution: [String: CSSAlignment.Position] = [
            "normal": .normal, "stretch": .stretch, "space-between": .spaceBetween, "space-around": .spaceAround,
            "space-evenly": .spaceEvenly,
        ]
        private static let content: [String: CSSAlignment.Position] = [
            "start": .start, "end": .end, "flex-start": .flexStart, "flex-end": .flexEnd, "center": .center,
        ]
        private static let ofSelf = content + ["self-start": .selfStart, "self-end": .selfEnd]

        static let alignContent = Alignments(alone: distribution, positions: content)
        static let justifyContent = Alignments(alone: distribution, positions: content + sides, hasBaseline: false)
        static let alignItems = Alignments(alone: ["normal": .normal, "stretch": .stretch], positions: ofSelf)
        static let justifyItems = Alignments(alone: alignItems.alone, positions: ofSelf + sides)
        static let alignSelf = Alignments(alone: alignItems.alone + ["auto": .auto], positions: ofSelf)
        static let justifySelf = Alignments(alone: alignSelf.alone, positions: ofSelf + sides)

        /// Returns the alignment that tokens are; nil if they are none.
        func callAsFunction(_ tokens: some Collection<CSSTokens.Token>) -> CSSAlignment? {
            let words = tokens.compactMap(\.word)
            guard words.count == tokens.count, let last = words.last else { return nil }
            switch (words.count, words[0]) {
            case (1, "baseline") where hasBaseline, (2, "first") where hasBaseline && last == "baseline":
                return CSSAlignment(.baseline)
            case (2, "last") where hasBaseline && last == "baseline": return CSSAlignment(.lastBaseline)
            case (1, _): return (alone[last] ?? positions[last]).map { CSSAlignment($0) }
            case (2, "safe"), (2, "unsafe"):
                return positions[last].map { CSSAlignment($0, overflow: words[0] == "safe" ? .safe : .unsafe) }
            default: return nil
            }
        }
    }

    private static func align(
        _ alignment: Alignments, _ set: @escaping @Sendable (inout CSSStyle, CSSAlignment) -> Void
    ) -> Setter {
        { style, tokens in
            guard let value = alignment(tokens) else { return false }
            set(&style, value)
            return true
        }
    }

    static let alignment: [String: Setter] = [
        "align-content": align(.alignContent) { $0.alignContent = $1 },
        "align-items": align(.alignItems) { $0.alignItems = $1 },
        "align-self": align(.alignSelf) { $0.alignSelf = $1 },
        "justify-content": align(.justifyContent) { $0.justifyContent = $1 },
        "justify-items": align(.justifyItems) { $0.justifyItems = $1 },
        "justify-self": align(.justifySelf) { $0.justifySelf = $1 },
        "place-content": place(.alignContent, .justifyContent) { ($0.alignContent, $0.justifyContent) = ($1, $2) },
        "place-items": place(.alignItems, .justifyItems) { ($0.alignItems, $0.justifyItems) = ($1, $2) },
        "place-self": place(.alignSelf, .justifySelf) { ($0.alignSelf, $0.justifySelf) = ($1, $2) },
    ]

    /// One alignment for both axes, or one for each. A single baseline of content is the start along the inline axis
    /// (css-align-3 §9).
    private static func place(
        _ align: Alignments, _ justify: Alignments,
        _ set: @escaping @Sendable (inout CSSStyle, CSSAlignment, CSSAlignment) -> Void
    ) -> Setter {
        { style, tokens in
            for count in 1...tokens.count {
                guard let first = align(tokens[..<count]) else { continue }
                let second =
                    count < tokens.count
                    ? justify(tokens[count...])
                    : justify(tokens[...]) ?? (justify.hasBaseline ? nil : CSSAlignment(.start))
                guard let second else { return false }
                set(&style, first, second)
                return true
            }
            return false
        }
    }
}

extension Dictionary {
    fileprivate static func + (first: Self, second: Self) -> Self { first.merging(second) { _, new in new } }
}
