import MullionDrawing
import MullionGeometry
import MullionLayout

/// What a CSS box draws: its background and border, behind its views. The width of the border is that of the style.
public struct CSSDecoration: Sendable {
    /// What fills the box up to the outer edge of the border; nil: nothing.
    public var background: AnyShapeStyle?
    /// The color of the border on all sides.
    public var borderColor: AnyShapeStyle
    /// The radius of the outer corners in points; at most half of the shorter side is used.
    public var borderRadius: CGFloat
    /// A shadow behind the background.
    public var boxShadow: Shadow?
    /// The opacity of the box with everything in it, from 0 to 1.
    public var opacity: Double

    /// Creates a decoration that draws nothing but the border of the style, in black.
    public init(
        background: AnyShapeStyle? = nil, borderColor: AnyShapeStyle = AnyShapeStyle(Color.black),
        borderRadius: CGFloat = 0, boxShadow: Shadow? = nil, opacity: Double = 1
    ) {
        self.background = background
        self.borderColor = borderColor
        self.borderRadius = borderRadius
        self.boxShadow = boxShadow
        self.opacity = opacity
    }

    /// The outline of the area inside the border.
    func paddingBox(of style: CSSStyle) -> PaddingBox {
        PaddingBox(border: Self.border(of: style), radius: borderRadius)
    }

    /// The drawing of a box with a style; nil if there is nothing to draw.
    func drawing(of style: CSSStyle, in environment: EnvironmentValues) -> (any NodeDrawing)? {
        let inner = paddingBox(of: style)
        let hasBorder = inner.border != EdgeInsets()
        guard background != nil || hasBorder else { return nil }
        return CSSBoxDrawing(
            background: background?.paint(in: environment), inner: inner,
            borderPaint: hasBorder ? borderColor.paint(in: environment) : nil, shadow: boxShadow)
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
struct PaddingBox: Shape {
    /// The widths of the border; leading is left.
    let border: EdgeInsets
    /// The radius of the outer corners, in points.
    let radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let inner = CGRect(
            x: rect.minX + border.leading, y: rect.minY + border.top,
            width: max(0, rect.width - border.leading - border.trailing),
            height: max(0, rect.height - border.top - border.bottom))
        let thickest = max(border.top, border.leading, border.bottom, border.trailing)
        return Path(roundedRect: inner, cornerRadius: max(0, min(radius, rect.width / 2, rect.height / 2) - thickest))
    }
}

/// The background and the border of a CSS box.
struct CSSBoxDrawing: NodeDrawing {
    let background: StylePaint?
    let inner: PaddingBox
    let borderPaint: StylePaint?
    let shadow: Shadow?

    func draw(in box: CGRect, childFrames: [CGRect], into list: inout DisplayList) {
        guard !box.isEmpty else { return }
        let outer = Path(roundedRect: box, cornerRadius: inner.radius)
        if let paint = background?.paint(in: box), !paint.isInvisible {
            if let shadow { list.append(.pushShadow(shadow)) }
            list.fill(outer, with: paint)
            if shadow != nil { list.append(.pop) }
        }
        guard let paint = borderPaint?.paint(in: box), !paint.isInvisible else { return }
        var ring = outer
        ring.addPath(inner.path(in: box))
        list.fill(ring, with: paint, rule: .evenOdd)
    }
}
