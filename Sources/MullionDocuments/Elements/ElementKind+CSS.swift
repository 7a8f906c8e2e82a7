import MullionLayout
import MullionViews

/// Boxes of CSS.
extension ElementKind {
    static let css: [ElementKind] = [
        ElementKind(
            container: "flex", boxStyle, "Arranges elements in a row or column by the rules of CSS flexbox."
        ) { children, box in Flex { children }.styled(box) },
        ElementKind(
            container: "cssGrid", boxStyle, "Arranges elements in the areas of a CSS grid."
        ) { children, box in CSSGrid { children }.styled(box) },
        ElementKind(
            container: "block", boxStyle, "Arranges elements one below the other, as blocks of CSS."
        ) { children, box in Block { children }.styled(box) },
    ]

    private static let boxStyle = Fields(
        optional(
            "style", .cssBox, or: CSSDeclarations(),
            "CSS declarations by property, such as {\"gap\": 8, \"padding\": \"4px 8px\"}, or a text of them."))
}

extension CSSContainer {
    /// Sets the style and the decoration as they were declared.
    fileprivate func styled(_ declarations: CSSDeclarations) -> Self {
        css { declarations.apply(to: &$0) }.decorated { $0 = declarations.decoration }
    }
}
