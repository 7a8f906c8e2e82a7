import MullionDrawing
import MullionGeometry
import MullionLayout

/// A view with layers in front of it or behind it.
nonisolated struct LayeredView<Content: View, Layer: View>: View, PrimitiveView {
    let content: Content
    let layer: Layer
    let alignment: Alignment
    let isInFront: Bool

    func lower(into lowering: inout Lowering) {
        for node in lowering.nodes(of: content) {
            // Each view of a group has a separate layer.
            let layers = lowering.layerNodes(of: layer, on: node)
            lowering.add(
                isInFront
                    ? lowering.overlay(node, layers, alignment: alignment)
                    : lowering.background(node, layers, alignment: alignment))
        }
    }
}

extension Lowering {
    /// Returns the nodes of a layer of a node, without adding them.
    mutating func layerNodes<V: View>(of layer: V, on node: NodeID) -> [NodeID] {
        collecting { lowering in
            lowering.within(.layer, of: node) { $0.add(layer) }
        }
    }
}

nonisolated private struct InsetView<Content: View, Bar: View>: View, PrimitiveView {
    let content: Content
    let bar: Bar
    let kind: NodeKind

    func lower(into lowering: inout Lowering) {
        for node in lowering.nodes(of: content) {
            let bars = lowering.layerNodes(of: bar, on: node)
            lowering.add(lowering.inset(node, bars, kind, .center))
        }
    }
}

/// Modifiers that add views in front of or behind a view, which alone determines the size.
nonisolated extension View {
    /// Adds views in front of this view, which are proposed its size.
    public consuming func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isInFront: true)
    }

    /// Adds a view in front of this view.
    @_disfavoredOverload
    public consuming func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, alignment: alignment, isInFront: true)
    }

    /// Adds a style in front of the view.
    public consuming func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        LayeredView(content: self, layer: StyleView(style: style), alignment: .center, isInFront: true)
    }

    /// Adds a shape filled with a style in front of the view.
    public consuming func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Adds views behind this view, which are proposed its size.
    public consuming func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        LayeredView(content: self, layer: content(), alignment: alignment, isInFront: false)
    }

    /// Adds a view behind this view.
    @_disfavoredOverload
    public consuming func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: background, alignment: alignment, isInFront: false)
    }

    /// Adds a style behind the view.
    public consuming func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        LayeredView(content: self, layer: StyleView(style: style), alignment: .center, isInFront: false)
    }

    /// Adds the background style, white, behind the view.
    public consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background)
    }

    /// Adds a shape filled with a style behind the view.
    public consuming func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Adds a shape filled with the background style, white, behind the view.
    public consuming func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Adds a line along the inside of the view's edges, of a width in points.
    public consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// Adds a bar above or below the view, which takes its room from the view.
    ///
    /// - Parameter spacing: The gap between them in points; nil for their preferred spacing.
    public consuming func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetView(
            content: self, bar: content(),
            kind: .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing))
    }

    /// Adds a bar on the leading or trailing side of the view, which takes its room from the view.
    ///
    /// - Parameter spacing: The gap between them in points; nil for their preferred spacing.
    public consuming func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetView(
            content: self, bar: content(),
            kind: .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing))
    }
}
