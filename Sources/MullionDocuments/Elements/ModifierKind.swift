import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// A modifier of an element that has been read.
struct DocumentModifier: Sendable {
    enum Change: Sendable {
        /// A view modifier.
        case view(@Sendable (FinishedNodes) -> any View)
        /// A view modifier with a further element, by its row in the list of elements.
        case layer(Int, @Sendable (_ content: FinishedNodes, _ layer: FinishedNodes) -> any View)
    }

    let change: Change
    /// The maximum number of nodes that the modifier adds to each node it modifies, without those of a further element.
    let nodes: Int
    /// Whether the modifier changes what its content inherits.
    let changesEnvironment: Bool

    init(change: Change, nodes: Int) {
        self.change = change
        self.nodes = nodes
        changesEnvironment =
            if case .view(let apply) = change { apply(FinishedNodes([])) is any EnvironmentChange } else { false }
    }
}

/// A kind of modifier: a view modifier of the same name.
struct ModifierKind: Sendable {
    let name: String
    let about: String
    /// The schema of the modifier's value.
    let schema: Schema
    /// The expected value, for errors.
    let expected: String
    /// Whether the name alone is a modifier.
    let standsAlone: Bool
    /// Reads the modifier's value; nil for a name without one.
    let read: @Sendable (JSONCursor?, ElementReader) throws(DocumentError) -> DocumentModifier?

    private init<Value>(
        _ name: String, _ rule: Rule<Value>, alone: Value?, _ about: String,
        make: @escaping @Sendable (Value) -> DocumentModifier
    ) {
        self.name = name
        self.about = about
        schema = rule.schema
        expected = rule.expected
        standsAlone = alone != nil
        read = { cursor, reader throws(DocumentError) in
            guard let cursor else { return alone.map(make) }
            return make(try rule.read(cursor, reader))
        }
    }

    /// Creates a modifier with the effect of a view modifier.
    ///
    /// - Parameters:
    ///   - alone: The value for the name alone; nil if a value is required.
    ///   - nodes: The number of nodes it adds to each node it modifies.
    init<Value>(
        _ name: String, _ rule: Rule<Value>, alone: Value? = nil, nodes: Int = 0, _ about: String,
        apply: @escaping @Sendable (FinishedNodes, Value) -> any View
    ) {
        self.init(name, rule, alone: alone, about) { value in
            DocumentModifier(change: .view { apply($0, value) }, nodes: nodes)
        }
    }

    /// Creates a modifier that may have a further element.
    init<Value>(
        layering name: String, _ rule: Rule<Value>, _ about: String,
        make: @escaping @Sendable (Value) -> DocumentModifier
    ) {
        self.init(name, rule, alone: nil, about, make: make)
    }

    /// All kinds, in the order in which errors list them.
    static let all: [ModifierKind] = sizes + positions + items + gridCells + layers + looks + texts

    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// Modifiers of an element's size.
extension ModifierKind {
    private static let sizes: [ModifierKind] = [
        ModifierKind("frame", frame, nodes: 1, "Sets the width and height, or their limits.") { $1($0) },
        ModifierKind(
            "padding", .insets, alone: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16), nodes: 1,
            "Adds space around the element, in points. Default: 16 at every edge."
        ) { $0.padding($1) },
        ModifierKind(
            "fixedSize",
            object(
                "a fixedSize",
                Fields(
                    optional("horizontal", .bool, or: false, "Whether the element has its ideal width."),
                    optional("vertical", .bool, or: false, "Whether the element has its ideal height."))),
            alone: (true, true), nodes: 1,
            "Gives the element its ideal size, whatever is proposed. Default: on both axes."
        ) { $0.fixedSize(horizontal: $1.0, vertical: $1.1) },
        ModifierKind(
            "aspectRatio", aspectRatio, nodes: 1,
            "Constrains the size to a ratio of width to height. Without `ratio`: that of the ideal size."
        ) { $0.aspectRatio($1.0, contentMode: $1.1) },
        ModifierKind(
            "scaledToFit", .trueOnly, alone: true, nodes: 1,
            "Scales the element to fit the proposed size in its aspect ratio."
        ) { content, _ in content.scaledToFit() },
        ModifierKind(
            "scaledToFill", .trueOnly, alone: true, nodes: 1,
            "Scales the element to fill the proposed size in its aspect ratio."
        ) { content, _ in content.scaledToFill() },
        ModifierKind(
            "containerRelativeFrame",
            object(
                "a containerRelativeFrame",
                Fields(
                    optional(
                        "axes", .axes, or: [.horizontal, .vertical],
                        "The axes along which the frame follows the container."),
                    optional("count", .count, or: 1, "The number of equal parts of the container."),
                    optional("span", .count, or: 1, "The number of parts that the frame takes."),
                    optional("spacing", .length, or: 0, "The gap between parts in points."),
                    optional("alignment", .alignment, or: .center, "The alignment of the element in the frame."))),
            nodes: 1, "Sizes the frame relative to the nearest scroll view, or to the document."
        ) { $0.containerRelativeFrame($1.0, count: $1.1, span: $1.2, spacing: $1.3, alignment: $1.4) },
        ModifierKind(
            "layoutPriority", .number, nodes: 1, "The layout priority among siblings; higher ones receive space first."
        ) { $0.layoutPriority(Double($1)) },
    ]

    private typealias Framing = @Sendable (FinishedNodes) -> any View

