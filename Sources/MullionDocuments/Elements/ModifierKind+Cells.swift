import MullionLayout
import MullionViews

/// Modifiers for the enclosing cell container.
extension ModifierKind {
    static let cells: [ModifierKind] = [
        ModifierKind(
            "cellItem", .cellItem,
            "What it wants of the cell container around it; \"filler\" takes spare room and has no size of its own."
        ) { $0.cellItem($1) }
    ]
}
