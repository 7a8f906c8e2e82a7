import Foundation

extension TestTree {
    /// The kinds of views a test tree can hold, with their parameters. Lengths are points.
    public enum Kind: Equatable, Sendable {
        /// Takes the proposal; 10 on unspecified sides.
        case color
        /// Always the same size.
        case fixed(CGSize)
        /// Clamps the proposal to a range; its ideal size on unspecified sides.
        case flexible(min: CGSize, ideal: CGSize, max: CGSize)
        /// Wrapping text that ignores the proposed height.
        case text(Text)
        /// Wrapping text that drops lines when the proposed height is too small.
        case truncatingText(Text)
        /// A leaf whose width depends on both sides of the proposal.
        case opaque(Opaque)
        /// A spacer along the axis of the nearest enclosing stack; nil = the default of 8.
        case spacer(minLength: CGFloat?)
        /// A hairline, 1 thick.
        case divider

        /// A horizontal stack; nil spacing = by the children's preferences.
        case hstack(alignment: VerticalGuide, spacing: CGFloat?)
        /// A vertical stack; nil spacing = by the children's preferences.
        case vstack(alignment: HorizontalGuide, spacing: CGFloat?)
        /// Children in front of each other, later ones in front.
        case zstack(Alignment)
        /// Rows of cells.
        case grid(Grid)
        /// Takes the proposal and puts its children at top leading.
        case geometryReader
        /// The first child that fits in its ideal size on the given axes, else the last.
        case viewThatFits(AxisSet)

        /// A frame with fixed sides; nil sides are the child's.
        case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
        /// A frame with bounds for its sides.
        case flexFrame(width: SideBounds, height: SideBounds, alignment: Alignment)
        /// Gives the child its ideal length on the chosen sides.
        case fixedSize(horizontal: Bool, vertical: Bool)
        /// Space around the child; negative insets are allowed.
        case padding(Insets)
        /// Proposes sides in a fixed ratio, width : height; nil = the child's ideal ratio.
        case aspectRatio(CGFloat?, AspectMode)
        /// The child's priority in stacks.
        case layoutPriority(Double)
        /// Makes one guide of the child explicit.
        case alignmentGuide(GuideValue)
        /// Draws the child elsewhere without any effect on layout.
        case offset(x: CGFloat, y: CGFloat)
        /// Takes the proposal and puts the child's centre at a point.
        case position(x: CGFloat, y: CGFloat)
        /// A base with content in front of it that is proposed the base's size.
        case overlay(Alignment)
        /// A base with content behind it that is proposed the base's size.
        case background(Alignment)
        /// Proposes an unspecified length to its content along the given axes.
        case scrollView(AxisSet)
        /// Content that shares its room with an inset view at one edge.
        case safeAreaInset(InsetEdge, spacing: CGFloat?)
        /// Sets the direction of the subtree.
        case layoutDirection(Direction)
    }
}

extension TestTree.Kind {
    /// The kinds without their parameters; the raw value is the name used in vector files.
    public enum Name: String, CaseIterable, Hashable, Sendable {
        case color, fixed, flexible, text, truncatingText, opaque, spacer, divider
        case hstack, vstack, zstack, grid, geometryReader, viewThatFits
        case frame, flexFrame, fixedSize, padding, aspectRatio, layoutPriority, alignmentGuide, offset, position
        case overlay, background, scrollView, safeAreaInset, layoutDirection

        /// How many children a node of this kind can have.
        public var arity: ClosedRange<Int> {
            switch self {
            case .color, .fixed, .flexible, .text, .truncatingText, .opaque, .spacer, .divider: 0...0
            case .frame, .flexFrame, .fixedSize, .padding, .aspectRatio, .layoutPriority, .alignmentGuide, .offset,
                .position, .scrollView, .layoutDirection:
                0...1
            case .safeAreaInset: 0...2
            case .hstack, .vstack, .zstack, .grid, .geometryReader, .viewThatFits, .overlay, .background: 0...Int.max
            }
        }
    }

    /// The kind without its parameters.
    public var name: Name {
        switch self {
        case .color: .color
        case .fixed: .fixed
        case .flexible: .flexible
        case .text: .text
        case .truncatingText: .truncatingText
        case .opaque: .opaque
        case .spacer: .spacer
        case .divider: .divider
        case .hstack: .hstack
        case .vstack: .vstack
        case .zstack: .zstack
        case .grid: .grid
        case .geometryReader: .geometryReader
        case .viewThatFits: .viewThatFits
        case .frame: .frame
        case .flexFrame: .flexFrame
        case .fixedSize: .fixedSize
        case .padding: .padding
        case .aspectRatio: .aspectRatio
        case .layoutPriority: .layoutPriority
        case .alignmentGuide: .alignmentGuide
        case .offset: .offset
        case .position: .position
        case .overlay: .overlay
        case .background: .background
        case .scrollView: .scrollView
        case .safeAreaInset: .safeAreaInset
        case .layoutDirection: .layoutDirection
        }
    }

    /// How many children a node of this kind can have.
    public var arity: ClosedRange<Int> { name.arity }
}
