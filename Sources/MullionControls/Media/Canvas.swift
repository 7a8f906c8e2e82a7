import MullionDrawing
import MullionGeometry
import MullionText
import MullionViews
import MullionLayout

/// A drawing by a function.
nonisolated public struct Canvas<Symbols: View>: View {
    private let render: (inout GraphicsContext, CGSize) -> Void

    /// Creates a drawing. The symbols cannot be resolved.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        render = renderer
    }

    public var body: some View {
        let render = render
        return GeometryReader { proxy in CanvasContent(size: proxy.size, render: render) }
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a drawing.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        render = renderer
    }
}

/// The drawing for a size, whose commands are recorded when it is described.
nonisolated private struct CanvasContent: View, PrimitiveView {
    let size: CGSize
    let render: (inout GraphicsContext, CGSize) -> Void

    func lower(into lowering: inout Lowering) {
        var context = GraphicsContext(environment: lowering.environment)
        lowering.reading { render(&context, size) }
        let drawing = RecordedDrawing(list: context.recorder.list)
        lowering.add(
            lowering.makeNode(.fixed(size), NodeAppearance(kind: "canvas", drawing: drawing)))
    }
}

/// Commands moved to the frame of their node.
private struct RecordedDrawing: NodeDrawing {
    let list: DisplayList

    func draw(in box: CGRect, childFrames: [CGRect], into list: inout DisplayList) {
        list.append(.pushTransform(CGAffineTransform(translationX: box.minX, y: box.minY)))
        for command in self.list.commands { list.append(command) }
        list.append(.pop)
    }
}

/// The state of a drawing: its transform, opacity, and clip.
public struct GraphicsContext {
    /// The commands so far, shared by the copies of a context.
    final class Recorder {
        var list = DisplayList()
    }

    /// What fills an outline.
    public struct Shading {
        let style: AnyShapeStyle?
        let paint: ((CGPoint) -> Paint)?

        private init(style: AnyShapeStyle) { (self.style, paint) = (style, nil) }
        private init(paint: Paint) { (style, self.paint) = (nil, { _ in paint }) }

        /// Returns a color.
        public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
        /// Returns a color from components.
        public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
            color(Color(red: red, green: green, blue: blue, opacity: opacity))
        }
        /// Returns a style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }
        /// Returns a gradient between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            Shading(paint: .linearGradient(gradient, from: startPoint, to: endPoint))
        }
        /// Returns a gradient between two radii.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(paint: .radialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
        }
        /// The foreground style.
        public static var foreground: Shading { Shading(style: AnyShapeStyle(.foreground)) }
    }

    let recorder = Recorder()
    /// The values of the surroundings.
    public let environment: EnvironmentValues
    /// The opacity of what is drawn next.
    public var opacity = 1.0
    /// The blend mode, which is ignored.
    public var blendMode = BlendMode.normal
    /// The transform of what is drawn next.
    public var transform = CGAffineTransform.identity
    private var clips: [(Path, CGAffineTransform)] = []

    init(environment: EnvironmentValues) { self.environment = environment }

    /// Fills an outline.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw { list in
            list.append(.fill(path, paint(shading, path.boundingRect), rule: style.isEOFilled ? .evenOdd : .nonZero))
        }
    }
    /// Draws a line along an outline.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw { list in list.append(.stroke(path, paint(shading, path.boundingRect), style)) }
    }
    /// Draws a line along an outline.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws a text with a point of it at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(ResolvedText(text: text, environment: environment), at: point, anchor: anchor)
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) {
        let picture = ResolvedText(text: text, environment: environment).picture(in: rect.size)
        place(picture.displayList, at: rect.origin)
    }
    /// Draws a text with a point of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let picture = text.picture(in: nil)
        place(
            picture.displayList,
            at: CGPoint(x: point.x - anchor.x * picture.size.width, y: point.y - anchor.y * picture.size.height))
    }
    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {
        let picture = ViewRenderer(image.resizable()).layout(in: ProposedViewSize(rect.size))
        place(picture.displayList, at: rect.origin)
    }
    /// Draws an image with a point of it at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        let picture = ViewRenderer(image).layout()
        place(
            picture.displayList,
            at: CGPoint(x: point.x - anchor.x * picture.size.width, y: point.y - anchor.y * picture.size.height))
    }
    /// Returns a text that can be measured and drawn.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }
    /// Returns the image unchanged.
    public func resolve(_ image: Image) -> Image { image }
    /// Returns nil: the views that a canvas is given as symbols cannot be drawn in it.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
    /// Draws nothing, as no symbol is ever resolved.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws nothing, as no symbol is ever resolved.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text, at: rect.origin, anchor: .topLeading) }

    /// A view that a canvas is given as a symbol.
    public struct ResolvedSymbol {
        /// The size of the view.
        public let size: CGSize
    }
    /// Moves what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Rotates what is drawn next.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Transforms what is drawn next.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    /// Clips what is drawn next.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { clips.append((path, transform)) }
    /// Accepts a filter, which is not drawn.
    public mutating func addFilter(_ filter: Filter) {}
    /// Draws a layer with a copy of the state.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var copy = self
        try content(&copy)
    }

    /// An effect on pixels, which is not drawn.
    public struct Filter: Sendable {
        /// Returns a blur.
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        /// Returns a shadow.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter() }
        /// Returns a threshold of opacity.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
        /// Returns a multiplication of colors.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        /// Returns a turn of hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    }

    /// A text that can be measured and drawn.
    public struct ResolvedText {
        let text: Text
        let environment: EnvironmentValues
        func picture(in size: CGSize?) -> LaidOutView {
            ViewRenderer(text.environment(\.self, environment))
                .layout(in: size.map { ProposedViewSize($0) } ?? .unspecified)
        }
        /// Returns the size of the text in a size in points.
        public func measure(in size: CGSize) -> CGSize { picture(in: size).size }
    }

    private func paint(_ shading: Shading, _ rect: CGRect) -> Paint {
        if let paint = shading.paint { return paint(.zero) }
        return (shading.style ?? AnyShapeStyle(.foreground)).paint(in: rect, environment)
    }

    private func draw(_ body: (inout DisplayList) -> Void) {
        var count = 0
        for (path, transform) in clips {
            recorder.list.append(.pushTransform(transform))
            recorder.list.append(.pushClip(path))
            if let inverse = transform.inverse { recorder.list.append(.pushTransform(inverse)); count += 1 }
            count += 2
        }
        if transform != .identity {
            recorder.list.append(.pushTransform(transform))
            count += 1
        }
        if opacity < 1 {
            recorder.list.append(.pushOpacity(CGFloat(opacity)))
            count += 1
        }
        body(&recorder.list)
        for _ in 0..<count { recorder.list.append(.pop) }
    }

    private func place(_ commands: DisplayList, at point: CGPoint) {
        draw { list in
            list.append(.pushTransform(CGAffineTransform(translationX: point.x, y: point.y)))
            for command in commands.commands { list.append(command) }
            list.append(.pop)
        }
    }
}

extension CGAffineTransform {
    /// The transform that undoes this one; nil for one that flattens the plane.
    fileprivate var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}
