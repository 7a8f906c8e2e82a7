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
