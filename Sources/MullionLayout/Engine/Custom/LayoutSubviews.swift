import MullionGeometry

/// The proxies of a layout's children, in declaration order. Indices begin at 0, also those of a slice, as in SwiftUI.
///
/// Valid during the call of the ``Layout`` that received it.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    @usableFromInline let call: SubviewCall
    @usableFromInline let list: ChildList
    /// The members of `list` that the collection contains.
    @usableFromInline let range: Range<Int>

    /// The direction of the surroundings. Placements are always made left to right; the engine mirrors them.
    public var layoutDirection: LayoutDirection { call.active.pointee.direction }

    init(call: SubviewCall, list: ChildList) { self.init(call: call, list: list, range: 0..<list.count) }

    private init(call: SubviewCall, list: ChildList, range: Range<Int>) {
        self.call = call
        self.list = list
        self.range = range
    }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { range.count }

    @inlinable
    public subscript(position: Int) -> LayoutSubview {
        if position < 0 || position >= range.count { stopForMissing(position) }
        return LayoutSubview(call: call, member: list.members[range.lowerBound + position])
    }

    @usableFromInline @inline(never)
    func stopForMissing(_ position: Int) -> Never {
        preconditionFailure("subview \(position) does not exist: the indices are \(indices)")
    }

    /// Accesses the subviews in a range. The indices of the result begin at 0.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(
            bounds.lowerBound >= 0 && bounds.upperBound <= range.count,
            "subviews \(bounds) do not exist: the indices are \(indices)")
        let first = range.lowerBound + bounds.lowerBound
        return LayoutSubviews(call: call, list: list, range: first..<first + bounds.count)
    }

    /// Accesses the subviews from an index to the end. The indices of the result begin at 0.
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

    /// Accesses the subviews at the given positions, in the order of the positions.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let chosen = indices.map { self[$0] }
        let list = ChildList(count: chosen.count) { members in
            for (row, subview) in chosen.enumerated() {
                members[row] = subview.member
            }
        }
        return LayoutSubviews(call: call, list: list)
    }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool { a.elementsEqual(b) }

    func combinedAlignment(of key: AlignmentKey) -> CGFloat? { call.combinedAlignment(of: key) }

    /// The union of the subviews' spacing preferences on all edges.
    func combinedSpacing() -> ViewSpacing { withMembers { $0.combinedSpacing($1) } }

    /// Calls `body` with the engine to ask and the subviews' slots.
    func withMembers<R>(_ body: (Engine, UnsafeBufferPointer<ChildList.Member>) -> R) -> R {
        let engine = call.engine
        return withExtendedLifetime(list) {
            body(
                engine,
                UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: list.members, count: list.count)[range]))
        }
    }
}

/// The proxy of one child of a layout: asks it questions and places it.
public struct LayoutSubview: Equatable {
    @usableFromInline let call: SubviewCall
    @usableFromInline let member: ChildList.Member

    @inlinable
    init(call: SubviewCall, member: ChildList.Member) {
        self.call = call
        self.member = member
    }

    @inlinable var node: NodeIndex { member.node }
    var ordinal: Int { Int(member.ordinal) }

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.node == b.node && a.call.store == b.call.store
    }

    /// The child's layout priority; 0 unless set.
    public var priority: Double { call.engine.priority(node).native }

    /// The spacing the child prefers around itself.
    public var spacing: ViewSpacing { call.engine.spacing(node) }

    /// Returns the child's size for a proposal, in points.
    ///
    /// - Complexity: O(1) for an earlier proposal in this pass; else the cost of the child's own layout.
    @inlinable
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let active = call.active
        let (proposedWidth, proposedHeight) = (proposal.passWidth, proposal.passHeight)
        let node = node.offset
        guard active.pointee.nodes[node].kind.isSimpleLeaf else { return computedSize(proposedWidth, proposedHeight) }
        return CGSize(
            width: active.pointee.ranges[node].answer(proposedWidth),
            height: active.pointee.measurements[node].heightRange.answer(proposedHeight))
    }

    @usableFromInline
    func computedSize(_ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGSize {
        call.engine.size(node, proposedWidth, proposedHeight)
    }

    /// Returns the child's size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        call.engine.dimensions(node, proposal.passWidth, proposal.passHeight)
    }

    /// Places the `anchor` of the child at `position`, with the child's size for `proposal`. The last call counts.
    ///
    /// - Parameter position: In the coordinates of the container's bounds. A coordinate that is not finite is repaired
    ///   to the origin of the bounds, with a diagnostic.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        call.place(self, at: position, anchor: anchor, proposal: proposal)
    }

    /// Gives the child exactly this frame, whatever its size for a proposal. The last call counts.
    ///
    /// For containers that decide sizes themselves, as cells, grids of equal parts and constraints do. A leaf simply
    /// has the frame; a container or modifier receives the frame's size as its proposal, and arranges its content in
    /// the frame as if that were its size. Content of a different size is then positioned as its container positions
    /// smaller or larger content: padding at the top leading corner, a frame by its alignment. Not part of SwiftUI,
    /// where a child always has the size it answered.
    ///
    /// - Parameter frame: In the coordinates of the container's bounds. A coordinate that is not finite is repaired to
    ///   the origin of the bounds, with a diagnostic; a side that is NaN or negative becomes 0.
    /// - Complexity: O(1) for leaves and custom layouts, which are not measured; else the cost of one measurement.
    public func place(in frame: CGRect) { call.place(self, in: frame) }

    /// Leaves the child out: it has no frame, and neither has anything inside it, until it is placed again.
    ///
    /// ``LayoutTree/isPlaced(_:)`` is false for it, and it takes no part in the container's guides. The last call
    /// counts, be it this or one that places. Not part of SwiftUI, where such a child is moved out of sight.
    public func leaveOut() { call.leaveOut(self) }

    /// Accesses the value of the child for `key`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { call.engine.value(K.self, of: node) }
}
