import MullionDrawing
import MullionGeometry
import MullionText

/// Values that elements and modifiers have in common.
extension JSONCursor {
    static let horizontalAlignments: [(String, HorizontalAlignment)] = [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]

    static let verticalAlignments: [(String, VerticalAlignment)] = [
        ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
        ("lastTextBaseline", .lastTextBaseline),
    ]

    static let alignments: [(String, Alignment)] = [
        ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
        ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing),
    ]

    func horizontalAlignment() throws(DocumentError) -> HorizontalAlignment {
        try name(of: "alignment", Self.horizontalAlignments)
    }

    func verticalAlignment() throws(DocumentError) -> VerticalAlignment {
        try name(of: "alignment", Self.verticalAlignments)
    }

    func alignment() throws(DocumentError) -> Alignment { try name(of: "alignment", Self.alignments) }

    /// A size in points, or an object with family, size and weight.
    func font() throws(DocumentError) -> Font {
        if isNumber { return Font(size: try length()) }
        guard kind == .object else { throw mismatch("a size in points or an object with \"size\"") }
        let fields = try fields(of: "a font", keys: ["family", "size", "weight"])
        var font = Font(size: try fields.required("size").length())
        if let family = try fields["family"]?.string() { font.family = family }
        if let weight = fields["weight"] {
            font.weight = try weight.name(of: "weight", [("regular", .regular), ("bold", .bold)])
        }
        return font
    }

    /// A point as [x, y] or as an object with x and y, each 0 if missing.
    func point() throws(DocumentError) -> CGPoint {
        if kind == .array {
            let sides = try elements()
            guard sides.count == 2 else { throw mismatch("[x, y]") }
            return CGPoint(x: try sides[0].number(), y: try sides[1].number())
        }
        guard kind == .object else { throw mismatch("[x, y] or an object with \"x\" and \"y\"") }
        let fields = try fields(of: "a point", keys: ["x", "y"])
        return CGPoint(x: try fields["x"]?.number() ?? 0, y: try fields["y"]?.number() ?? 0)
    }

    /// The same length for all edges, or an object by edges; the more exact key wins.
    func insets() throws(DocumentError) -> EdgeInsets {
        if isNumber { return EdgeInsets(.all, try number()) }
        guard kind == .object else {
            throw mismatch("a number of points or an object such as {\"horizontal\": 16, \"top\": 8}")
        }
        let fields = try fields(
            of: "a padding", keys: ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"])
        let all = try fields["all"]?.number() ?? 0
        let horizontal = try fields["horizontal"]?.number() ?? all
        let vertical = try fields["vertical"]?.number() ?? all
        return EdgeInsets(
            top: try fields["top"]?.number() ?? vertical, leading: try fields["leading"]?.number() ?? horizontal,
            bottom: try fields["bottom"]?.number() ?? vertical,
            trailing: try fields["trailing"]?.number() ?? horizontal)
    }

    /// A line along an outline: a colour, or an object with colour and line width.
    func stroke(isInside: Bool) throws(DocumentError) -> OutlineStroke {
        guard kind == .object else { return OutlineStroke(color: try color(), lineWidth: 1, isInside: isInside) }
        let fields = try fields(of: "a stroke", keys: ["color", "lineWidth"])
        return OutlineStroke(
            color: try fields.required("color").color(), lineWidth: try fields["lineWidth"]?.length() ?? 1,
            isInside: isInside)
    }
}
