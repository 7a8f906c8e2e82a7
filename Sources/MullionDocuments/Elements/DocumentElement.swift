import MullionDrawing
import MullionGeometry
import MullionText

/// One element of a document, checked. Elements are kept in a flat list, parents before children.
struct DocumentElement: Sendable {
    /// What an element is.
    enum Content: Sendable {
        case text(String, Font?, Color?, isBold: Bool)
        case color(Color)
        case shape(OutlineShape, fill: Color?, strokes: [OutlineStroke])
        case spacer(minLength: CGFloat?)
        case divider
        case container(Container)
        /// As many elements as it has children: stands for them in its parent.
        case group
    }

    /// How an element arranges its children.
    enum Container: Sendable {
        case hStack(VerticalAlignment, spacing: CGFloat?)
        case vStack(HorizontalAlignment, spacing: CGFloat?)
        case zStack(Alignment)
        case viewThatFits(Axis.Set)
    }

    /// The row of the element in the tape.
    var row: Int
    var name: String?
    var content: Content = .group
    /// The rows of the children in the list of elements.
    var children: [Int] = []
    /// The modifiers, the innermost first.
    var modifiers: [DocumentModifier] = []
}

/// An outline a document can name.
enum OutlineShape: Sendable {
    case rectangle, capsule, circle
    case roundedRectangle(CGFloat)
}

/// A line along an outline.
struct OutlineStroke: Sendable {
    var color: Color
    var lineWidth: CGFloat
    var isInside: Bool
}

/// A modifier of an element.
enum DocumentModifier: Sendable {
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
    case flexibleFrame(width: FlexibleSide, height: FlexibleSide, Alignment)
    case padding(EdgeInsets)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(CGFloat?, ContentMode)
    case layoutPriority(Double)
    case horizontalGuide(HorizontalAlignment, CGFloat)
    case verticalGuide(VerticalAlignment, CGFloat)
    case offset(CGPoint)
    case position(CGPoint)
    case layoutDirection(LayoutDirection)
    /// Another element, by its row in the list, in front of this one or behind it.
    case layer(Int, Alignment, isInFront: Bool)
    case clip(OutlineShape)
    case foregroundColor(Color)
    case font(Font)
    case bold(Bool)

    /// The limits of one side of a flexible frame.
    struct FlexibleSide: Sendable {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?
    }

    /// Whether the modifier adds a node to every node it modifies.
    var makesNode: Bool {
        switch self {
        case .clip, .foregroundColor, .font, .bold: false
        default: true
        }
    }
}
