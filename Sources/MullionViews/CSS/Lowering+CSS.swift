import MullionDrawing
import MullionGeometry
import MullionLayout

extension Lowering {
    /// Adds a CSS box around nodes, listed as `name`.
    package mutating func cssBox(
        _ style: CSSStyle, _ decoration: CSSDecoration, named name: String, _ children: [NodeID]
    ) -> NodeID {
        var style = style
        if environment.layoutDirection == .rightToLeft { style.direction = .rightToLeft }
        var appearance = NodeAppearance(kind: name)
        if let drawing = decoration.drawing(of: style, in: environment) { appearance.paint = .drawing(drawing) }
        if style.overflowX != .visible || style.overflowY != .visible {
            appearance.descendantClip = decoration.paddingBox(of: style)
        }
        if decoration.opacity < 1 { appearance.effects.append(.opacity(decoration.opacity)) }
        return makeNode(.css(style), appearance, children: children)
    }

    /// Changes the style that a node has as an item of a CSS container. A CSS box keeps its own style, changed.
    mutating func changeItemStyle(of node: NodeID, _ change: (inout CSSStyle) -> Void) {
        if tree.isCSSBox(node), var style = tree.style(of: node) {
            change(&style)
            setContent(.kind(.css(style)), of: node)
            return
        }
        var style = itemStyles[node] ?? CSSStyle()
        change(&style)
        itemStyles[node] = style
        if retainsNodes {
            retained.setValue(ItemStyleValue(style), of: node)
        } else {
            tree.setItemStyle(style, of: node)
        }
    }

    /// Records the item style of a node for the one around it, which takes its part in the CSS container.
    mutating func inheritItemStyle(_ outer: NodeID, from inner: NodeID) {
        guard let style = itemStyles[inner] else { return }
        changeItemStyle(of: outer) { $0 = style }
    }
}

/// The style of a node as an item of a CSS container, comparable.
private final class ItemStyleValue: LayoutValueStyle {
    private let style: CSSStyle

    init(_ style: CSSStyle) { self.style = style }

    override var key: ObjectIdentifier { ObjectIdentifier(ItemStyleValue.self) }

    override func isSame(as other: LayoutValueStyle) -> Bool { (other as? ItemStyleValue)?.style == style }

    override func apply(to node: NodeID, in tree: LayoutTree) { tree.setItemStyle(style, of: node) }

    override func reset(_ node: NodeID, in tree: LayoutTree) { tree.setItemStyle(nil, of: node) }
}
