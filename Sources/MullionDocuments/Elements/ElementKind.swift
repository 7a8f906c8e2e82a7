import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// A kind of element: a view, named with a small first letter.
struct ElementKind: Sendable {
    /// Makes a view from the nodes of the elements in it.
    typealias Make = @Sendable (ElementContents) -> any View

    let name: String
    let about: String
    /// The keys of the kind, without those of every element.
    let keys: [Schema.Key]
    let takesChildren: Bool
    /// The maximum number of nodes that an element adds: 1 or 2, or 0 for a group.
    let nodes: Int
    let read: @Sendable (JSONFields, ElementReader) throws(DocumentError) -> Make

    /// Creates a kind without children.
    init<Value>(
        _ name: String, _ fields: Fields<Value>, _ about: String, make: @escaping @Sendable (Value) -> any View
    ) { self.init(name, fields, about, takesChildren: false, nodes: 1) { value in { _ in make(value) } } }

    /// Creates a kind without children whose view is made once for an element, however often that gets nodes.
    init<Value>(
        constant name: String, _ fields: Fields<Value>, _ about: String,
        make: @escaping @Sendable (Value) -> any View & Sendable
    ) {
        self.init(name, fields, about, takesChildren: false, nodes: 1) { value in
            let view = make(value)
            return { _ in view }
        }
    }

    /// Creates a kind that arranges its children.
    init<Value>(
        container name: String, _ fields: Fields<Value>, nodes: Int = 1, _ about: String,
        make: @escaping @Sendable (FinishedNodes, Value) -> any View
    ) { self.init(name, fields, about, takesChildren: true, nodes: nodes) { value in { make($0.children, value) } } }

    /// Creates a kind with elements in other keys.
    init<Value>(
        parts name: String, _ fields: Fields<Value>, _ about: String,
        make: @escaping @Sendable (ElementContents, Value) -> any View
    ) { self.init(name, fields, about, takesChildren: false, nodes: 1) { value in { make($0, value) } } }

    private init<Value>(
        _ name: String, _ fields: Fields<Value>, _ about: String, takesChildren: Bool, nodes: Int,
        make: @escaping @Sendable (Value) -> Make
    ) {
        self.name = name
        self.about = about
        keys = fields.keys
        self.takesChildren = takesChildren
        self.nodes = nodes
        read = { values, reader throws(DocumentError) in make(try fields.read(values, reader)) }
    }

    /// All kinds, in the order in which errors list them.
    static let all: [ElementKind] =
        leaves + shapes + charts + containers + cells + grids + tables + css + overflowStacks + trees + collections

    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension ElementKind {
    private static let leaves: [ElementKind] = [
        ElementKind(
            "text",
            Fields(
                required(
                    "text", .spans,
                    "The text, or an array of spans with attributes; on pages {page} is the page's number, {pages} their number."
                )
            ).and(TextFields.fields),
            "Text, wrapped to the proposed width."
        ) { value in
            let (spans, look) = value
            let text = spans.map(\.text)
            return look.applied(to: text.dropFirst().reduce(text.first ?? Text(verbatim: ""), +))
        },
        ElementKind(
            "image",
            Fields(
                required("source", .imageSource, "The name of a file in the document's folder, or a data: URL."),
                optional("scale", .positive("a number of pixels per point"), or: 1, "The number of pixels per point."),
                optional("resizable", .bool, or: false, "Whether the image is stretched to the proposed size.")),
            "An image in its natural size."
        ) { value in
            let (source, scale, isResizable) = value
            let image = Image(source, scale: scale)
            return isResizable ? image.resizable() : image
        },
        ElementKind("color", Fields(required("color", .color, "The color.")), "A color that fills the proposed size.") {
            $0
        },
        ElementKind("linearGradient", Gradients.linear, "A gradient that fills the proposed size.") { $0 },
        ElementKind("radialGradient", Gradients.radial, "A radial gradient that fills the proposed size.") { $0 },
        ElementKind(
            "spacer", Fields(optional("minLength", .length, "The minimum length, in points.")),
            "Flexible empty space."
        ) { Spacer(minLength: $0) },
        ElementKind("divider", Fields(), "A line across the enclosing stack.") { _ in Divider() },
    ]

    private static let containers: [ElementKind] = [
        ElementKind(
            container: "hStack",
            Fields(
                optional(
                    "alignment", .verticalAlignment, or: .center, "The alignment guide by which elements are aligned."),
                optional(
                    "spacing", .number,
                    "The gap between neighbors, in points. Default: the preferred spacing of each pair.")
            ),
            "Arranges elements side by side."
        ) { children, value in
            let (alignment, spacing) = value
            return HStack(alignment: alignment, spacing: spacing) { children }
        },
        ElementKind(
            container: "vStack",
            Fields(
                optional(
                    "alignment", .horizontalAlignment, or: .center, "The alignment guide by which elements are aligned."
                ),
                optional(
                    "spacing", .number,
                    "The gap between neighbors, in points. Default: the preferred spacing of each pair.")
            ),
            "Arranges elements in a column."
        ) { children, value in
            let (alignment, spacing) = value
            return VStack(alignment: alignment, spacing: spacing) { children }
        },
        ElementKind(
            container: "zStack",
            Fields(optional("alignment", .alignment, or: .center, "The alignment of the elements.")),
            "Layers elements, the last in front."
        ) { children, alignment in ZStack(alignment: alignment) { children } },
        ElementKind(
            container: "viewThatFits",
            Fields(optional("axes", .axes, or: [.horizontal, .vertical], "The axes on which an element must fit.")),
            "Shows the first element that fits the available space, or else the last."
        ) { children, axes in ViewThatFits(in: axes) { children } },
        ElementKind(
            container: "scrollView",
            Fields(
                optional("axes", .axes, or: .vertical, "The axes along which the content can be longer than the view."),
                optional(
                    "offset", .scrollOffset,
                    "The point of the content at the top leading corner. Default: its beginning.")),
            nodes: 3,
            "Shows a part of content that may be larger."
        ) { children, value in
            let (axes, offset) = value
            guard let offset else { return ScrollView(axes) { children } }
            return ScrollView(axes, offset: offset) { children }
        },
        ElementKind(
            container: "group", Fields(), nodes: 0,
            "Elements treated as one, each of which gets the modifiers of the group."
        ) { children, _ in children },
    ]
}
