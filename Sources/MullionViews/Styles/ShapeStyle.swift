import MullionDrawing
import MullionGeometry
import MullionLayout

/// A style of fills and lines: a color, a gradient, or one derived from them.
///
/// To define a style, return an existing one from ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style to use in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Never called: a primitive style does not resolve to another.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style and not made of others")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style with a paint.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    func paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
    func stylePaint(in environment: EnvironmentValues) -> StylePaint {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.paint(in: environment) }
        return resolve(in: environment).stylePaint(in: environment)
    }
}

/// A paint, before its rectangle is known.
package enum StylePaint: Equatable, Sendable {
    case color(Color)
    case linear(Gradient, UnitPoint, UnitPoint)
    case radial(Gradient, UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case cssLinear(Gradient, CSSLinearGradient.Direction)
    case cssCircle(Gradient, UnitPoint)
    case angular(AngularSweep)

    func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        // Shapes draw it in steps; elsewhere it is one color.
        case .angular(let sweep): .color(sweep.gradient.stops.first?.color ?? .clear)
        case .linear(let gradient, let start, let end):
            .linearGradient(gradient, from: rect.point(start), to: rect.point(end))
        case .radial(let gradient, let center, let startRadius, let endRadius):
            .radialGradient(gradient, center: rect.point(center), startRadius: startRadius, endRadius: endRadius)
        case .cssLinear(let gradient, let direction):
            direction.paint(gradient, in: rect)
        case .cssCircle(let gradient, let center):
            .radialGradient(
                gradient, center: rect.point(center), startRadius: 0,
                endRadius: rect.farthestCornerDistance(from: rect.point(center)))
        }
    }

    /// The color that represents the paint where only a color can be used.
    var color: Color {
        switch self {
        case .color(let color): color
        case .angular(let sweep): sweep.gradient.stops.first?.color ?? .clear
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .cssLinear(let gradient, _),
            .cssCircle(let gradient, _):
            gradient.stops.first?.color ?? .clear
        }
    }

    func opacity(_ opacity: Double) -> StylePaint {
        func faded(_ gradient: Gradient) -> Gradient {
            Gradient(stops: gradient.stops.map { .init(color: $0.color.opacity(opacity), location: $0.location) })
        }
        return switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .linear(let gradient, let start, let end): .linear(faded(gradient), start, end)
        case .radial(let gradient, let center, let start, let end):
            .radial(faded(gradient), center, startRadius: start, endRadius: end)
        case .cssLinear(let gradient, let direction): .cssLinear(faded(gradient), direction)
        case .cssCircle(let gradient, let center): .cssCircle(faded(gradient), center)
        case .angular(let sweep): .angular(sweep.with(faded(sweep.gradient)))
        }
    }
}

extension CGRect {
    func point(_ unit: UnitPoint) -> CGPoint { CGPoint(x: minX + unit.x * width, y: minY + unit.y * height) }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
    /// A style, and the value by which it is compared with others.
    private final class Box: Sendable {
        let source: any Sendable
        let resolved: @Sendable (EnvironmentValues) -> StylePaint

        init(_ source: any Sendable, _ resolved: @escaping @Sendable (EnvironmentValues) -> StylePaint) {
            self.source = source
            self.resolved = resolved
        }
    }

    /// The source of a style that is only the same as itself.
    private final class Unique: Sendable {}

    private let box: Box

    /// Creates a style that hides the type of another.
    public init<S: ShapeStyle>(_ style: S) {
        if S.self == AnyShapeStyle.self, let hidden = style as? AnyShapeStyle {
            self = hidden
        } else if let primitive = style as? any PrimitiveShapeStyle {
            box = Box(style) { primitive.paint(in: $0) }
        } else {
            box = Box(style) { style.stylePaint(in: $0) }
        }
    }

    init(_ paint: StylePaint) { box = Box(paint) { _ in paint } }

    /// Creates a style with its opacity multiplied by a factor.
    package init<S: ShapeStyle>(_ style: S, opacity: Double) {
        box = Box(Unique()) { style.stylePaint(in: $0).opacity(opacity) }
    }

    /// Creates a gradient around a point.
    package init(angular sweep: AngularSweep) { box = Box(sweep) { .angular(sweep.resolved(in: $0)) } }

    /// Creates a gradient from a point to the farthest corner.
    package init(circle gradient: Gradient, center: UnitPoint) {
        box = Box(Unique()) { .cssCircle($0.resolve(gradient), center) }
    }

