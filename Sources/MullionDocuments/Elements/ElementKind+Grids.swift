import MullionGeometry
import MullionLayout
import MullionViews

/// Elements in rows and columns.
extension ElementKind {
    static let grids: [ElementKind] = [
        ElementKind(
            container: "grid",
            Fields(
                optional("alignment", .alignment, or: .center, "The alignment of elements in their cells."),
                optional(
                    "horizontalSpacing", .number,
                    "The gap between columns, in points. Default: the cells' preferred spacing."
                ),
                optional(
                    "verticalSpacing", .number,
                    "The gap between rows, in points. Default: the cells' preferred spacing.")),
            "Arranges rows of cells; an element outside a row spans all columns."
        ) { children, value in
            let (alignment, horizontal, vertical) = value
            return Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { children }
        },
        ElementKind(
            container: "gridRow",
            Fields(
                optional(
                    "alignment", .verticalAlignment,
                    "The alignment guide of the row's elements. Default: that of the grid.")),
            nodes: 0, "A row of a grid with each element in a cell. Its modifiers apply to each element."
        ) { children, alignment in GridRow(alignment: alignment) { children } },
        ElementKind(
            container: "lazyVGrid",
            Fields(
                required("columns", list("an array of columns", of: .gridItem), "The columns."),
                optional(
                    "alignment", .horizontalAlignment, or: .center,
                    "The alignment of the columns if they are narrower or wider than the grid."),
                optional("spacing", .number, "The gap between rows, in points. Default: 8.")),
            "Arranges elements in columns, row after row."
        ) { children, value in
            let (columns, alignment, spacing) = value
            return LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) { children }
        },
        ElementKind(
            container: "lazyHGrid",
            Fields(
                required("rows", list("an array of rows", of: .gridItem), "The rows."),
                optional(
                    "alignment", .verticalAlignment, or: .center,
                    "The alignment of the rows if their height differs from the grid's."),
                optional("spacing", .number, "The gap between columns, in points. Default: 8.")),
            "Arranges elements in rows, column after column."
        ) { children, value in
            let (rows, alignment, spacing) = value
            return LazyHGrid(rows: rows, alignment: alignment, spacing: spacing) { children }
        },
    ]
}

extension Rule where Value == GridItem {
    /// A number of points, or an object for a sort of item.
    static let gridItem: Rule = {
        let spacing = optional("spacing", .number, "The gap after the item, in points. Default: 8.")
        let alignment = optional("alignment", .alignment, "The alignment of elements in their cells. Default: center.")
        let maximum = optional(
            "maximum", .limit, or: .infinity, "The maximum length, in points. Default: \"infinity\".")
        let flexible = object(
            "a flexible", Fields(optional("minimum", .length, or: 10, "The minimum length, in points."), maximum))
        let adaptive = object(
            "an adaptive", Fields(required("minimum", .length, "The minimum length, in points."), maximum))
        let items: [Rule] = [
            Rule<CGFloat>.length.map { GridItem(.fixed($0)) },
            object(
                "a grid item",
                Fields(required("fixed", .length, "An item of this length, in points."), spacing, alignment)
            ).map { GridItem(.fixed($0.0), spacing: $0.1, alignment: $0.2) },
            object(
                "a grid item",
                Fields(
                    required("flexible", flexible, "An item with an equal share of the remaining length."), spacing,
                    alignment)
            )
            .map { GridItem(.flexible(minimum: $0.0.0, maximum: $0.0.1), spacing: $0.1, alignment: $0.2) },
            object(
                "a grid item", Fields(required("adaptive", adaptive, "As many items as fit."), spacing, alignment)
            ).map { GridItem(.adaptive(minimum: $0.0.0, maximum: $0.0.1), spacing: $0.1, alignment: $0.2) },
        ]
        let sorts = ["fixed", "flexible", "adaptive"]
        return choice("a number of points, or an object with \"fixed\", \"flexible\" or \"adaptive\"", items) {
            cursor throws(DocumentError) in
            if cursor.isNumber { return 0 }
            guard cursor.kind == .object else { return nil }
            let present = sorts.indices.filter { cursor.field(sorts[$0]) != nil }
            if present.count > 1 {
                throw cursor.error(
                    .conflictingKeys(sorts[present[0]], sorts[present[1]], hint: "an item is of one sort"))
            }
            guard let sort = present.first else {
                throw cursor.error(.missingKey("flexible", of: "a grid item", hint: "or \"fixed\", or \"adaptive\""))
            }
            return sort + 1
        }.shared("gridItem")
    }()
}
