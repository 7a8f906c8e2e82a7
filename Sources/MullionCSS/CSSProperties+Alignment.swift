import MullionLayout

/// Properties of alignment, of css-align-3.
extension CSSProperties {
    /// The keywords of the properties for alignment (css-align-3 §4 to §6).
    private struct Alignments {
        /// Those that are complete without another one.
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
