import MullionDrawing
import MullionGeometry
import MullionLayout

/// A view with others in front of it or behind it.
struct LayeredView<Content: View, Layer: View>: View {
    typealias Body = Never

    let content: Content
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool
}

extension LayeredView: PrimitiveView {
    func lower(into lowering: inout Lowering) {
        for node in lowering.nodes(of: content) {
            // Each view of a group has a layer of its own.
            let layers = lowering.layerNodes(of: layer, on: node)
            lowering.add(
                isInFront
                    ? lowering.overlay(node, layers, alignment: alignment)
                    : lowering.background(node, layers, alignment: alignment))
        }
    }
}

extension Lowering {
    /// The nodes of a view that belongs to a node by themselves.
    mutating func layerNodes<V: View>(of layer: V, on node: NodeID) -> [NodeID] {
        collecting { lowering in
            lowering.within(.layer, of: node) { $0.add(layer) }
        }
    }
}

/// A view with a bar beside it.
private struct InsetView<Content: View, Bar: View>: View {
    typealias Body = Never

    let content: Content
    let bar: Bar
    let kind: NodeKind
}

extension InsetView: PrimitiveView {
    func lower(into lowering: inout Lowering) {
        for node in lowering.nodes(of: content) {
            let bars = lowering.layerNodes(of: bar, on: node)
            lowering.add(lowering.inset(node, bars, kind, .center))
        }
    }
}

/// Modifiers that put views in front of or behind a view, which alone decides the size.
extension View {
    /// The view with others in front of it, which are proposed its size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isInFront: true)
    }

    /// The view with another in front of it.
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, alignment: alignment, isInFront: true)
    }

    /// The view with a style in front of it.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        LayeredView(content: self, layer: StyleView(style: style), alignment: .center, isInFront: true)
    }

    /// The view with a shape in a style in front of it.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// The view with others behind it, which are proposed its size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isInFront: false)
    }

    /// The view with another behind it.
    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: background, alignment: alignment, isInFront: false)
    }

    /// The view with a style behind it.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        LayeredView(content: self, layer: StyleView(style: style), alignment: .center, isInFront: false)
    }

    /// The view with the background style, white, behind it.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }

    /// The view with a shape in a style behind it.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// The view with a shape in the background style, white, behind it.
    public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// The view with a line of a width in points along the inside of its edges.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// The view with a bar above or below it, which takes its room from the view.
    ///
    /// - Parameter spacing: The gap between them in points; nil: what the pair prefers.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetView(
            content: self, bar: content(),
            kind: .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing))
    }

    /// The view with a bar on its leading or trailing side, which takes its room from the view.
    ///
    /// - Parameter spacing: The gap between them in points; nil: what the pair prefers.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetView(
            content: self, bar: content(),
            kind: .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing))
    }
}
