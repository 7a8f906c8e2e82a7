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
    ) {
        self.init(name, fields, about, takesChildren: false, nodes: 1) { value in { _ in make(value) } }
    }

    /// Creates a kind that arranges its children.
    init<Value>(
        container name: String, _ fields: Fields<Value>, nodes: Int = 1, _ about: String,
        make: @escaping @Sendable (FinishedNodes, Value) -> any View
    ) {
        self.init(name, fields, about, takesChildren: true, nodes: nodes) { value in { make($0.children, value) } }
    }

    /// Creates a kind with elements in other keys.
    init<Value>(
        parts name: String, _ fields: Fields<Value>, _ about: String,
        make: @escaping @Sendable (ElementContents, Value) -> any View
    ) {
        self.init(name, fields, about, takesChildren: false, nodes: 1) { value in { make($0, value) } }
    }

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
    static let all: [ElementKind] = leaves + shapes + containers + cells + grids + overflowStacks + trees + collections

    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

extension ElementKind {
    private static let leaves: [ElementKind] = [
        ElementKind(
            "text",
            Fields(required("text", .spans, "What is written, or an array of texts with looks of their own."))
                .and(TextFields.fields),
            "Text, wrapped in the width it is given."
        ) { value in
            let (spans, look) = value
            let text = spans.map(\.text)
            return look.applied(to: text.dropFirst().reduce(text.first ?? Text(verbatim: ""), +))
        },
        ElementKind(
            "image",
            Fields(
                required("source", .imageSource, "The name of a file beside the document, or a data: address."),
                optional("scale", .positive("a number of pixels per point"), or: 1, "The pixels per point."),
                optional("resizable", .bool, or: false, "Whether the picture is stretched to the room it is offered.")),
            "A picture, as large as its file says."
        ) { value in
            let (source, scale, isResizable) = value
            let image = Image(source, scale: scale)
            return isResizable ? image.resizable() : image
        },
        ElementKind(
            "color", Fields(required("color", .color, "The colour.")), "A colour in all the room it is offered."
        ) {
            $0
        },
        ElementKind("linearGradient", Gradients.linear, "A gradient in all the room it is offered.") { $0 },
        ElementKind("radialGradient", Gradients.radial, "A round gradient in all the room it is offered.") { $0 },
        ElementKind(
            "spacer", Fields(optional("minLength", .length, "The least length in points.")),
            "Room that gives way to everything else."
        ) { Spacer(minLength: $0) },
        ElementKind("divider", Fields(), "A line across the enclosing stack.") { _ in Divider() },
    ]

    private static let containers: [ElementKind] = [
        ElementKind(
            container: "hStack",
            Fields(
                optional("alignment", .verticalAlignment, or: .center, "By which guides the elements are lined up."),
                optional("spacing", .number, "The gap between neighbours in points; if missing what each pair prefers.")
            ),
            "Elements side by side."
        ) { children, value in
            let (alignment, spacing) = value
            return HStack(alignment: alignment, spacing: spacing) { children }
        },
        ElementKind(
            container: "vStack",
            Fields(
                optional("alignment", .horizontalAlignment, or: .center, "By which guides the elements are lined up."),
                optional("spacing", .number, "The gap between neighbours in points; if missing what each pair prefers.")
            ),
            "Elements one below the other."
        ) { children, value in
            let (alignment, spacing) = value
            return VStack(alignment: alignment, spacing: spacing) { children }
        },
        ElementKind(
            container: "zStack",
            Fields(optional("alignment", .alignment, or: .center, "By which point the elements are lined up.")),
            "Elements in front of each other, the last in front."
        ) { children, alignment in ZStack(alignment: alignment) { children } },
        ElementKind(
            container: "viewThatFits",
            Fields(optional("axes", .axes, or: [.horizontal, .vertical], "The axes on which an element has to fit.")),
            "The first element that fits into the room there is, or the last."
        ) { children, axes in ViewThatFits(in: axes) { children } },
        ElementKind(
            container: "scrollView",
            Fields(
                optional("axes", .axes, or: .vertical, "The axes on which the content has the length it wants."),
                optional("offset", .scrollOffset, "The place of the content that is shown; its beginning if missing.")),
            nodes: 3,
            "A window on content that may be larger."
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
