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
            let layers = lowering.nodes(of: layer)
            lowering.add(
                isInFront
                    ? lowering.overlay(node, layers, alignment: alignment)
                    : lowering.background(node, layers, alignment: alignment))
        }
    }
}

/// Modifiers that put views in front of or behind a view, which alone decides the size.
extension View {
    /// The view with others in front of it, which are proposed its size.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isInFront: true)
    }

    /// The view with another, such as a colour, in front of it.
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, alignment: alignment, isInFront: true)
    }

    /// The view with a colour in front of it.
    public func overlay(_ color: Color) -> some View {
        LayeredView(content: self, layer: color, alignment: .center, isInFront: true)
    }

    /// The view with a shape of a colour in front of it.
    public func overlay<S: Shape>(_ color: Color, in shape: S) -> some View { overlay(shape.fill(color)) }

    /// The view with others behind it, which are proposed its size.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isInFront: false)
    }

    /// The view with another, such as a colour, behind it.
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: background, alignment: alignment, isInFront: false)
    }

    /// The view with a colour behind it.
    public func background(_ color: Color) -> some View {
        LayeredView(content: self, layer: color, alignment: .center, isInFront: false)
    }

    /// The view with a shape of a colour behind it.
    public func background<S: Shape>(_ color: Color, in shape: S) -> some View { background(shape.fill(color)) }
}
