import MullionDrawing
import MullionGeometry
import MullionLayout

/// Modifiers that change how views look, without any effect on layout.
extension View {
    /// The view without what it draws outside of its frame.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// The view without what it draws outside of a shape in its frame. Holes are not cut: the style is there for code
    /// that says it.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            lowering.apply(.clip(shape.directed(lowering.environment.layoutDirection)), to: nodes)
        }
    }

    /// The view with round corners cut off, of a radius in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// The view as opaque at each place as other views are there, which are proposed its size and have no other effect.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }

    /// The view as opaque at each place as another one is there.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        MaskedView(content: self, mask: mask, alignment: .center)
    }

    /// The view without what it draws outside of a shape.
    public func mask<S: Shape>(_ mask: S) -> some View { clipShape(mask) }

    /// The view drawn as one picture at an opacity from 0, invisible, to 1, opaque.
    public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

    /// The view with a shadow behind it, blurred and moved by distances in points.
    ///
    /// - Parameter radius: How far it is blurred, the standard deviation of the blur.
    public func shadow(
        color: Color = Color(white: 0, alpha: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect(.shadow(Shadow(color: color, radius: radius, x: x, y: y)))
    }

    /// The view drawn turned about a point of its frame, clockwise; nobody else notices.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(.rotation(angle, anchor: anchor))
    }

    /// The view drawn larger or smaller about a point of its frame; nobody else notices.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        effect(.scale(CGSize(width: x, height: y), anchor: anchor))
    }

    /// The view drawn larger or smaller about a point of its frame; nobody else notices.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// The view drawn larger or smaller about a point of its frame; nobody else notices.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// The view taking its room without being drawn.
    public func hidden() -> some View {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes { lowering.changeAppearance(of: node) { $0.isHidden = true } }
        }
    }

    /// The view with a name, for listings, reports and the groups of a drawing.
    public func named(_ name: String) -> some View {
        AdjustedView(content: self) { lowering, nodes in lowering.name(nodes, name) }
    }

    private func effect(_ effect: NodeEffect) -> some View {
        AdjustedView(content: self) { lowering, nodes in lowering.apply(effect, to: nodes) }
    }
}

/// A view that is drawn through others.
private struct MaskedView<Content: View, Mask: View>: View {
    typealias Body = Never

    let content: Content
    let mask: Mask
    let alignment: Alignment
}

extension MaskedView: PrimitiveView {
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
