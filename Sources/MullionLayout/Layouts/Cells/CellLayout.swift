import MullionGeometry

/// A container in which every child gets a *cell*, and then a place in its cell: the layouts of WeView 2.
///
/// The built-in ones are ``CellRow``, ``CellColumn``, ``CellStack``, ``CellFlow``, ``CellGrid``, ``CellBlock``,
/// ``CellScroll`` and, for several of them in one container, ``CellGroups``. The properties of a child are those of a
/// ``CellItem``. A conformance of one's own implements ``measure(_:guide:)`` and ``arrange(_:in:)``; all the rest is
/// there.
///
/// ```swift
/// let row = tree.makeNode(.layout(CellRow(spacing: 8).margins(10)), children: [icon, title])
/// tree.setValue(CellItem().stretching(.horizontal), forKey: CellItemKey.self, of: title)
/// ```
///
/// In value views a layout is called with its children, and settings may follow: `CellRow(spacing: 8) { …
/// }.margins(10)`.
///
/// How it differs from the stacks of this module:
/// - **The container decides the frames**, as a superview does: a child has the frame it is given, also where its own
///   answer to that size would differ (``LayoutSubview/place(in:)``).
/// - **Spare room is shared by weight** (``CellItem/horizontalStretch``), on top of the desired sizes. 0 takes nothing.
/// - **Everything lands on whole points**, also on screens with finer pixels. A length is rounded to single precision
///   first; beyond 2²⁴ points it counts as that.
/// - **A proposal is a guide.** A side proposed as unspecified or 0 is open: it asks for the ideal size. An infinite
///   side is open too, and answered with infinity where the container would fill any length. A container answers the
///   size of its contents; to make it fill its proposal and share out the rest, call ``CellSettings/filling(_:)``.
///
/// A child that takes its whole proposal, as a color does, desires the whole room. To share room among such
/// children ignore their desired sizes and let them stretch: ``CellItem/filler``.
///
/// Measures: a container asks each child at most for its desired size in the room, in up to two changed rooms, and for
/// its ideal size where the positioning keeps a ratio; equal questions are answered once. So one proposal to the
/// container is at most 4 to each child, in grids 3. Nested containers answer both axes at once (see
/// ``LayoutProperties/widthIgnoresHeight``): what an empty room of 0 × 0 means makes widths depend on heights.
///
/// From right to left the engine mirrors everything: leading and trailing change sides.
///
/// Where the documentation and the code of WeView 2 differ, this module follows the documentation:
///
/// | | the documentation, and here | the code |
/// |---|---|---|
/// | D1 | rows, columns: `alignment` places a band, children align in it | a child's alignment also moves its cell |
/// | D2 | a maximum of rows: as many rows as are needed | empty rows at the end take room |
/// | D3 | the ideal size of a flow is that of one line | every child is on a separate line |
/// | D4 | a guide with one side of 0 leaves that side open | it is a limit of 0 |
/// | D5 | an offset in rows and columns moves that child alone | later siblings move along |
/// | D6 | in a shortage stretching children give way first | nothing shrinks, unless contents are cropped |
/// | D7 | a nested container measured for its ideal size does not stretch | the number overflows |
///
/// These features of WeView 2 have a different form here:
///
/// | feature | here |
/// |---|---|
/// | spans of several cells | none there either |
/// | automatic relayout | every edit of a `LayoutTree` invalidates what depends on it |
/// | chaining setters | functions that return a changed copy |
/// | spacer child | any empty leaf with ``CellItem/filler`` |
/// | frame conveniences | those of `CGRect`; to center something, ``CellStack`` |
/// | scroll container | ``CellScroll`` |
/// | debug names and logging | names of nodes, ``LayoutTree/isTracing`` |
/// | proxy child | none: give two children equal items |
/// | animated relayout | none: a layout is a value, an animation interpolates frames |
///
/// Source: WeView 2 by Charles Matthew Chen, its tutorials and its code.
public protocol CellLayout: Layout where Cache == CellCache {
    /// The axes along which the container answers the length it is proposed, where there is one, instead of its
    /// contents' length. Default: none.
    var fills: Axis.Set { get }

