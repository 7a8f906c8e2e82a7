import MullionGeometry
import MullionLayout
import MullionViews

/// Containers in which every element has a cell, and the automatic grid of halves.
extension ElementKind {
    static let cells: [ElementKind] = [
        arranged("cellRow", CellFields.row, "Elements side by side, spare room shared by weight."),
        arranged("cellColumn", CellFields.column, "Elements one below the other, spare room shared by weight."),
        arranged("cellStack", CellFields.stack, "Elements in front of each other, each placed in all of the room."),
        arranged("cellFlow", CellFields.flow, "Elements in lines that break like text."),
        arranged("cellGrid", CellFields.grid, "Elements in columns and rows, with lengths and weights of their own."),
        arranged("cellScroll", CellFields.scroll, "A window on an element that may be longer, at its beginning."),
        arranged("cellGroups", CellFields.groups, "Several cell layouts in one container, independent of each other."),
        arranged("splitGrid", splitGrid, "An area halved again and again, until each element has a part of it."),
    ]

    private static let splitGrid = Fields(
        optional(
            "rootAxis", .names(of: "rootAxis", [("horizontal", .horizontal), ("vertical", .vertical)]),
            or: Axis.vertical, "The axis along which the whole is halved, vertical if missing; axes take turns."),
        optional("spacing", .length, or: 0, "The gap between two halves in points.")
    ).map { value, _ in SplitGrid(rootAxis: value.0, spacing: value.1) }

    /// Returns a layout with the name of its element.
    private static func arranged<Arrangement: Layout>(
        _ name: String, _ fields: Fields<Arrangement>, _ about: String
    ) -> ElementKind {
        ElementKind(container: name, fields, about) { children, layout in layout { children } }
    }
}
