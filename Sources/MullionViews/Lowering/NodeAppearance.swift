import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// The appearance of a node: everything about it that layout does not need.
package struct NodeAppearance {
    /// What a node draws in its frame, before its children. Long ones are indirect, because most nodes draw nothing.
    enum Paint {
        indirect case fill(Color)
        indirect case shape(any Shape, fill: StylePaint?, rule: FillRule, strokes: [ShapeStroke])
        case text(TextDrawing)
        indirect case image(ImageReference.Content)
        /// A drawing around or between the children.
        indirect case drawing(any NodeDrawing)
        indirect case hosted(any HostedLeaf)
    }

    /// An interaction in memory of its own, because it is long.
    private indirect enum Reaction {
        case interaction(NodeInteraction)
    }

    /// What most nodes do not have.
    private struct Details {
        var effects: [NodeEffect] = []
        var descendantClip: (any Shape)?
        var isHidden = false
        var keepsTogether = true
        var breaksInside = false
        var drawsFirstChildLast = false
        var masksFirstChild = false
        var zIndex: Double = 0
        var reaction: Reaction?
        var reports: [ViewDiagnostic.Kind] = []
    }

    private final class DetailsBox {
        let details: Details

        init(_ details: Details) { self.details = details }
    }

    /// The name of the view or modifier in listings, with a small first letter.
    var kind: String
    var paint: Paint?
    /// The details, in memory of their own, so that an appearance is short; nil if they are those of most nodes.
    private var box: DetailsBox?

    private var details: Details {
        get { box?.details ?? Details() }
        set { box = DetailsBox(newValue) }
    }

    /// The effects on the drawing of the node and its descendants; the last one applies to the others' result.
    var effects: [NodeEffect] {
        get { box?.details.effects ?? [] }
        set { details.effects = newValue }
    }

    /// The outline to which the descendants are clipped, but not what the node draws; nil: none.
    var descendantClip: (any Shape)? {
        get { box?.details.descendantClip }
        set { details.descendantClip = newValue }
    }

    /// Whether the node and its descendants are not drawn.
    var isHidden: Bool {
        get { box?.details.isHidden ?? false }
        set { details.isHidden = newValue }
    }

    /// Whether pages break the node only if it does not fit on one.
    var keepsTogether: Bool {
        get { box?.details.keepsTogether ?? true }
        set { details.keepsTogether = newValue }
    }

    /// Whether pages break the rows of the node between lines even if a row fits on one.
    var breaksInside: Bool {
        get { box?.details.breaksInside ?? false }
        set { details.breaksInside = newValue }
    }

    /// Whether the children after the first are drawn before it.
    var drawsFirstChildLast: Bool {
        get { box?.details.drawsFirstChildLast ?? false }
        set { details.drawsFirstChildLast = newValue }
    }

    /// Whether the children after the first are not drawn but mask it.
    var masksFirstChild: Bool {
        get { box?.details.masksFirstChild ?? false }
        set { details.masksFirstChild = newValue }
    }

    /// The drawing order among siblings; those with equal numbers are drawn in declaration order.
    package var zIndex: Double {
        get { box?.details.zIndex ?? 0 }
        set { if newValue != zIndex { details.zIndex = newValue } }
    }

    /// What the node does when it is tapped.
    package var interaction: NodeInteraction? {
        get {
            if case .interaction(let interaction)? = box?.details.reaction { interaction } else { nil }
        }
        set { details.reaction = newValue.map { .interaction($0) } }
    }

    /// Diagnostics of the node, apart from layout's.
    package var reports: [ViewDiagnostic.Kind] {
        get { box?.details.reports ?? [] }
        set { if !newValue.isEmpty || box != nil { details.reports = newValue } }
    }

    package init(kind: String) { self.kind = kind }

    /// Creates an appearance with a drawing of a different module around or between the children.
    package init(kind: String, drawing: any NodeDrawing) { self.init(kind: kind, paint: .drawing(drawing)) }

    init(kind: String, paint: Paint?) {
        self.kind = kind
        self.paint = paint
    }
}

extension NodeAppearance {
    /// The kind of the header cells of a collection, which pages keep with the items after them.
    package static let headerCell = "collectionHeader"
    package static let itemCell = "collectionItem"
    package static let footerCell = "collectionFooter"
    static let table = "table"
    static let tableHeader = "tableHeader"
    static let tableFooter = "tableFooter"
}

/// What a view of a different module draws in its node's frame, before the children.
package protocol NodeDrawing {
    /// Appends the drawing.
    ///
    /// - Parameter childFrames: The frames of the children in declaration order, on whole pixels.
    func draw(in box: CGRect, childFrames: [CGRect], into list: inout DisplayList)
}

/// An effect on the drawing of a node and its descendants. Points are relative to the frame of the node.
enum NodeEffect {
    /// Clips to an outline.
    case clip(any Shape)
    /// Draws everything as one layer with an opacity.
    case opacity(Double)
    /// Draws a shadow behind everything.
    case shadow(Shadow)
    /// Draws through a transform of the frame.
    case transform(@Sendable (CGRect) -> CGAffineTransform)
    /// Rotates about a point.
    case rotation(Angle, anchor: UnitPoint)
    /// Scales about a point.
    case scale(CGSize, anchor: UnitPoint)
}

/// A line along the outline of a shape.
package struct ShapeStroke: Sendable {
    var paint: StylePaint
    var pen: StrokeStyle
    /// The outline for a line that stays inside the shape; nil for the shape's outline, with half the line outside.
    var insetShape: (any Shape)?

    init(_ paint: StylePaint, pen: StrokeStyle, insetShape: (any Shape)? = nil) {
        self.paint = paint
        self.pen = pen
        self.insetShape = insetShape
    }
}

extension NodeEffect {
    /// Returns the command that begins the effect for a node in a frame.
    func command(in box: CGRect) -> DrawingCommand {
        switch self {
        case .clip(let shape): .pushClip(shape.path(in: box))
        case .opacity(let opacity): .pushOpacity(CGFloat(opacity))
        case .shadow(let shadow): .pushShadow(shadow)
        case .transform(let transform): .pushTransform(transform(box))
        case .rotation(let angle, let anchor):
            .pushTransform(.around(box.point(anchor)) { $0.rotated(by: CGFloat(angle.radians)) })
        case .scale(let scale, let anchor):
            .pushTransform(.around(box.point(anchor)) { $0.scaledBy(x: scale.width, y: scale.height) })
        }
    }
}
