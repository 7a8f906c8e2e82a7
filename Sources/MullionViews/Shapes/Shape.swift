import MullionDrawing
import MullionGeometry

/// An outline in any rectangle. As a view it fills its proposal with the foreground style.
nonisolated public protocol Shape: Sendable, View {
    /// Returns the outline in a rectangle.
    func path(in rect: CGRect) -> Path
    /// Whether the outline is mirrored in one of the reading directions; by default, from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// How the inside of an outline is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether every second outline is a hole; otherwise those in the opposite direction are.
    public var isEOFilled: Bool

    /// Creates a fill style. `antialiased` is ignored: output formats decide about smoothing.
    public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }

    var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

extension Shape {
    /// The shape, filled with the foreground style.
    public var body: ShapeView<Self> { ShapeView(shape: self) }

    /// Fills the shape with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self> {
        ShapeView(shape: self).fill(content, style: style)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { fill(.foreground, style: style) }

    /// Draws a line along the outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        ShapeView(shape: self).stroke(content, lineWidth: lineWidth)
    }

    /// Draws a line along the outline with a pen, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self).stroke(content, style: style)
    }

    /// Draws a line in the foreground style along the outline. Returns a view, where SwiftUI returns a shape.
    public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> { stroke(.foreground, lineWidth: lineWidth) }

    /// Draws a line in the foreground style along the outline. Returns a view, where SwiftUI returns a shape.
    public func stroke(style: StrokeStyle) -> ShapeView<Self> { stroke(.foreground, style: style) }
}

/// A shape that can be inset by an equal distance along its outline.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by a distance in points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws a line along the inside of the outline.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        ShapeView(shape: self).strokeBorder(content, lineWidth: lineWidth)
    }

    /// Draws a line along the inside of the outline with a pen.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self).strokeBorder(content, style: style)
    }

    /// Draws a line in the foreground style along the inside of the outline.
    public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView<Self> {
        strokeBorder(.foreground, lineWidth: lineWidth)
    }

    /// Draws a line in the foreground style along the inside of the outline.
    public func strokeBorder(style: StrokeStyle) -> ShapeView<Self> { strokeBorder(.foreground, style: style) }
}

/// A shape with a fill and any number of lines along its outline, drawn in the order of adding them.
nonisolated public struct ShapeView<Content: Shape>: View, Sendable {
    private let shape: Content
    private var fill: AnyShapeStyle?
    private var fillStyle = FillStyle()
    private var strokes: [StyledStroke] = []

    package init(shape: Content) { self.shape = shape }

    /// Fills the shape with a style, behind its lines.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView {
        var result = self
        result.fill = AnyShapeStyle(content)
        result.fillStyle = style
        return result
    }

    /// Adds a line along the outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds a line along the outline with a pen, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
        var result = self
        result.strokes.append(StyledStroke(style: AnyShapeStyle(content), pen: style))
        return result
    }
}

/// A line of a shape before its style is painted. Outside the view, whose type parameter it would have.
private struct StyledStroke {
    var style: AnyShapeStyle
    var pen: StrokeStyle
    var insetShape: (any Shape)?
}

extension ShapeView where Content: InsettableShape {
    /// Adds a line along the inside of the outline.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Adds a line along the inside of the outline with a pen.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
        var result = self
        result.strokes.append(
            StyledStroke(style: AnyShapeStyle(content), pen: style, insetShape: shape.inset(by: style.lineWidth / 2)))
        return result
    }
}

nonisolated extension ShapeView: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let kind = lowering.shapeNames.name(of: shape)
        // The environment is read where it is: a copy of it takes longer than all the rest.
        let lines = strokes.map {
            ShapeStroke(
                $0.style.paint(in: lowering.environment), pen: $0.pen,
                insetShape: $0.insetShape?.directed(lowering.environment.layoutDirection))
        }
        let inside =
            fill.map { $0.paint(in: lowering.environment) }
            ?? (lines.isEmpty ? lowering.environment.foregroundPaint : nil)
        lowering.add(lowering.shape(shape, paint: inside, rule: fillStyle.rule, strokes: lines, kind: kind))
    }
}

/// Whether an outline is mirrored in one of the reading directions.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Equal in both directions.
    case fixed
    /// Mirrored from side to side in this direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// Mirrored from right to left, as in SwiftUI since iOS 17.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Returns the shape as drawn in a reading direction.
    func directed(_ direction: LayoutDirection) -> any Shape {
        guard layoutDirectionBehavior == .mirrors(in: direction) else { return self }
        return (self as? any NamedShape)?.isSymmetric == true ? self : MirroredShape(base: self)
    }
}

/// A shape mirrored from side to side in its rectangle.
nonisolated private struct MirroredShape<Base: Shape>: Shape {
    let base: Base
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        base.path(in: rect).applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
    }
}
