import MullionCollectionViews
import MullionGeometry
import MullionViews

/// The keys of an outline.
enum OutlineFields {
    static let outline = Fields(
        required(
            "rows", list("an array of rows", of: object("a row", row)),
            "The rows in their order: each is followed by the rows inside of it."),
        optional("indentation", .length, or: 16, "The points by which a row is inside of another. Default: 16."),
        optional(
            "stickyLevels", .index, or: 0,
            "The number of levels, from the top, whose rows stay visible as long as something inside of them is."),
        optional("offset", .scrollOffset, "The offset of the window on the rows. Default: all of them are shown.")
    ).map { value, _ in
        let (rows, indentation, stickyLevels, offset) = value
        var elements = OutlineElements(rows.map(\.row))
        elements.indentation = indentation
        elements.stickyLevels = stickyLevels
        return ArrangedPart(elements: elements, cells: rows.map(\.content), offset: offset)
    }

    private static let row = Fields(
        required("content", .element, "The element in the row."),
        optional(
            "depth", .index, or: 0,
            "The number of rows that it is inside of; at most one more than that of the row before."),
        optional("expanded", .bool, or: true, "Whether the rows inside of it are shown."),
        optional("height", .length, "The height, in points. Default: that of the content.")
    ).map { value, _ in
        (row: OutlineElements.Row(depth: value.1, isExpanded: value.2, height: value.3), content: value.0)
    }
}
