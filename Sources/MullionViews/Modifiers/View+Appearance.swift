import MullionDrawing
import MullionGeometry
import MullionLayout

/// Modifiers of appearance, without effect on layout.
nonisolated extension View {
    /// Clips the view to its frame.
    public consuming func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Clips the view to a shape in its frame. The style is ignored: holes are not cut.
    public consuming func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            lowering.apply(.clip(shape.directed(lowering.environment.layoutDirection)), to: nodes)
        }
    }

    /// Clips the view to its frame with rounded corners, of a radius in points.
    public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Masks the view with the alpha channel of other views, which are proposed its size and do not affect layout.
    public consuming func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
    {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }

    /// Masks the view with the alpha channel of another view.
    @_disfavoredOverload
    public consuming func mask<Mask: View>(_ mask: Mask) -> some View {
        MaskedView(content: self, mask: mask, alignment: .center)
    }

    /// Clips the view to a shape.
    public consuming func mask<S: Shape>(_ mask: S) -> some View { clipShape(mask) }

    /// Draws the view as one layer with an opacity from 0, invisible, to 1, opaque.
    public consuming func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

    /// Draws a shadow behind the view, blurred and offset by distances in points.
    ///
    /// - Parameter radius: The standard deviation of the blur.
    public consuming func shadow(
        color: Color = Color(white: 0, alpha: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            let color = lowering.environment.resolve(color)
            lowering.apply(.shadow(Shadow(color: color, radius: radius, x: x, y: y)), to: nodes)
        }
    }

    /// Draws the view rotated clockwise about a point of its frame; does not affect layout.
    public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(.rotation(angle, anchor: anchor))
    }

    /// Draws the view scaled about a point of its frame; does not affect layout.
    public consuming func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        effect(.scale(CGSize(width: x, height: y), anchor: anchor))
    }

    /// Draws the view scaled about a point of its frame; does not affect layout.
    public consuming func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws the view scaled about a point of its frame; does not affect layout.
    public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Hides the view, which keeps its room.
    public consuming func hidden() -> some View {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes { lowering.changeAppearance(of: node) { $0.isHidden = true } }
        }
    }

    /// Names the view in listings, diagnostics, and the groups of a drawing.
    public consuming func named(_ name: String) -> some View {
        AdjustedView(content: self) { lowering, nodes in lowering.name(nodes, name) }
    }

    private consuming func effect(_ effect: NodeEffect) -> some View {
        AdjustedView(content: self) { lowering, nodes in lowering.apply(effect, to: nodes) }
    }
}

/// A view drawn through a mask.
nonisolated private struct MaskedView<Content: View, Mask: View>: View, PrimitiveView {
    let content: Content
    let mask: Mask
    let alignment: Alignment

    func lower(into lowering: inout Lowering) {
        for node in lowering.nodes(of: content) {
            let masks = lowering.layerNodes(of: mask, on: node)
            if masks.isEmpty { lowering.changeAppearance(of: node) { $0.isHidden = true } }
            let masked = lowering.overlay(node, masks, alignment: alignment)
            if !masks.isEmpty {
                lowering.changeAppearance(of: masked) { appearance in
                    appearance.kind = "mask"
                    appearance.masksFirstChild = true
                }
            }
            lowering.add(masked)
        }
    }
}
