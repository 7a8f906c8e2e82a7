import MullionDrawing
import MullionGeometry
import MullionLayout

/// What a CSS box draws: its background and border, behind its views. The width of the border is that of the style.
public struct CSSDecoration: Sendable {
    /// What fills the box up to the outer edge of the border; nil: nothing.
    public var background: AnyShapeStyle?
    /// The color of the border on the sides that have no color of their own.
    public var borderColor: AnyShapeStyle
    /// The color of the border at the top; nil: ``borderColor``.
    public var borderTopColor: AnyShapeStyle?
    /// The color of the border at the right; nil: ``borderColor``.
    public var borderRightColor: AnyShapeStyle?
    /// The color of the border at the bottom; nil: ``borderColor``.
    public var borderBottomColor: AnyShapeStyle?
    /// The color of the border at the left; nil: ``borderColor``.
    public var borderLeftColor: AnyShapeStyle?
    /// The radii of the outer corners.
    public var borderRadius: CSSCorners
    /// A shadow behind the background.
    public var boxShadow: Shadow?
    /// The opacity of the box with everything in it, from 0 to 1.
    public var opacity: Double

    /// Creates a decoration that draws nothing but the border of the style, in black.
    public init(
        background: AnyShapeStyle? = nil, borderColor: AnyShapeStyle = AnyShapeStyle(Color.black),
        borderRadius: CSSCorners = 0, boxShadow: Shadow? = nil, opacity: Double = 1
    ) {
        self.background = background
        self.borderColor = borderColor
        self.borderRadius = borderRadius
        self.boxShadow = boxShadow
        self.opacity = opacity
    }

    /// The outline of the area inside the border.
    func paddingBox(of style: CSSStyle) -> PaddingBox {
        PaddingBox(border: Self.border(of: style), corners: borderRadius)
    }

    /// The drawing of a box with a style; nil if there is nothing to draw.
    func drawing(of style: CSSStyle, in environment: EnvironmentValues) -> (any NodeDrawing)? {
        let inner = paddingBox(of: style)
        let hasBorder = inner.border != EdgeInsets()
        guard background != nil || hasBorder else { return nil }
        let sides = [borderTopColor, borderRightColor, borderBottomColor, borderLeftColor]
        return CSSBoxDrawing(
            background: background?.paint(in: environment), inner: inner,
            borderPaints: hasBorder ? sides.map { ($0 ?? borderColor).paint(in: environment) } : [], shadow: boxShadow)
    }

    /// The widths of the border; leading is left.
    private static func border(of style: CSSStyle) -> EdgeInsets {
        func width(_ border: CGFloat) -> CGFloat { border.isFinite ? max(0, border) : 0 }
        return EdgeInsets(
            top: width(style.border.top), leading: width(style.border.left), bottom: width(style.border.bottom),
            trailing: width(style.border.right))
    }
}

/// The outline of the area inside a border whose outer corners are rounded.
nonisolated struct PaddingBox: Shape {
    /// The widths of the border; leading is left.
    let border: EdgeInsets
    /// The radii of the outer corners.
    let corners: CSSCorners

    /// Each inner radius is the outer one without the border next to it (css-backgrounds-3 §5.2).
    func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: rect.minX + border.leading, y: rect.minY + border.top,
            width: max(0, rect.width - border.leading - border.trailing),
            height: max(0, rect.height - border.top - border.bottom))
        let outer = corners.radii(in: rect.size)
        let insets = [
            (border.leading, border.top), (border.trailing, border.top), (border.trailing, border.bottom),
            (border.leading, border.bottom),
        ]
        let radii = zip(outer, insets).map { radius, inset in
            let (x, y) = (radius.width - inset.0, radius.height - inset.1)
            return x > 0 && y > 0 ? CGSize(width: x, height: y) : .zero
        }
        return Path(inner, corners: radii)
    }
}

/// The background and the border of a CSS box.
struct CSSBoxDrawing: NodeDrawing {
    let background: StylePaint?
    let inner: PaddingBox
    /// The paints of the border at the top, right, bottom, and left; empty without a border.
    let borderPaints: [StylePaint]
    let shadow: Shadow?

    func draw(in box: CGRect, childFrames: [CGRect], into list: inout DisplayList) {
        guard !box.isEmpty else { return }
        let outer = Path(box, corners: inner.corners.radii(in: box.size))
        if let paint = background?.paint(in: box), !paint.isInvisible {
            if let shadow { list.append(.pushShadow(shadow)) }
            list.fill(outer, with: paint)
            if shadow != nil { list.append(.pop) }
        }
        guard let first = borderPaints.first else { return }
        var ring = outer
        ring.addPath(inner.path(in: box))
        if borderPaints.allSatisfy({ $0 == first }) {
            let paint = first.paint(in: box)
            if !paint.isInvisible { list.fill(ring, with: paint, rule: .evenOdd) }
            return
        }
        for (side, paint) in zip(sides(of: box), borderPaints) {
            let paint = paint.paint(in: box)
            if paint.isInvisible || side.isEmpty { continue }
            list.append(.pushClip(side))
            list.fill(ring, with: paint, rule: .evenOdd)
            list.append(.pop)
        }
    }

    /// The parts of a box in which the border has the color of the top, right, bottom, and left side: they meet along
    /// lines from the outer through the inner corners. Empty for a side without a border.
    private func sides(of box: CGRect) -> [Path] {
        let border = inner.border
        let corners = [
            (CGPoint(x: box.minX, y: box.minY), border.leading, border.top),
            (CGPoint(x: box.maxX, y: box.minY), -border.trailing, border.top),
            (CGPoint(x: box.maxX, y: box.maxY), -border.trailing, -border.bottom),
            (CGPoint(x: box.minX, y: box.maxY), border.leading, -border.bottom),
        ]
        // Where the line from a corner reaches the middle of the box.
        let middles = corners.map { corner, x, y in
            let steps = [
                x == 0 ? .infinity : box.width / 2 / x.magnitude, y == 0 ? .infinity : box.height / 2 / y.magnitude,
            ]
            let step = min(steps[0], steps[1])
            return step < .infinity ? CGPoint(x: corner.x + x * step, y: corner.y + y * step) : corner
        }
        let widths = [border.top, border.trailing, border.bottom, border.leading]
        return widths.indices.map { side in
            var path = Path()
            guard widths[side] > 0 else { return path }
            let next = (side + 1) % 4
            path.move(to: corners[side].0)
            path.addLine(to: corners[next].0)
            path.addLine(to: middles[next])
            path.addLine(to: middles[side])
            path.closeSubpath()
            return path
        }
    }
}
