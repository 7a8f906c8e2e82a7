import MullionGeometry
import MullionLayout

/// Margins, padding, borders and insets: shorthands, physical and logical sides.
extension CSSProperties {
    private enum Side: CaseIterable { case top, right, bottom, left }

    private static func edge<V>(_ side: Side) -> WritableKeyPath<CSSEdges<V>, V> & Sendable {
        switch side {
        case .top: \.top
        case .right: \.right
        case .bottom: \.bottom
        case .left: \.left
        }
    }

    /// The properties of one group: `prefix` alone, for each side, for each logical side.
    private static func group<V: Sendable>(
        _ names: (_ side: String) -> String, shorthand: String, _ read: @escaping @Sendable (CSSTokens.Token) -> V?,
        _ write: @escaping @Sendable (inout CSSStyle, (inout CSSEdges<V>) -> Void) -> Void
    ) -> [String: Setter] {
        func setter(_ side: @escaping @Sendable (CSSStyle) -> [WritableKeyPath<CSSEdges<V>, V> & Sendable]) -> Setter {
            { style, tokens in
                let paths = side(style)
                let values = tokens.compactMap(read)
                guard values.count == tokens.count, values.count == 1 || values.count == paths.count else {
                    return false
                }
                write(&style) { edges in
                    for (i, path) in paths.enumerated() { edges[keyPath: path] = values[values.count == 1 ? 0 : i] }
                }
                return true
            }
        }
        let start: @Sendable (CSSStyle) -> Side = { $0.direction == .leftToRight ? .left : .right }
        let end: @Sendable (CSSStyle) -> Side = { $0.direction == .leftToRight ? .right : .left }
        var result: [String: Setter] = [
            names("top"): setter { _ in [edge(.top)] }, names("right"): setter { _ in [edge(.right)] },
            names("bottom"): setter { _ in [edge(.bottom)] }, names("left"): setter { _ in [edge(.left)] },
            names("inline-start"): setter { [edge(start($0))] }, names("inline-end"): setter { [edge(end($0))] },
            names("block-start"): setter { _ in [edge(.top)] }, names("block-end"): setter { _ in [edge(.bottom)] },
            names("inline"): setter { [edge(start($0)), edge(end($0))] },
            names("block"): setter { _ in [edge(.top), edge(.bottom)] },
        ]
        result[shorthand] = { style, tokens in
            let values = tokens.compactMap(read)
            guard values.count == tokens.count, (1...4).contains(values.count) else { return false }
            let right = values.count > 1 ? values[1] : values[0]
            write(&style) {
                $0.top = values[0]
                $0.right = right
                $0.bottom = values.count > 2 ? values[2] : values[0]
                $0.left = values.count > 3 ? values[3] : right
            }
            return true
        }
        return result
    }

    private static let autoOrLength: @Sendable (CSSTokens.Token) -> CSSLength?? = {
        if $0.word == "auto" { return .some(nil) }
        return $0.length.map { .some($0) }
    }

    static let sides: [String: Setter] = {
        var result = group({ "margin-" + $0 }, shorthand: "margin", autoOrLength) { $1(&$0.margin) }
        result.merge(group({ "padding-" + $0 }, shorthand: "padding", \.length) { $1(&$0.padding) }) { $1 }
        result.merge(
            group({ "border-" + $0 + "-width" }, shorthand: "border-width", { $0.length?.points }) { $1(&$0.border) }
        ) { $1 }
        let inset: (String) -> String = { ["top", "right", "bottom", "left"].contains($0) ? $0 : "inset-" + $0 }
        result.merge(group(inset, shorthand: "inset", autoOrLength) { $1(&$0.inset) }) { $1 }
        return result
    }()
}