    private static let frame: Rule<Framing> = {
        let alignment = optional("alignment", .alignment, or: .center, "The alignment of the element in the frame.")
        let fixed = object(
            "a frame",
            Fields(
                optional("width", .length, "The width, in points."),
                optional("height", .length, "The height, in points."),
                alignment)
        ).map { value -> Framing in
            { $0.frame(width: value.0, height: value.1, alignment: value.2) }
        }
        let flexible = Fields(
            optional("minWidth", .length, "The minimum width, in points."),
            optional("idealWidth", .length, "The width for an unspecified proposal, in points."),
            optional("maxWidth", .limit, "The maximum width, in points; \"infinity\" fills the proposed width."),
            optional("minHeight", .length, "The minimum height, in points."),
            optional("idealHeight", .length, "The height for an unspecified proposal, in points."),
            optional("maxHeight", .limit, "The maximum height, in points; \"infinity\" fills the proposed height."),
            alignment)
        let limited = object("a frame", flexible).map { value -> Framing in
            {
                $0.frame(
                    minWidth: value.0, idealWidth: value.1, maxWidth: value.2, minHeight: value.3,
                    idealHeight: value.4, maxHeight: value.5, alignment: value.6)
            }
        }
        let limits = flexible.keys.map(\.name).filter { $0 != "alignment" }
        return Rule<Framing>.choice("an object such as {\"width\": 40}", [fixed, limited]) {
            cursor throws(DocumentError) in
            guard cursor.kind == .object else { return nil }
            guard let limit = limits.first(where: { cursor.field($0) != nil }) else { return 0 }
            if let side = ["width", "height"].first(where: { cursor.field($0) != nil }) {
                throw cursor.error(
                    .conflictingKeys(side, limit, hint: "a frame is fixed or between limits; write two frames"))
            }
            return 1
        }
    }()

    private static let aspectRatio: Rule<(CGFloat?, ContentMode)> = {
        let ratio = Rule.positive("a ratio of width to height")
        let plain = ratio.map { ratio -> (CGFloat?, ContentMode) in (ratio, .fit) }
        let object = object(
            "an aspectRatio",
            Fields(
                optional("ratio", ratio, "The ratio of width to height. Default: that of the ideal size."),
                optional(
                    "contentMode", .contentMode, or: .fit, "Whether the element fits the proposed size or fills it.")))
        return Rule<(CGFloat?, ContentMode)>.choice(
            "a ratio of width to height, or an object with \"ratio\" and \"contentMode\"", [plain, object]
        )
    }()
}

/// Modifiers of an element's position among its siblings.
extension ModifierKind {
    private static let positions: [ModifierKind] = [
        ModifierKind("offset", .point, nodes: 1, "Moves the drawing by distances in points; does not affect layout.") {
            $0.offset(x: $1.x, y: $1.y)
        },
        ModifierKind(
            "position", .point, nodes: 1, "Places the center at a point, in points; takes all of the proposed size."
        ) { $0.position($1) },
        ModifierKind(
            "alignmentGuide", guide, nodes: 1, "Sets an alignment guide, in points from the leading or top edge."
        ) { $1($0) },
        ModifierKind("layoutDirection", .layoutDirection, nodes: 1, "The layout direction.") { $0.layoutDirection($1) },
        ModifierKind("zIndex", .number, "The drawing order among siblings; higher values are in front. Default: 0.") {
            $0.zIndex(Double($1))
        },
    ]

    /// Modifiers of elements in a grid; elsewhere they have no effect.
    private static let gridCells: [ModifierKind] = [
        ModifierKind("gridCellColumns", .count, "The number of grid columns that the element spans.") {
            $0.gridCellColumns($1)
        },
        ModifierKind(
            "gridCellAnchor", .unitPoint, "The point of the element that is placed on the same point of its cell."
        ) { $0.gridCellAnchor($1) },
        ModifierKind(
            "gridColumnAlignment", .horizontalAlignment, "The alignment guide of the elements of its column."
        ) { $0.gridColumnAlignment($1) },
        ModifierKind(
            "gridCellUnsizedAxes", .axes,
            "The axes on which the element does not enlarge its cell, but takes the size of the cell."
        ) { $0.gridCellUnsizedAxes($1) },
    ]

    private typealias Guide = @Sendable (FinishedNodes) -> any View

    private static let guide: Rule<Guide> = {
        let value = required("value", .number, "The distance from the leading or top edge, in points.")
        let horizontal = object(
            "an alignmentGuide",
            Fields(required("horizontal", .horizontalAlignment, "The name of a horizontal guide."), value)
        ).map { guide -> Guide in
            { $0.alignmentGuide(guide.0) { _ in guide.1 } }
        }
        let vertical = object(
            "an alignmentGuide",
            Fields(required("vertical", .verticalAlignment, "The name of a vertical guide."), value)
        ).map { guide -> Guide in
            { $0.alignmentGuide(guide.0) { _ in guide.1 } }
        }
        return Rule<Guide>.choice(
            "an object such as {\"horizontal\": \"leading\", \"value\": 4}", [horizontal, vertical]
        ) { cursor throws(DocumentError) in
            guard cursor.kind == .object else { return nil }
            switch (cursor.field("horizontal") != nil, cursor.field("vertical") != nil) {
            case (true, true):
                throw cursor.error(.conflictingKeys("horizontal", "vertical", hint: "write two modifiers"))
            case (false, false):
                throw cursor.error(
                    .missingKey(
                        "horizontal", of: "an alignmentGuide", hint: "or \"vertical\", with the name of a guide"))
            case (let isHorizontal, _): return isHorizontal ? 0 : 1
            }
        }
    }()
}

extension Rule where Value == Bool {
    /// True, for modifiers without a value.
    static let trueOnly = Rule("true; leave the modifier out for false", .constantTrue) {
        cursor, _ throws(DocumentError) in
        guard try cursor.bool() else { throw cursor.mismatch("true; leave the modifier out for false") }
        return true
    }
}
