import MullionLayout
import MullionViews

/// Modifiers for the enclosing cell container or CSS box.
extension ModifierKind {
    static let items: [ModifierKind] = [
        ModifierKind(
            "cellItem", .cellItem,
            "Settings for the enclosing cell container; \"filler\" takes spare room and has no ideal size."
        ) { $0.cellItem($1) },
        ModifierKind(
            "css", .cssItem,
            "CSS declarations for the element as an item of the enclosing CSS box, such as {\"flex-grow\": 1}."
        ) { content, declarations in content.css { declarations.apply(to: &$0) } },
    ]
}
