import MullionGeometry

/// A layout that solves one axis at a time: first all widths, then the heights within them.
///
/// The engine's stacks work this way. A layout has three functions:
///
/// 1. ``range(of:along:)``: the lengths the container answers to the proposals 0, nil and ∞, composed from the
///    children's ranges. Containers around it order and reserve by them.
/// 2. ``solve(_:along:proposal:)``: the answer to a real proposal. It proposes every child a length and adds up what
///    the children answer.
/// 3. ``place(_:in:proposal:)``: positions the children.
///
/// For a width the engine asks 1 and 2 along `.horizontal`; then, within that width, along `.vertical`; then 3. Every
/// answer is remembered until something inside changes, so a deep tree of such layouts costs a constant number of calls
/// a node, where a plain ``Layout`` that asks each child three sizes can cost more with every level.
///
/// Worked example: children side by side in equal columns.
///
/// ```swift
/// struct EqualColumns: SeparableLayout {
///     var spacing: CGFloat = 8
///
///     func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
///         var widest = LengthRange(0, 0, 0)
///         for index in children.indices { widest.formMaximum(children.range(of: index, along: axis)) }
///         guard axis == .horizontal, children.count > 0 else { return widest }
///         let count = CGFloat(children.count), gaps = spacing * (count - 1)
///         return LengthRange(count * widest.min + gaps, count * widest.ideal + gaps, .infinity)
///     }
///
///     func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
///         guard children.count > 0 else { return 0 }
///         if axis == .vertical {
///             return children.indices.reduce(0) { max($0, children.propose(proposal, to: $1, along: .vertical)) }
///         }
///         let count = CGFloat(children.count), gaps = spacing * (count - 1)
///         var widest = LengthRange(0, 0, 0)
///         for index in children.indices { widest.formMaximum(children.range(of: index, along: .horizontal)) }
///         let column = max(widest.min, proposal.map { ($0 - gaps) / count } ?? widest.ideal)
///         for index in children.indices { children.propose(column, to: index, along: .horizontal) }
///         return column * count + gaps
///     }
///
///     func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
///         guard children.count > 0 else { return }
///         let step = (size.width + spacing) / CGFloat(children.count)
///         for index in children.indices { children.place(index, at: CGPoint(x: step * CGFloat(index), y: 0)) }
///     }
/// }
/// ```
///
/// Offered 320 × 50 around children of at least 20, 60 and 40 points: the columns are (320 - 16) / 3 = 101⅓ wide, and
/// each child is proposed that. Offered 100 they are 60 wide, the widest minimum, and the container answers 196.
///
/// What a conformance promises: answers depend on the children and the arguments alone; the range is what `solve`
/// answers to 0, nil and ∞. In return it must not read a height while widths are solved, and it cannot: the children do
/// not provide it.
///
/// - A child whose own width depends on its height (an aspect ratio, a plain `Layout`) is measured for its width with
///   an unspecified height, as in grids.
/// - A conformance is also a ``Layout`` and can be called from other layouts with proxies; it then asks them by
///   proposals.
/// - In right-to-left surroundings placements are mirrored by the engine.
/// - Alignment guides are the children's, combined, unless the requirements of ``Layout`` about them are implemented;
///   for spacing there is ``preferredSpacing(of:)``.
/// - An answer that is NaN or negative becomes 0, with a ``Diagnostic``.
public protocol SeparableLayout: Layout where Cache == Void {
    /// Returns the container's lengths along `axis` for the proposals 0, nil and ∞, in points, at least 0.
    ///
    /// Along `.vertical` the children's widths are those of the last `solve` along `.horizontal`.
    func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange

    /// Returns the container's length along `axis` for a proposal; nil is unspecified.
    ///
    /// Implementations propose each child a length along `axis`. A child without a proposal receives the container's.
    func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat

    /// Places each child.
    ///
    /// The children have the sizes they answered to the last proposals made to them. Proposing again is allowed here,
    /// on both axes, widths first: a stack does so when it learns its own width only now.
    ///
    /// - Parameters:
    ///   - children: The children, with the lengths they were proposed last.
    ///   - size: The container's size; the origin is (0, 0).
    ///   - proposal: The proposal that led to `size`.
    func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize)

    /// Returns the spacing that the container prefers around itself; nil, the default, selects the union over all
    /// children and edges.
    ///
    /// The spacing depends on the layout's value and on the children's spacing, priorities and values, not on lengths:
    /// it is read before any length is known, and again only when one of these changes.
    func preferredSpacing(of children: borrowing LayoutChildren) -> ViewSpacing?
}

extension SeparableLayout {
    public func preferredSpacing(of children: borrowing LayoutChildren) -> ViewSpacing? { nil }

    /// Returns the spacing from ``preferredSpacing(of:)``, for layouts that call this one with their subviews.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.withMembers { engine, list in engine.spacing(of: self, subviews, list) }
    }

    /// Returns the size from the layout's three functions, for layouts that call this one with their subviews.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.withMembers { engine, list in engine.size(of: self, subviews, list, proposal) }
    }

    /// Places the proxies by the layout's three functions, for calls from other layouts.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.withMembers { engine, list in engine.place(by: self, subviews, list, in: bounds, proposal) }
    }
}
