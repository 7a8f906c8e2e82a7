import MullionGeometry
import MullionLayout

/// Modifiers of a view's size.
nonisolated extension View {
    /// Puts the view into a frame of fixed width or height or both.
    @inlinable
    public consuming func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        modified(by: .frame(width: width, height: height, alignment: alignment), named: "frame")
    }

    /// Puts the view into a frame between limits. `maxWidth: .infinity` fills the width.
    @inlinable
    public consuming func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(
            by: .flexibleFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment),
            named: "frame")
    }

    /// Fixes the view at its ideal size.
    @inlinable
    public consuming func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes the view at its ideal length along the chosen axes, whatever the proposal.
    @inlinable
    public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified(by: .fixedSize(horizontal: horizontal, vertical: vertical), named: "fixedSize")
    }

    /// Gives the view the largest (`fit`) or smallest (`fill`) size of a ratio of width to height; nil for that of its
    /// ideal size.
    @inlinable
    public consuming func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(by: .aspectRatio(aspectRatio, contentMode: contentMode), named: "aspectRatio")
    }

    /// Gives the view the largest or smallest size with the ratio of a given size.
    @inlinable
    public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit the proposal, keeping its ratio.
    @inlinable
    public consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill the proposal, keeping its ratio.
    @inlinable
    public consuming func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Modifiers that add padding.
nonisolated extension View {
    /// Adds padding at each edge, in points.
    @inlinable
    public consuming func padding(_ insets: EdgeInsets) -> some View {
        modified(by: .padding(insets), named: "padding")
    }

    /// Adds padding at some edges; nil for 16 points.
    @inlinable
    public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length))
    }

    /// Adds the same padding at all edges, in points.
    @inlinable
    public consuming func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

extension EdgeInsets {
    /// Creates equal insets at some edges, 0 at the others; nil for 16 points.
    @usableFromInline
    package init(_ edges: Edge.Set, _ length: CGFloat?) {
        let length = length ?? 16
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// Modifiers of a view's position among its siblings.
nonisolated extension View {
    /// Draws the view at an offset; does not affect layout.
    @inlinable
    public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .offset(x: x, y: y), named: "offset")
    }

    /// Draws the view at an offset; does not affect layout.
    @inlinable
    public consuming func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Fills the proposal and places the view's center at a point of it.
    @inlinable
    public consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .position(x: x, y: y), named: "position")
    }

    /// Fills the proposal and places the view's center at a point of it.
    @inlinable
    public consuming func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Sets the view's layout priority: siblings of higher priority get room first. The default is 0.
    @inlinable
    public consuming func layoutPriority(_ value: Double) -> some View {
        modified(by: .layoutPriority(value), named: "layoutPriority")
    }

    /// Sets a value that the enclosing layout reads.
    public consuming func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            lowering.setValue(value, forKey: key, of: nodes)
        }
    }

    /// Sets a horizontal alignment guide of the view, measured from its leading edge.
    @inlinable
    public consuming func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(by: .alignmentGuide(guide, computeValue: computeValue), named: "alignmentGuide")
    }

    /// Sets a vertical alignment guide of the view, measured from its top.
    @inlinable
    public consuming func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(by: .alignmentGuide(guide, computeValue: computeValue), named: "alignmentGuide")
    }

    /// Sets the drawing order among siblings: higher numbers are in front, equal ones in declaration order. The default
    /// is 0.
    public consuming func zIndex(_ value: Double) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes { lowering.changeAppearance(of: node) { $0.zIndex = value } }
        }
    }
}
