import MullionDrawing
import MullionGeometry
import MullionViews

/// Modifiers that add something in front of, behind, or next to an element.
extension ModifierKind {
    static let layers: [ModifierKind] = [
        layered(
            "background", "Draws a color, a style in a shape, or another element behind the element.",
            style: { $0.background($1) }, outlined: { $0.background($1, in: $2) },
            element: { $0.background($1, alignment: $2) }),
        layered(
            "overlay", "Draws a color, a style in a shape, or another element in front of the element.",
            style: { $0.overlay($1) }, outlined: { $0.overlay($1, in: $2) },
            element: { $0.overlay($1, alignment: $2) }),
        ModifierKind("border", border, nodes: 2, "Draws a line along the inside of the edges.") {
            $0.border($1.0, width: $1.1)
        },
        ModifierKind(
            layering: "mask", mask,
            "Masks the element with a shape, or with the alpha channel of another element."
        ) { $0 },
        ModifierKind(
            layering: "safeAreaInset", inset, "Places another element at an edge and insets this one by its length."
        ) { $0 },
    ]

    private static func layered(
        _ name: String, _ about: String, style: @escaping @Sendable (FinishedNodes, AnyShapeStyle) -> any View,
        outlined: @escaping @Sendable (FinishedNodes, AnyShapeStyle, AnyShape) -> any View,
        element: @escaping @Sendable (FinishedNodes, FinishedNodes, Alignment) -> any View
    ) -> ModifierKind {
        ModifierKind(layering: name, layer("\(name == "overlay" ? "an" : "a") \(name)"), about) { layer in
            switch layer {
            case .style(let paint, nil): DocumentModifier(change: .view { style($0, paint) }, nodes: 2)
            case .style(let paint, let outline?):
                DocumentModifier(change: .view { outlined($0, paint, outline) }, nodes: 2)
            case .element(let row, let alignment):
                DocumentModifier(change: .layer(row) { element($0, $1, alignment) }, nodes: 2)
            }
        }
    }

    /// The content of a layer.
    private enum Layer: Sendable {
        case style(AnyShapeStyle, in: AnyShape?)
        /// An element, by its row in the list.
        case element(Int, Alignment)
    }

    /// A style; an element; or an object with a style and a shape, or with content and an alignment.
    private static func layer(_ owner: String) -> Rule<Layer> {
        let style = Rule<AnyShapeStyle>.style.map { Layer.style($0, in: nil) }
        let element = Rule<Int>.element.map { Layer.element($0, .center) }
        let content = object(
            owner,
            Fields(
                required("content", .element, "The element."),
                optional("alignment", .alignment, or: .center, "The alignment of the two elements."))
        ).map { Layer.element($0.0, $0.1) }
        let shape = object(
            owner,
            Fields(
                required("color", .style, hint: "or \"content\", or \"kind\" for an element", "The fill of the shape."),
                optional("cornerRadius", .length, "The radius of the corners, in points."),
                optional("in", .shape, "The shape, instead of a radius.")
            ).map { values, object throws(DocumentError) in
                switch (values.1, values.2) {
                case (_?, _?):
                    throw object.error(.conflictingKeys("cornerRadius", "in", hint: "write one of them"))
                case (let radius?, nil):
                    return Layer.style(values.0, in: AnyShape(RoundedRectangle(cornerRadius: radius)))
                case (nil, let outline): return Layer.style(values.0, in: outline)
                }
            })
        return Rule<Layer>.choice("a color, an element or an object", [style, element, content, shape]) { cursor in
            switch cursor.kind {
            case .string: return 0
            case .object: return cursor.field("kind") != nil ? 1 : cursor.field("content") != nil ? 2 : 3
            default: return nil
            }
        }
    }

