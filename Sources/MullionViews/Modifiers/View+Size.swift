import MullionGeometry
import MullionLayout

/// Modifiers that change how much room a view takes.
extension View {
    /// The view in a frame of fixed width or height or both.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(by: .frame(width: width, height: height, alignment: alignment), named: "frame")
    }

    /// The view in a frame between limits. `maxWidth: .infinity` fills the width.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modified(
            by: .flexibleFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment),
            named: "frame")
    }

    /// The view at its ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// The view at its ideal length on the chosen axes, whatever room there is.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified(by: .fixedSize(horizontal: horizontal, vertical: vertical), named: "fixedSize")
    }

    /// The view in the largest (`fit`) or smallest (`fill`) size of a ratio of width to height; nil: of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(by: .aspectRatio(aspectRatio, contentMode: contentMode), named: "aspectRatio")
    }

    /// The view in the largest or smallest size with the ratio of another.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// The view as large as fits, in its own ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// The view as small as covers the room, in its own ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Room around a view.
extension View {
    /// Room around the view, edge by edge, in points.
    public func padding(_ insets: EdgeInsets) -> some View { modified(by: .padding(insets), named: "padding") }

    /// Room at some edges of the view; nil: 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length))
    }

    /// The same room around all edges of the view, in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

extension EdgeInsets {
    /// The same inset at some edges, 0 at the others; nil: 16 points.
    package init(_ edges: Edge.Set, _ length: CGFloat?) {
        let length = length ?? 16
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

/// Modifiers that change where a view stands among others.
extension View {
    /// The view drawn elsewhere; nobody else notices.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .offset(x: x, y: y), named: "offset")
    }

    /// The view drawn elsewhere; nobody else notices.
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// The view with its centre at a point of the room it is offered, all of which it takes.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .position(x: x, y: y), named: "position")
    }

    /// The view with its centre at a point of the room it is offered, all of which it takes.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// The view with a priority among its siblings: those of a higher one get room first. The default is 0.
    public func layoutPriority(_ value: Double) -> some View {
        modified(by: .layoutPriority(value), named: "layoutPriority")
    }

    /// The view with a value for the layout around it to read.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            lowering.setValue(value, forKey: key, of: nodes)
        }
    }

    /// The view with a horizontal guide of its own, from its leading edge.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(
            by: .alignmentGuide(guide, computeValue: computeValue), named: "alignmentGuide"
        )
    }

    /// The view with a vertical guide of its own, from its top.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(
            by: .alignmentGuide(guide, computeValue: computeValue), named: "alignmentGuide"
        )
    }

    /// The view in front of or behind its siblings: the higher in front, the order of writing where it is the same.
    /// Default 0.
    public func zIndex(_ value: Double) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes { lowering.changeAppearance(of: node) { $0.zIndex = value } }
        }
    }
}
