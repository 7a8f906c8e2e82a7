import MullionGeometry

/// The proxies of a layout's children, in declaration order. Indices begin at 0, also those of a slice, as in SwiftUI.
///
/// Valid during the call of the ``Layout`` that received it.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    let call: SubviewCall
    let list: ChildList
    /// The members of `list` that the collection contains.
    private let range: Range<Int>

    /// The direction of the surroundings. Placements are always made left to right; the engine mirrors them.
    public var layoutDirection: LayoutDirection { call.direction }

    init(call: SubviewCall, list: ChildList) { self.init(call: call, list: list, range: 0..<list.count) }

    private init(call: SubviewCall, list: ChildList, range: Range<Int>) {
        self.call = call
        self.list = list
        self.range = range
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { range.count }

    public subscript(position: Int) -> LayoutSubview {
        precondition(indices.contains(position), "subview \(position) does not exist: the indices are \(indices)")
        let member = list.members[range.lowerBound + position]
        return LayoutSubview(call: call, node: member.node, ordinal: Int(member.ordinal))
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
                members[row] = ChildList.Member(node: subview.node, ordinal: Int32(subview.ordinal))
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
        let engine = call.engine(for: call.node)
        return withExtendedLifetime(list) {
            body(
                engine,
                UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: list.members, count: list.count)[range]))
        }
    }
}

/// The proxy of one child of a layout: asks it questions and places it.
public struct LayoutSubview: Equatable {
    let call: SubviewCall
    let node: NodeIndex
    let ordinal: Int

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
        a.node == b.node && a.call.tree === b.call.tree
    }

    /// The child's layout priority; 0 unless set.
    public var priority: Double { call.engine(for: node).priority(node).native }

    /// The spacing the child prefers around itself.
    public var spacing: ViewSpacing { call.engine(for: node).spacing(node) }

    /// Returns the child's size for a proposal, in points.
    ///
    /// - Complexity: O(1) for an earlier proposal in this pass; else the cost of the child's own layout.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let engine = call.engine(for: node)
        let (proposedWidth, proposedHeight) = (proposal.passWidth, proposal.passHeight)
        if engine.kind(node).isSimpleLeaf {
            return CGSize(
                width: engine.ranges[node].answer(proposedWidth),
                height: engine.measurements[node].heightRange.answer(proposedHeight))
        }
        return engine.size(node, proposedWidth, proposedHeight)
    }

    /// Returns the child's size and alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        call.engine(for: node).dimensions(node, proposal.passWidth, proposal.passHeight)
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
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { call.engine(for: node).value(K.self, of: node) }
}

/// One call of a layout: what its proxies need to find their way back, and whether they still may.
struct SubviewCall {
    let tree: LayoutTree
    let node: NodeIndex
    let token: UInt64
    let direction: LayoutDirection

    /// The engine to ask. Stops the program when the call is over: the layout kept its subviews.
    @inline(__always)
    func engine(for child: NodeIndex) -> Engine {
        let store = tree.store
        guard store.pointee.activeCall(token) != nil else {
            preconditionFailure(
                "\(tree.describe(slot: node)): the layout used its subviews after the call that gave them had returned")
        }
        return Engine(store)
    }

    func place(_ subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let engine = engine(for: subview.node)
        engine.recordPlacement(call: self, subview: subview, position: position, anchor: anchor, proposal: proposal)
    }

    func place(_ subview: LayoutSubview, in frame: CGRect) {
        engine(for: subview.node).recordFrame(call: self, subview: subview, frame)
    }

    func leaveOut(_ subview: LayoutSubview) { engine(for: subview.node).recordLeavingOut(call: self, subview: subview) }

    func combinedAlignment(of key: AlignmentKey) -> CGFloat? { engine(for: node).combinedAlignment(call: self, key) }
}

/// A call of a layout that has not returned yet. It lives on the stack of the call and is linked to the call around it.
struct ActiveCall {
    let token: UInt64
    let node: NodeIndex
    /// The proposal being answered or placed.
    let proposedWidth: CGFloat
    let proposedHeight: CGFloat
    /// Placements by ordinal while the call places; nil while it only measures.
    let placements: UnsafeMutablePointer<CustomPlacement>?
    let outer: UnsafeMutablePointer<ActiveCall>?
}

/// What a layout said about one child.
struct CustomPlacement: BitwiseCopyable {
    /// NaN as long as the layout has said nothing.
    var x: CGFloat = .nan
    var y: CGFloat = .nan
    var proposedWidth: CGFloat = .nan
    var proposedHeight: CGFloat = .nan
    /// The size is the proposal, whatever the child answers.
    var isFramed = false
    /// The child has no place.
    var isLeftOut = false

    var isSet: Bool { !x.isNaN }
}

extension Store {
    /// The call a proxy belongs to; nil when it has returned.
    @inline(__always)
    func activeCall(_ token: UInt64) -> UnsafeMutablePointer<ActiveCall>? {
        var call = innermostCall
        // Nearly always the innermost one.
        while let current = call, current.pointee.token != token { call = current.pointee.outer }
        return call
    }
}
