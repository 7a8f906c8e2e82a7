import MullionGeometry
import MullionLayout

/// The properties by name. A setter returns whether the tokens are a value of the property.
enum CSSProperties {
    typealias Setter = @Sendable (inout CSSStyle, [CSSTokens.Token]) -> Bool

    static let all: [String: Setter] = {
        var all = [box, sides, flex, alignment, grid].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        for (alias, name) in aliases { all[alias] = all[name] }
        return all
    }()

    /// Other names: lines are horizontal, so that the inline axis is that of widths; and names of the first drafts.
    private static let aliases = [
        "inline-size": "width", "block-size": "height", "min-inline-size": "min-width", "min-block-size": "min-height",
        "max-inline-size": "max-width", "max-block-size": "max-height", "grid-gap": "gap", "grid-row-gap": "row-gap",
        "grid-column-gap": "column-gap",
    ]

    // MARK: - Kinds of values

    /// One keyword out of a table.
    static func keyword<V: Sendable>(
        _ path: @escaping @Sendable (inout CSSStyle, V) -> Void, _ values: [String: V]
    ) -> Setter {
        { style, tokens in
            guard tokens.count == 1, let word = tokens[0].word, let value = values[word] else { return false }
            path(&style, value)
            return true
        }
    }

    /// A size with its keywords.
    static func size(_ set: @escaping @Sendable (inout CSSStyle, CSSSize) -> Void) -> Setter {
        { style, tokens in
            guard tokens.count == 1 else { return false }
            let value: CSSSize
            switch tokens[0] {
            case .word("auto"), .word("none"): value = .auto
            case .word("min-content"): value = .minContent
            case .word("max-content"): value = .maxContent
            case .word("fit-content"): value = .fitContent
            case .word("stretch"), .word("-webkit-fill-available"): value = .stretch
            case .word("content"): value = .content
            case .function("fit-content", let arguments):
                guard arguments.count == 1, let length = arguments[0].length else { return false }
                value = .fitContentLimit(length)
            default:
                guard let length = tokens[0].length else { return false }
                value = .length(length)
            }
            set(&style, value)
            return true
        }
    }

    static func length(_ set: @escaping @Sendable (inout CSSStyle, CSSLength) -> Void) -> Setter {
        { style, tokens in
            if tokens.count == 1, tokens[0].word == "normal" {
                set(&style, .zero)
                return true
            }
            guard tokens.count == 1, let length = tokens[0].length else { return false }
            set(&style, length)
            return true
        }
    }

    static func number(_ set: @escaping @Sendable (inout CSSStyle, CGFloat) -> Void) -> Setter {
        { style, tokens in
            guard tokens.count == 1, let number = tokens[0].number else { return false }
            set(&style, number)
            return true
        }
    }

    // MARK: - Boxes

    private static let overflows: [String: CSSStyle.Overflow] = [
        "visible": .visible, "hidden": .hidden, "clip": .clip, "scroll": .scroll, "auto": .auto,
    ]

    private static let box: [String: Setter] = [
        "display": keyword(
            { $0.display = $1 },
            [
                "flex": .flex, "grid": .grid, "block": .block, "flow-root": .flowRoot, "contents": .contents,
                "none": .none,
            ]),
        "position": keyword(
            { $0.position = $1 },
            ["static": .static, "relative": .relative, "absolute": .absolute, "fixed": .absolute, "sticky": .relative]),
        "box-sizing": keyword({ $0.boxSizing = $1 }, ["content-box": .contentBox, "border-box": .borderBox]),
        "direction": keyword({ $0.direction = $1 }, ["ltr": .leftToRight, "rtl": .rightToLeft]),
        "overflow-x": keyword({ $0.overflowX = $1 }, overflows),
        "overflow-y": keyword({ $0.overflowY = $1 }, overflows),
        "overflow": keyword({ ($0.overflowX, $0.overflowY) = ($1, $1) }, overflows),
        "width": size { $0.width = $1 },
        "height": size { $0.height = $1 },
        "min-width": size { $0.minWidth = $1 },
        "min-height": size { $0.minHeight = $1 },
        "max-width": size { $0.maxWidth = $1 },
        "max-height": size { $0.maxHeight = $1 },
        "aspect-ratio": { style, tokens in
            let numbers = tokens.compactMap(\.number)
            if numbers.isEmpty, tokens.first?.word == "auto" {
                style.aspectRatio = nil
            } else if numbers.count == 1 {
                style.aspectRatio = numbers[0]
            } else if numbers.count == 2, tokens.contains(.slash) {
                style.aspectRatio = numbers[1] == 0 ? nil : numbers[0] / numbers[1]
            } else {
                return false
            }
            return true
        },
        "float": keyword({ $0.float = $1 }, ["none": .none, "left": .left, "right": .right]),
        "clear": keyword({ $0.clear = $1 }, ["none": .none, "left": .left, "right": .right, "both": .both]),
        "contain": { style, tokens in
            let words = tokens.compactMap(\.word)
            style.containment =
                words.contains { ["layout", "content", "strict"].contains($0) }
                ? .layout : words.contains("paint") ? .paint : .none
            return words.count == tokens.count
        },
        "text-align": keyword(
            { $0.textAlign = $1 },
            [
                "start": .start, "left": .start, "right": .start, "center": .start, "end": .start, "justify": .start,
                "-webkit-left": .left, "-webkit-right": .right, "-webkit-center": .center,
            ]),
        "scrollbar-width": length { $0.scrollbarWidth = $1.points },
    ]
}