    /// Returns the size of the container around its children.
    ///
    /// - Parameter guide: The expected available size, in points, finite, at least 0; 0 is open, and 0 × 0 requests the
    ///   ideal size.
    func measure(_ children: CellChildren, guide: CGSize) -> CGSize

    /// Returns the frames of the children in a container of the given size, one per child, in its coordinates.
    ///
    /// - Parameter size: The size of the container, in points, finite, at least 0.
    func arrange(_ children: CellChildren, in size: CGSize) -> [CGRect]

    /// Returns whether the contents become as long as the guide, however long that is. Default: false.
    func grows(_ children: CellChildren, along axis: Axis) -> Bool
}

extension CellLayout {
    public var fills: Axis.Set { [] }

    public func grows(_ children: CellChildren, along axis: Axis) -> Bool { false }

    public func makeCache(subviews: Subviews) -> CellCache { CellCache(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CellCache) -> CGSize {
        let children = CellChildren(subviews: subviews, cache: cache, members: cache.arranged)
        return size(for: proposal, measure: { measure(children, guide: $0) }, grows: { grows(children, along: $0) })
    }

    /// The answer to a proposal, of a container that measures its contents by a function.
    func size(for proposal: ProposedViewSize, measure: (CGSize) -> CGSize, grows: (Axis) -> Bool) -> CGSize {
        var size = CGSize.zero
        // Measuring is left out where its answer would be.
        if !fillsExactly(proposal.width, .horizontal) || !fillsExactly(proposal.height, .vertical) {
            size = measure(proposal.guide).atLeastZero
        }
        for axis in Axis.allCases {
            guard let length = axis == .horizontal ? proposal.width : proposal.height, !length.isNaN else { continue }
            if fills.contains(axis.set) {
                size[axis] = max(0, length)
            } else if length == .infinity, grows(axis) {
                size[axis] = .infinity
            }
        }
        return size
    }

    private func fillsExactly(_ length: CGFloat?, _ axis: Axis) -> Bool {
        guard let length else { return false }
        return fills.contains(axis.set) && !length.isNaN
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CellCache
    ) {
        let children = CellChildren(subviews: subviews, cache: cache, members: cache.arranged)
        let frames = arrange(
            children, in: contents(of: bounds.size, proposal) { measure(children, guide: $0) })
        for (index, frame) in zip(children.members, frames) {
            subviews[subviews.startIndex + index].place(in: frame.offsetBy(dx: bounds.origin.x, dy: bounds.origin.y))
        }
        for index in cache.items.indices where cache.items[index].isSkipped {
            let offset = cache.items[index].offset
            let origin = CGPoint(
                x: bounds.origin.x + WholePoints.usable(offset.x), y: bounds.origin.y + WholePoints.usable(offset.y))
            subviews[subviews.startIndex + index].place(at: origin, proposal: .unspecified)
        }
    }
}

extension CellLayout {
    /// The size in which the contents of a container lie: in an infinite one that of the contents.
    func contents(of size: CGSize, _ proposal: ProposedViewSize, measure: (CGSize) -> CGSize) -> CGSize {
        if size.width.isFinite, size.height.isFinite { return size }
        let own = measure(proposal.guide).atLeastZero
        return CGSize(
            width: size.width.isFinite ? size.width : own.width, height: size.height.isFinite ? size.height : own.height
        )
    }
}

extension ProposedViewSize {
    /// The proposal as a guide: open where it is unspecified, 0 or without an end.
    fileprivate var guide: CGSize {
        func side(_ length: CGFloat?) -> CGFloat {
            guard let length, length.isFinite else { return 0 }
            return max(0, WholePoints.usable(length))
        }
        return CGSize(width: side(width), height: side(height))
    }
}

extension CGSize {
    /// A guide as room: endless where it is open.
    var opened: CGSize { CGSize(width: width == 0 ? .infinity : width, height: height == 0 ? .infinity : height) }

    var atLeastZero: CGSize { CGSize(width: max(0, width), height: max(0, height)) }
}
