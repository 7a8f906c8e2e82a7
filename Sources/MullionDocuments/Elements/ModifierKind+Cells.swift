import MullionLayout
import MullionViews

/// Modifiers for the enclosing cell container.
extension ModifierKind {
    static let cells: [ModifierKind] = [
        ModifierKind(
            "cellItem", .cellItem,
            "Settings for the enclosing cell container; \"filler\" takes spare room and has no ideal size."
        ) { $0.cellItem($1) }
    ]
}
