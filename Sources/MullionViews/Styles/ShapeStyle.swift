import MullionDrawing
import MullionGeometry
import MullionLayout

/// What shapes are filled and lines drawn with: a colour, a gradient, or something made of them.
///
/// Conform to it by answering another style in ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
    /// What the style is made of.
    associatedtype Resolved: ShapeStyle = Never

    /// What the style is made of where it is used.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Never called: a primitive style is not made of others.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style and not made of others")
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style that knows its paint.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    func paint(in environment: EnvironmentValues) -> StylePaint
}

extension ShapeStyle {
    func stylePaint(in environment: EnvironmentValues) -> StylePaint {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.paint(in: environment) }
        return resolve(in: environment).stylePaint(in: environment)
    }
}

/// A paint for a rectangle that is not known yet.
package enum StylePaint: Equatable, Sendable {
    case color(Color)
    case linear(Gradient, UnitPoint, UnitPoint)
    case radial(Gradient, UnitPoint, startRadius: CGFloat, endRadius: CGFloat)

    func paint(in rect: CGRect) -> Paint {
        switch self {
        case .color(let color): .color(color)
        case .linear(let gradient, let start, let end):
            .linearGradient(gradient, from: rect.point(start), to: rect.point(end))
        case .radial(let gradient, let center, let startRadius, let endRadius):
            .radialGradient(gradient, center: rect.point(center), startRadius: startRadius, endRadius: endRadius)
        }
    }

    /// The colour that stands for the whole, where only a colour can be used.
    var color: Color {
        switch self {
        case .color(let color): color
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _): gradient.stops.first?.color ?? .clear
        }
    }

    var isColor: Bool { if case .color = self { true } else { false } }

    func opacity(_ opacity: Double) -> StylePaint {
        func faded(_ gradient: Gradient) -> Gradient {
            Gradient(stops: gradient.stops.map { .init(color: $0.color.opacity(opacity), location: $0.location) })
        }
        return switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .linear(let gradient, let start, let end): .linear(faded(gradient), start, end)
        case .radial(let gradient, let center, let start, let end):
            .radial(faded(gradient), center, startRadius: start, endRadius: end)
        }
    }
}

extension CGRect {
    func point(_ unit: UnitPoint) -> CGPoint { CGPoint(x: minX + unit.x * width, y: minY + unit.y * height) }
}

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
    private let resolved: @Sendable (EnvironmentValues) -> StylePaint

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { resolved = { style.stylePaint(in: $0) } }

    init(_ paint: StylePaint) { resolved = { _ in paint } }
}

extension AnyShapeStyle: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint { resolved(environment) }
}

extension Color: ShapeStyle {}

extension Color: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint { .color(self) }
}

/// The foreground style of the surroundings, or a fainter one.
public struct HierarchicalShapeStyle: ShapeStyle {
    private let opacity: Double

    /// The foreground style itself.
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

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle {
    /// The foreground style.
    public init() {}
}

extension ForegroundStyle: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint { environment.foregroundPaint }
}

/// What lies behind everything: white.
public struct BackgroundStyle: ShapeStyle {
    /// The background style.
    public init() {}
}

extension BackgroundStyle: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> StylePaint { .color(.white) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style of the surroundings.
    public static var primary: HierarchicalShapeStyle { .primaryLevel }
    /// The foreground style at half its opacity.
    public static var secondary: HierarchicalShapeStyle { .secondaryLevel }
    /// The foreground style at a quarter of its opacity.
    public static var tertiary: HierarchicalShapeStyle { .tertiaryLevel }
    /// The foreground style at 18 % of its opacity.
    public static var quaternary: HierarchicalShapeStyle { .quaternaryLevel }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the surroundings.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What lies behind everything: white.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension Color {
    /// Mint, #00c7be.
    public static let mint = Color(red8: 0x00, green8: 0xC7, blue8: 0xBE)
    /// The colour of text that says nothing of itself: black. The style of the same name follows the surroundings.
    public static let primary = Color.black
    /// Black at half its opacity. The style of the same name follows the surroundings.
    public static let secondary = Color(white: 0, alpha: 0.5)
    /// The colour of what can be touched: blue.
    public static let accentColor = Color.blue
}

/// The colours by name, where a style is expected: `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
    /// The colour of the same name.
    public static var clear: Color { Color.clear }
    /// The colour of the same name.
    public static var black: Color { Color.black }
    /// The colour of the same name.
    public static var white: Color { Color.white }
    /// The colour of the same name.
    public static var gray: Color { Color.gray }
    /// The colour of the same name.
    public static var red: Color { Color.red }
    /// The colour of the same name.
    public static var green: Color { Color.green }
    /// The colour of the same name.
    public static var blue: Color { Color.blue }
    /// The colour of the same name.
    public static var orange: Color { Color.orange }
    /// The colour of the same name.
    public static var yellow: Color { Color.yellow }
    /// The colour of the same name.
    public static var purple: Color { Color.purple }
    /// The colour of the same name.
    public static var pink: Color { Color.pink }
    /// The colour of the same name.
    public static var brown: Color { Color.brown }
    /// The colour of the same name.
    public static var teal: Color { Color.teal }
    /// The colour of the same name.
    public static var cyan: Color { Color.cyan }
    /// The colour of the same name.
    public static var indigo: Color { Color.indigo }
    /// The colour of the same name.
    public static var mint: Color { Color.mint }
    /// The colour of the same name.
    public static var tint: Color { Color.accentColor }
}

/// A style as a view that takes whatever room it is offered.
struct StyleView<S: ShapeStyle>: View {
    typealias Body = Never

    let style: S
}

extension StyleView: PrimitiveView {
    func lower(into lowering: inout Lowering) { lowering.add(lowering.style(style)) }
}

extension Lowering {
    /// A style that takes whatever room it is offered: a colour, or a rectangle full of a gradient.
    mutating func style(_ style: some ShapeStyle) -> NodeID {
        let paint = style.stylePaint(in: environment)
        if case .color(let color) = paint { return self.color(color) }
        return makeNode(
            .color,
            NodeAppearance(kind: "gradient", paint: .shape(Rectangle(), fill: paint, rule: .nonZero, strokes: [])))
    }
}

extension EnvironmentValues {
    /// What text and shapes without a fill are painted with.
    var foregroundPaint: StylePaint { text.style?.paint(in: EnvironmentValues()) ?? .color(.black) }

    /// The colour of text and of shapes without a fill.
    package var foregroundColor: Color {
        get { foregroundPaint.color }
        set { text.style = AnyShapeStyle(newValue) }
    }
}
