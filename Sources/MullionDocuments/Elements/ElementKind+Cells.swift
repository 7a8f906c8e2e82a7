import MullionGeometry
import MullionLayout
import MullionViews

/// Containers in which every element has a cell, and the automatic grid of halves.
extension ElementKind {
    static let cells: [ElementKind] = [
        arranged("cellRow", CellFields.row, "Arranges elements side by side and distributes spare room by weight."),
        arranged(
            "cellColumn", CellFields.column, "Arranges elements in a column and distributes spare room by weight."),
        arranged("cellStack", CellFields.stack, "Layers elements, each in a cell that fills the container."),
        arranged("cellFlow", CellFields.flow, "Arranges elements in lines that wrap like text."),
        arranged("cellGrid", CellFields.grid, "Arranges elements in columns and rows with lengths and weights."),
        arranged(
            "cellScroll", CellFields.scroll, "Shows the beginning of an element that may be longer than the container."),
        arranged("cellGroups", CellFields.groups, "Combines several independent cell layouts in one container."),
        arranged("splitGrid", splitGrid, "Halves the area repeatedly until each element has a part of it."),
    ]

    private static let splitGrid = Fields(
        optional(
            "rootAxis", .names(of: "rootAxis", [("horizontal", .horizontal), ("vertical", .vertical)]),
            or: Axis.vertical,
            "The axis along which the whole area is halved; axes alternate from there. Default: vertical."),
        optional("spacing", .length, or: 0, "The gap between two halves, in points.")
    ).map { value, _ in SplitGrid(rootAxis: value.0, spacing: value.1) }

    /// Returns a layout with the name of its element.
    private static func arranged<Arrangement: Layout>(
        _ name: String, _ fields: Fields<Arrangement>, _ about: String
    ) -> ElementKind {
        ElementKind(container: name, fields, about) { children, layout in layout { children } }
    }
}