    /// A shape, or an element, with or without an alignment.
    private static let mask: Rule<DocumentModifier> = {
        @Sendable func mask(_ row: Int, _ alignment: Alignment) -> DocumentModifier {
            DocumentModifier(
                change: .layer(row) { content, mask in content.mask(alignment: alignment) { mask } }, nodes: 2)
        }
        let shape = Rule<AnyShape>.shapeName.map { shape in
            DocumentModifier(change: .view { $0.mask(shape) }, nodes: 0)
        }
        let element = Rule<Int>.element.map { mask($0, .center) }
        let content = object(
            "a mask",
            Fields(
                required("content", .element, hint: "or \"kind\" for an element", "The element."),
                optional("alignment", .alignment, or: .center, "The alignment of the two elements."))
        ).map { mask($0.0, $0.1) }
        return Rule<DocumentModifier>.choice(
            "the name of a shape, an element, or an object with \"content\"", [shape, element, content]
        ) { cursor in
            switch cursor.kind {
            case .string: 0
            case .object: cursor.field("kind") != nil ? 1 : 2
            default: nil
            }
        }
    }()

    private static let border: Rule<(AnyShapeStyle, CGFloat)> = {
        let line = object(
            "a border",
            Fields(
                required("color", .style, "The color or style of the line."),
                optional("width", .length, or: 1, "The width of the line, in points.")))
        let style = Rule<AnyShapeStyle>.style.map { style -> (AnyShapeStyle, CGFloat) in (style, 1) }
        return Rule<(AnyShapeStyle, CGFloat)>.choice(
            "a color, or an object with \"color\" and \"width\"", [style, line]
        ) {
            cursor in
            cursor.kind == .object && cursor.field("kind") == nil ? 1 : 0
        }
    }()

    private static let inset: Rule<DocumentModifier> = {
        let vertical = inset([("top", VerticalEdge.top), ("bottom", .bottom)], .horizontalAlignment) {
            content, edge, alignment, spacing, bar in
            content.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { bar }
        }
        let horizontal = inset([("leading", HorizontalEdge.leading), ("trailing", .trailing)], .verticalAlignment) {
            content, edge, alignment, spacing, bar in
            content.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { bar }
        }
        return Rule<DocumentModifier>.choice(
            "an object such as {\"edge\": \"top\", \"content\": …}", [vertical, horizontal]
        ) { cursor throws(DocumentError) in
            guard cursor.kind == .object else { return nil }
            guard let edge = cursor.field("edge") else {
                throw cursor.error(
                    .missingKey("edge", of: "a safeAreaInset", hint: "edges are top, bottom, leading, trailing"))
            }
            return try edge.name(of: "edge", [("top", 0), ("bottom", 0), ("leading", 1), ("trailing", 1)])
        }
    }()

    /// Returns a rule for an element at one of two edges.
    private static func inset<Edge: Sendable, Guide: Sendable & CenteredGuide>(
        _ edges: [(String, Edge)], _ alignment: Rule<Guide>,
        make: @escaping @Sendable (FinishedNodes, Edge, Guide, CGFloat?, FinishedNodes) -> any View
    ) -> Rule<DocumentModifier> {
        object(
            "a safeAreaInset",
            Fields(
                required("edge", .names(of: "edge", edges), "The edge at which to place the element."),
                required("content", .element, "The element to place at the edge."),
                optional("alignment", alignment, or: Guide.center, "The alignment of the two elements."),
                optional(
                    "spacing", .number,
                    "The gap between the two elements, in points. Default: their preferred spacing."))
        ).map { edge, row, alignment, spacing in
            DocumentModifier(change: .layer(row) { make($0, edge, alignment, spacing, $1) }, nodes: 2)
        }
    }
}

/// A horizontal or vertical alignment.
private protocol CenteredGuide { static var center: Self { get } }

extension HorizontalAlignment: CenteredGuide {}
extension VerticalAlignment: CenteredGuide {}

extension Rule where Value == Int {
    /// An element, by its row in the list of elements; it is read later.
    static let element = Rule("an element such as {\"kind\": \"text\"}", .definition("element")) { cursor, reader in
        reader.reserve(cursor)
    }
}
