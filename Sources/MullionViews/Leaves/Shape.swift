import MullionDrawing
import MullionGeometry

/// An outline that fits any rectangle. As a view it takes the room it is offered, filled with the foreground colour.
public protocol Shape: Sendable, View {
    /// The outline in a rectangle.
    func path(in rect: CGRect) -> Path
}

extension Shape {
    /// The shape filled with the foreground colour.
    public var body: ShapeView<Self> { ShapeView(shape: self) }

    /// The shape filled with a colour.
    public func fill(_ color: Color) -> ShapeView<Self> { ShapeView(shape: self, fill: color) }

    /// A line along the outline, half of it outside.
    public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        ShapeView(shape: self).stroke(color, lineWidth: lineWidth)
    }
}

/// A shape that can be drawn smaller, keeping the distance to its outline the same all around.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape moved inwards by a distance in points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// A line along the outline that stays inside of it.
    public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        ShapeView(shape: self).strokeBorder(color, lineWidth: lineWidth)
    }
}

/// A shape with a fill and any number of lines along its outline, drawn in the order they were added.
public struct ShapeView<Content: Shape>: View {
    public typealias Body = Never

    private let shape: Content
    private var fill: Color?
    private var strokes: [ShapeStroke] = []

    init(shape: Content, fill: Color? = nil) {
        self.shape = shape
        self.fill = fill
    }

    /// The shape filled with a colour, under its lines.
    public func fill(_ color: Color) -> ShapeView {
        var result = self
        result.fill = color
        return result
    }

    /// The shape with a line along its outline, half of it outside.
    public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> ShapeView {
        var result = self
        result.strokes.append(ShapeStroke(color, lineWidth: lineWidth))
        return result
    }
}

extension ShapeView where Content: InsettableShape {
    /// The shape with a line along its outline that stays inside of it.
    public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> ShapeView {
        var result = self
        result.strokes.append(
            ShapeStroke(color, lineWidth: lineWidth, insetShape: shape.inset(by: lineWidth / 2)))
        return result
    }
}

extension ShapeView: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let kind = (shape as? any NamedShape)?.kind ?? "shape"
        lowering.add(lowering.shape(shape, fill: fill, strokes: strokes, kind: kind))
    }
}
