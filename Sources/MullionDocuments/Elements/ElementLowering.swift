import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// Turns a flat list of elements into nodes, by the functions that lower value views, without recursion.
///
/// 1. From the first element to the last: hand down what is inherited. A modifier changes it for the element, for the
///    modifiers before it and for everything in those.
/// 2. From the last element to the first, so that children have their nodes: make the nodes and apply the modifiers.
///
/// - Complexity: O(elements + modifiers).
struct ElementLowering {
    var lowering: Lowering
    private let elements: [DocumentElement]
    /// What each element inherits from outside, and after step 1 from its own modifiers.
    private var environments: [EnvironmentValues]
    /// The nodes of each element.
    private var nodes: [[NodeID]]
    /// The element whose nodes begin at an index, in the order they were made.
    private var beginnings: [(node: Int, element: Int)] = []

    init(_ elements: [DocumentElement], measurer: any TextMeasurer) {
        self.elements = elements
        lowering = Lowering(measurer: measurer)
        environments = Array(repeating: EnvironmentValues(), count: elements.count)
        nodes = Array(repeating: [], count: elements.count)
    }

    var rootNodes: [NodeID] { nodes[0] }

    mutating func lowerAll() {
        for row in elements.indices { inherit(row) }
        for row in elements.indices.reversed() { lower(row) }
        beginnings.append((lowering.tree.nodeCount, 0))
    }

    /// The element that made a node.
    func element(of node: NodeID) -> Int? {
        var (low, high) = (0, beginnings.count)
        while low < high {
            let middle = (low + high) / 2
            if beginnings[middle].node <= Int(node.index) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : beginnings[low - 1].element
    }

    // MARK: - 1. Inheriting

    private mutating func inherit(_ row: Int) {
        var environment = environments[row]
        for modifier in elements[row].modifiers.reversed() {
            switch modifier {
            case .foregroundColor(let color): environment.foregroundColor = color
            case .font(let font): environment.font = font
            case .bold(let isBold): environment.text.isBold = isBold
            case .layoutDirection(let direction): environment.layoutDirection = direction
            case .layer(let layer, _, _): environments[layer] = environment
            default: break
            }
        }
        environments[row] = environment
        for child in elements[row].children { environments[child] = environment }
    }

    // MARK: - 2. Making nodes

    private mutating func lower(_ row: Int) {
        beginnings.append((lowering.tree.nodeCount, row))
        let element = elements[row]
        lowering.environment = environments[row]
        var made = lower(element)
        for modifier in element.modifiers { made = apply(modifier, to: made) }
        if let name = element.name { lowering.name(made, name) }
        nodes[row] = made
    }

    private mutating func lower(_ element: DocumentElement) -> [NodeID] {
        switch element.content {
        case .text(let string, let font, let color, let isBold):
            if let font { lowering.environment.font = font }
            if let color { lowering.environment.foregroundColor = color }
            if isBold { lowering.environment.text.isBold = true }
            return [lowering.text(string)]
        case .color(let color): return [lowering.color(color)]
        case .shape(let outline, let fill, let strokes): return [outline.lower(fill, strokes, &lowering)]
        case .spacer(let minLength): return [lowering.spacer(minLength: minLength)]
        case .divider: return [lowering.divider()]
        case .group: return element.children.flatMap { nodes[$0] }
        case .container(let container):
            let children = element.children.flatMap { nodes[$0] }
            switch container {
            case .hStack(let alignment, let spacing):
                return [lowering.container(.hStack(alignment: alignment, spacing: spacing), named: "hStack", children)]
            case .vStack(let alignment, let spacing):
                return [lowering.container(.vStack(alignment: alignment, spacing: spacing), named: "vStack", children)]
            case .zStack(let alignment):
                return [lowering.container(.zStack(alignment: alignment), named: "zStack", children)]
            case .viewThatFits(let axes):
                return [lowering.container(.viewThatFits(in: axes), named: "viewThatFits", children)]
            }
        }
    }

    private mutating func apply(_ modifier: DocumentModifier, to made: [NodeID]) -> [NodeID] {
        if let (style, name) = modifier.nodeStyle { return lowering.modified(made, by: style, named: name) }
        switch modifier {
        case .layer(let row, let alignment, let isInFront):
            // The reader lets no element of several nodes have a layer.
            guard let base = made.first else { return made }
            return [
                isInFront
                    ? lowering.overlay(base, nodes[row], alignment: alignment)
                    : lowering.background(base, nodes[row], alignment: alignment)
            ]
        case .clip(let outline): outline.clip(made, &lowering)
        default: break
        }
        return made
    }
}

extension DocumentModifier {
    /// The node a modifier puts around another, and what it is called; nil for the other modifiers.
    fileprivate var nodeStyle: (NodeStyle, String)? {
        switch self {
        case .frame(let width, let height, let alignment):
            (.frame(width: width, height: height, alignment: alignment), "frame")
        case .flexibleFrame(let width, let height, let alignment):
            (
                .flexibleFrame(
                    minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, minHeight: height.min,
                    idealHeight: height.ideal, maxHeight: height.max, alignment: alignment), "frame"
            )
        case .padding(let insets): (.padding(insets), "padding")
        case .fixedSize(let horizontal, let vertical):
            (.fixedSize(horizontal: horizontal, vertical: vertical), "fixedSize")
        case .aspectRatio(let ratio, let mode): (.aspectRatio(ratio, contentMode: mode), "aspectRatio")
        case .layoutPriority(let priority): (.layoutPriority(priority), "layoutPriority")
        case .horizontalGuide(let guide, let value): (.guide(guide, at: value), "alignmentGuide")
        case .verticalGuide(let guide, let value): (.guide(guide, at: value), "alignmentGuide")
        case .offset(let offset): (.offset(x: offset.x, y: offset.y), "offset")
        case .position(let position): (.position(x: position.x, y: position.y), "position")
        case .layoutDirection(let direction): (.layoutDirection(direction), "layoutDirection")
        case .layer, .clip, .foregroundColor, .font, .bold: nil
        }
    }
}

extension OutlineShape {
    fileprivate func lower(_ fill: Color?, _ strokes: [OutlineStroke], _ lowering: inout Lowering) -> NodeID {
        switch self {
        case .rectangle: lower(Rectangle(), "rectangle", fill, strokes, &lowering)
        case .capsule: lower(Capsule(), "capsule", fill, strokes, &lowering)
        case .circle: lower(Circle(), "circle", fill, strokes, &lowering)
        case .roundedRectangle(let radius):
            lower(RoundedRectangle(cornerRadius: radius), "roundedRectangle", fill, strokes, &lowering)
        }
    }

    private func lower(
        _ shape: some InsettableShape, _ name: String, _ fill: Color?, _ strokes: [OutlineStroke],
        _ lowering: inout Lowering
    ) -> NodeID {
        let strokes = strokes.map { stroke in
            ShapeStroke(
                stroke.color, lineWidth: stroke.lineWidth,
                insetShape: stroke.isInside ? shape.inset(by: stroke.lineWidth / 2) : nil)
        }
        return lowering.shape(shape, fill: fill, strokes: strokes, kind: name)
    }

    fileprivate func clip(_ nodes: [NodeID], _ lowering: inout Lowering) {
        switch self {
        case .rectangle: lowering.clip(nodes, to: Rectangle())
        case .capsule: lowering.clip(nodes, to: Capsule())
        case .circle: lowering.clip(nodes, to: Circle())
        case .roundedRectangle(let radius): lowering.clip(nodes, to: RoundedRectangle(cornerRadius: radius))
        }
    }
}
