import MullionDrawing
import MullionGeometry

/// An outline that fits any rectangle. As a view it takes the room it is offered, filled with the foreground style.
public protocol Shape: Sendable, View {
    /// The outline in a rectangle.
    func path(in rect: CGRect) -> Path
    /// Whether the outline is mirrored in one of the directions of reading; by default where it goes from right to
    /// left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// How the inside of an outline is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether every second outline is a hole; otherwise those that run the other way round are.
    public var isEOFilled: Bool

    /// A way of filling. `antialiased` is there for code that says it; what draws the picture decides.
    public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }

    var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: ShapeView<Self> { ShapeView(shape: self) }

    /// The shape filled with a style.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self> {
        ShapeView(shape: self).fill(content, style: style)
    }

    /// The shape filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> { fill(.foreground, style: style) }

    /// A line along the outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        ShapeView(shape: self).stroke(content, lineWidth: lineWidth)
    }

    /// A line along the outline drawn with a pen, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self).stroke(content, style: style)
    }

    /// A line in the foreground style along the outline. A view, where SwiftUI has a shape.
    public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> { stroke(.foreground, lineWidth: lineWidth) }

    /// A line in the foreground style along the outline. A view, where SwiftUI has a shape.
    public func stroke(style: StrokeStyle) -> ShapeView<Self> { stroke(.foreground, style: style) }
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
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self> {
        ShapeView(shape: self).strokeBorder(content, lineWidth: lineWidth)
    }

    /// A line along the outline drawn with a pen that stays inside of it.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self).strokeBorder(content, style: style)
    }

    /// A line in the foreground style along the outline that stays inside of it.
    public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView<Self> {
        strokeBorder(.foreground, lineWidth: lineWidth)
    }

    /// A line in the foreground style along the outline that stays inside of it.
    public func strokeBorder(style: StrokeStyle) -> ShapeView<Self> { strokeBorder(.foreground, style: style) }
}

/// A shape with a fill and any number of lines along its outline, drawn in the order they were added.
public struct ShapeView<Content: Shape>: View {
    public typealias Body = Never

    private struct Stroke {
        var style: AnyShapeStyle
        var pen: StrokeStyle
        var insetShape: (any Shape)?
    }

    private let shape: Content
    private var fill: AnyShapeStyle?
    private var fillStyle = FillStyle()
    private var strokes: [Stroke] = []

    package init(shape: Content) { self.shape = shape }

    /// The shape filled with a style, under its lines.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView {
        var result = self
        result.fill = AnyShapeStyle(content)
        result.fillStyle = style
        return result
    }

    /// The shape with a line along its outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape with a line along its outline drawn with a pen, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
        var result = self
        result.strokes.append(Stroke(style: AnyShapeStyle(content), pen: style))
        return result
    }
}

extension ShapeView where Content: InsettableShape {
    /// The shape with a line along its outline that stays inside of it.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape with a line along its outline drawn with a pen that stays inside of it.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
        var result = self
        result.strokes.append(
            Stroke(style: AnyShapeStyle(content), pen: style, insetShape: shape.inset(by: style.lineWidth / 2)))
        return result
    }
}

extension ShapeView: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let environment = lowering.environment
        let lines = strokes.map {
            ShapeStroke(
                $0.style.paint(in: environment), pen: $0.pen,
                insetShape: $0.insetShape?.directed(environment.layoutDirection))
        }
        let inside = fill.map { $0.paint(in: environment) } ?? (lines.isEmpty ? environment.foregroundPaint : nil)
        let kind = (shape as? any NamedShape)?.kind ?? "shape"
        lowering.add(lowering.shape(shape, paint: inside, rule: fillStyle.rule, strokes: lines, kind: kind))
    }
}

/// Whether the outline of a shape is the mirror image of itself in one of the directions of reading.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The same in both directions.
    case fixed
    /// Mirrored from side to side in this direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored where reading goes from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// Mirrored where reading goes from right to left, as SwiftUI has it since iOS 17.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The shape as it is drawn in a direction of reading.
    func directed(_ direction: LayoutDirection) -> any Shape {
        guard layoutDirectionBehavior == .mirrors(in: direction) else { return self }
        return (self as? any NamedShape)?.isSymmetric == true ? self : MirroredShape(base: self)
    }
}

/// A shape mirrored from side to side in its rectangle.
private struct MirroredShape<Base: Shape>: Shape {
    let base: Base
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        base.path(in: rect).applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
    }
}