    /// Returns whether another style is known to be the same in every environment.
    func isSame(as other: AnyShapeStyle) -> Bool {
        box === other.box || isSameAny(box.source, other.box.source)
    }

    /// Returns the paint of the style in a rectangle.
    package func paint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
        box.resolved(environment).paint(in: rect)
    }
}

extension AnyShapeStyle: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint { box.resolved(environment) }
}

extension Color: ShapeStyle {}

extension Color: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint { .color(environment.resolve(self)) }
}

/// The inherited foreground style, or a fainter one.
public struct HierarchicalShapeStyle: ShapeStyle {
    private let opacity: Double

    /// The foreground style.
    static let primaryLevel = HierarchicalShapeStyle(opacity: 1)
    /// The foreground style at half its opacity.
    static let secondaryLevel = HierarchicalShapeStyle(opacity: 0.5)
    /// The foreground style at a quarter of its opacity.
    static let tertiaryLevel = HierarchicalShapeStyle(opacity: 0.25)
    /// The foreground style at 18 % of its opacity.
    static let quaternaryLevel = HierarchicalShapeStyle(opacity: 0.18)
}

extension HierarchicalShapeStyle: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint {
        let paint = environment.foregroundPaint
        return opacity == 1 ? paint : paint.opacity(opacity)
    }
}

/// The inherited foreground style.
public struct ForegroundStyle: ShapeStyle {
    /// Creates the foreground style.
    public init() {}
}

extension ForegroundStyle: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint { environment.foregroundPaint }
}

/// The background style: white, black in dark surroundings.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the background style.
    public init() {}
}

extension BackgroundStyle: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint {
        .color(environment.colorScheme == .dark ? .black : .white)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The inherited foreground style.
    public static var primary: HierarchicalShapeStyle { .primaryLevel }
    /// The foreground style at half its opacity.
    public static var secondary: HierarchicalShapeStyle { .secondaryLevel }
    /// The foreground style at a quarter of its opacity.
    public static var tertiary: HierarchicalShapeStyle { .tertiaryLevel }
    /// The foreground style at 18 % of its opacity.
    public static var quaternary: HierarchicalShapeStyle { .quaternaryLevel }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The inherited foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style: white.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension Color {
    /// The color of controls: blue.
    public static let accentColor = Color.blue
}

/// The named colors, where a style is expected: `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
    /// The color of the same name.
    public static var clear: Color { Color.clear }
    /// The color of the same name.
    public static var black: Color { Color.black }
    /// The color of the same name.
    public static var white: Color { Color.white }
    /// The color of the same name.
    public static var gray: Color { Color.gray }
    /// The color of the same name.
    public static var red: Color { Color.red }
    /// The color of the same name.
    public static var green: Color { Color.green }
    /// The color of the same name.
    public static var blue: Color { Color.blue }
    /// The color of the same name.
    public static var orange: Color { Color.orange }
    /// The color of the same name.
    public static var yellow: Color { Color.yellow }
    /// The color of the same name.
    public static var purple: Color { Color.purple }
    /// The color of the same name.
    public static var pink: Color { Color.pink }
    /// The color of the same name.
    public static var brown: Color { Color.brown }
    /// The color of the same name.
    public static var teal: Color { Color.teal }
    /// The color of the same name.
    public static var cyan: Color { Color.cyan }
    /// The color of the same name.
    public static var indigo: Color { Color.indigo }
    /// The color of the same name.
    public static var mint: Color { Color.mint }
    /// The color of controls: blue.
    public static var accentColor: Color { Color.accentColor }
}

/// A view that fills its proposal with a style.
nonisolated struct StyleView<S: ShapeStyle>: View, PrimitiveView {
    let style: S

    func lower(into lowering: inout Lowering) { lowering.add(lowering.style(style)) }
}

extension Lowering {
    /// Adds a style that fills its proposal: a color, or a rectangle with a gradient.
    mutating func style(_ style: some ShapeStyle) -> NodeID {
        let paint = style.stylePaint(in: environment)
        if case .color(let color) = paint { return self.color(color) }
        return makeNode(
            .color,
            NodeAppearance(kind: "gradient", paint: .shape(Rectangle(), fill: paint, rule: .nonZero, strokes: [])))
    }
}

extension EnvironmentValues {
    /// The paint of text, and of shapes without a fill.
    var foregroundPaint: StylePaint { text.style?.paint(in: self) ?? .color(colorScheme == .dark ? .white : .black) }

    /// The color of text, and of shapes without a fill.
    package var foregroundColor: Color {
        get { foregroundPaint.color }
        set { text.style = AnyShapeStyle(newValue) }
    }
}
