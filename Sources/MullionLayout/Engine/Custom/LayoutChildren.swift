import MullionGeometry

/// The children of a ``SeparableLayout``, in declaration order, named by their index from 0.
///
/// Handed to the layout for one call. It cannot be copied or kept: the compiler sees to that.
///
/// A child's ``length(of:along:)``, and everything about heights, refer to the last lengths proposed to it. Negative
/// proposals count as 0, NaN as nil. An index that does not exist stops the program with the container's path, and so
/// does a question about heights while widths are solved, or a new width while heights are.
public struct LayoutChildren: ~Copyable {
    /// The number of children.
    public let count: Int

    /// What the layout is working on: heights mean nothing before widths are solved, and widths stay while heights are.
    @usableFromInline
    enum Work: BitwiseCopyable, Sendable {
        case widths, heights, placing
    }

    // Simple leaves are answered inline from the store's arrays, everything else by the engine. The pointers hold for
    // the call: no node is made or destroyed during a pass, and the value cannot outlive it.
    @usableFromInline let nodes: UnsafePointer<Node>
    @usableFromInline let ranges: UnsafePointer<LengthRange>
    @usableFromInline let measurements: UnsafeMutablePointer<Measurement>
    /// The children's slots; nil where they follow each other from `first` on.
    @usableFromInline let list: UnsafePointer<ChildList.Member>?
    @usableFromInline let first: Int
    /// Which children were proposed a length during this call: a bit for each, 64 to a word.
    @usableFromInline let asked: UnsafeMutablePointer<UInt64>
    /// Where the layout puts its children, while it places; `count` entries.
    @usableFromInline let positions: UnsafeMutablePointer<ChildPosition>?
    private let store: UnsafeMutablePointer<Store>
    private let container: NodeIndex
    @usableFromInline let work: Work
    private let width: CGFloat
    /// The container's box; nil where a different layout calls this one.
    private let box: Unmanaged<LayoutBox>?

    init(
        _ engine: Engine, _ container: NodeIndex, _ slots: ChildSlots, _ count: Int, _ work: Work, width: CGFloat,
        asked: UnsafeMutablePointer<UInt64>, positions: UnsafeMutablePointer<ChildPosition>?,
        box: Unmanaged<LayoutBox>? = nil
    ) {
        self.box = box
        self.count = count
        store = engine.store
        self.container = container
        list = slots.list
        first = slots.first
        self.work = work
        self.width = width
        self.asked = asked
        self.positions = positions
        nodes = UnsafePointer(engine.nodes)
        ranges = UnsafePointer(engine.ranges)
        measurements = engine.measurements
    }

    private var engine: Engine { Engine(store) }

    /// The indices of the children.
    @inlinable @inline(__always)
    public var indices: Range<Int> { 0..<count }

    /// The width that was proposed to the container, to which the children's widths belong; nil: unspecified. Not while
    /// widths are solved, where it is the argument.
    public var proposedWidth: CGFloat? {
        if work == .widths { stop("asked for the proposed width while widths are solved") }
        return width.isNaN ? nil : width
    }

    // MARK: - Questions

    /// Returns a child's lengths for the proposals 0, nil and ∞ along `axis`, in points.
    ///
    /// - Complexity: O(1) for an earlier range; else the cost of the child's own range.
    @inlinable @inline(__always)
    public func range(of index: Int, along axis: Axis) -> LengthRange {
        let child = child(index, axis)
        if nodes[child].kind.isSimpleLeaf {
            return axis == .horizontal ? ranges[child] : measurements[child].heightRange
        }
        return computedRange(child, axis)
    }

    /// Proposes a child a length along `axis`; nil: unspecified. Returns the child's answer in points.
    ///
    /// - Complexity: O(1) for a proposal answered before; else the cost of the child's own layout.
    @inlinable @inline(__always)
    @discardableResult
    public func propose(_ length: CGFloat?, to index: Int, along axis: Axis) -> CGFloat {
        let child = child(index, axis)
        if axis == .horizontal, work == .heights { stop("proposed a width while heights are solved") }
        asked[index >> 6] |= 1 << UInt64(truncatingIfNeeded: index & 63)
        let length = passLength(length)
        guard nodes[child].kind.isSimpleLeaf else { return computedLength(child, length, axis) }
        let measurement = measurements + child
        if axis == .horizontal {
            measurement.pointee.proposedWidth = length
            measurement.pointee.width = ranges[child].answer(length)
            return measurement.pointee.width
        }
        measurement.pointee.proposedHeight = length
        measurement.pointee.height = measurement.pointee.heightRange.answer(length)
        return measurement.pointee.height
    }

    /// Returns a child's length for the last proposal to it along `axis`, in points.
    @inlinable @inline(__always)
    public func length(of index: Int, along axis: Axis) -> CGFloat {
        let child = child(index, axis)
        if nodes[child].kind.isSimpleLeaf {
            return axis == .horizontal ? measurements[child].width : measurements[child].height
        }
        return rememberedLength(child, axis)
    }

    /// Returns a child's size and alignment guides for the last lengths proposed to it. Not available while widths are
    /// solved.
    public func dimensions(of index: Int) -> ViewDimensions {
        let child = child(index, .vertical)
        // A stack that computes its guides may measure itself for its own length across.
        return keepingAnswer(of: child) {
            engine.dimensions(NodeIndex(child), measurements[child].proposedWidth, measurements[child].proposedHeight)
        }
    }

    /// Returns a child's layout priority: 0 by default, -∞ for a spacer.
    @inlinable @inline(__always)
    public func priority(of index: Int) -> Double {
        let child = child(index)
        return nodes[child].flags.contains(.hasPriority) ? setPriority(child) : 0
    }

    /// Returns the gap that a child and the next one prefer between them, in points; 8 if neither has a preference.
    ///
    /// - Precondition: The child is not the last one.
    public func spacing(after index: Int, along axis: Axis) -> CGFloat {
        engine.facingGap(NodeIndex(child(index)), NodeIndex(child(index + 1)), along: axis)
    }

    /// Returns the gap that two children prefer between them when the second follows the first along `axis`, in points;
    /// 8 if neither has a preference.
    public func spacing(from first: Int, to second: Int, along axis: Axis) -> CGFloat {
        engine.facingGap(NodeIndex(child(first)), NodeIndex(child(second)), along: axis)
    }

    /// Returns the spacing that a child prefers around itself.
    public func spacing(of index: Int) -> ViewSpacing { engine.spacing(NodeIndex(child(index))) }

    /// Returns the value of a child for `key`, or the key's default.
    public func value<K: LayoutValueKey>(_ key: K.Type, of index: Int) -> K.Value {
        engine.value(K.self, of: NodeIndex(child(index)))
    }

    /// A child's answer to the last length proposed to it, as it was while that axis was solved: a width that depends
    /// on the height is the one without a proposed height.
    func solvedLength(of index: Int, along axis: Axis) -> CGFloat {
        let child = child(index)
        guard axis == .horizontal, !nodes[child].flags.contains(.separable) else {
            return length(of: index, along: axis)
        }
        let proposedWidth = measurements[child].proposedWidth
        return keepingAnswer(of: child) { engine.width(NodeIndex(child), proposedWidth, unspecified) }
    }

    /// How many values a child was given, itself or inside of modifiers around it.
    func valueCount(of index: Int) -> Int { engine.valueCount(of: NodeIndex(child(index))) }

    /// Whether a guide of a child may lie elsewhere than that of any box of its size would, or is not that of a box.
    func mayGuide(_ index: Int, by key: AlignmentKey) -> Bool {
        guard let code = GuideCode(builtin: key), !code.combines else { return true }
        return nodes[child(index)].guides & code.bit != 0
    }

    /// Where a guide of a child lies that has answered `size`. Not while widths are solved.
    func guide(_ key: AlignmentKey, of index: Int, _ size: CGSize) -> CGFloat {
        if key.builtin != .custom, let code = GuideCode(builtin: key), nodes[child(index)].guides & code.bit == 0 {
            return key.defaultValue(width: size.width, height: size.height)
        }
        return dimensions(of: index)[key]
    }

    // MARK: - Memory

    /// What the layout has kept; nil after an edit that may change the children, their traits or their values.
    func kept<M: LayoutMemory>(_ type: M.Type) -> M? {
        box?._withUnsafeGuaranteedRef { box in
            guard box.memoryEdits == store.pointee.traitEdits, let memory = box.memory else { return nil }
            return unsafeDowncast(memory, to: M.self)
        }
    }

    /// Keeps what the layout derived from the children's traits and values alone.
    func keep<M: LayoutMemory>(_ memory: M) -> M {
        box?._withUnsafeGuaranteedRef { box in
            box.memory = memory
            box.memoryEdits = store.pointee.traitEdits
        }
        return memory
    }

    /// The children that may answer differently than when this was last asked, or that do not hold their answers any
    /// more; nil: any of them.
    func takeChanges() -> [Int]? { ChildSlots(list: list, first: first).takeChanges(of: box, count) }

    /// A child's answers as they are remembered.
    struct Answer: Equatable {
        var proposedWidth: UInt64
        var proposedHeight: UInt64
        var width: UInt64
        var height: UInt64
    }

    /// What a child answered last.
    @inline(__always)
    func answer(of index: Int) -> Answer {
        let child = measurements + child(index)
        return Answer(
            proposedWidth: child.pointee.proposedWidth.native.bitPattern,
            proposedHeight: child.pointee.proposedHeight.native.bitPattern,
            width: child.pointee.width.native.bitPattern, height: child.pointee.height.native.bitPattern)
    }

    /// Whether a child holds its answer to a proposed width.
    @inline(__always)
    func holdsWidth(_ width: CGFloat, of index: Int) -> Bool {
        same(measurements[child(index)].proposedWidth, passLength(width))
    }

    /// Whether a child's heights follow from nothing but itself.
    @inline(__always)
    func isSimple(_ index: Int) -> Bool { nodes[child(index)].kind.isSimpleLeaf }

    // MARK: - Placing

    /// Places a child's top leading corner at a point of the container. The last call counts; a child without a call is
    /// centered. A coordinate that is not finite becomes 0, with a ``Diagnostic``.
    ///
    /// - Precondition: Called from ``SeparableLayout/place(_:in:proposal:)``.
    @inlinable @inline(__always)
    public func place(_ index: Int, at position: CGPoint) {
        let child = child(index)
        guard let positions else { stop("placed a child while it was only measured") }
        positions[index].x = position.x
        positions[index].y = position.y
        if !position.x.isFinite || !position.y.isFinite { repairPosition(index, child) }
    }

    /// Moves a child vertically that is placed, and keeps its size.
    @inline(__always)
    func move(_ index: Int, toY y: CGFloat) {
        let (engine, child) = (engine, NodeIndex(child(index)))
        engine.commitOrigin(child, engine.placements[child].x, y)
    }

    /// Moves children that are placed and keep their sizes to a row of a certain length, with a part of the room that
    /// each of them leaves above it.
    func move(_ children: Range<Int>, toTop top: CGFloat, length: CGFloat, shareAbove: CGFloat) {
        let engine = engine
        let room = length * shareAbove
        for index in children {
            let child = NodeIndex(child(index))
            let placement = engine.placements + child.offset
            let offset = room - placement.pointee.height * shareAbove
            engine.commitOrigin(child, placement.pointee.x, top + (offset.isFinite ? offset : 0))
        }
    }

    // MARK: - What is not a simple leaf

    @usableFromInline
    func computedRange(_ child: Int, _ axis: Axis) -> LengthRange {
        if nodes[child].flags.contains(.separable) { return askedRange(child, axis) }
        return keepingAnswer(of: child) { askedRange(child, axis) }
    }

    private func askedRange(_ child: Int, _ axis: Axis) -> LengthRange {
        if axis == .horizontal { return engine.widthRange(NodeIndex(child), unspecified) }
        return engine.heightRange(NodeIndex(child), measurements[child].proposedWidth)
    }

    @usableFromInline
    func computedLength(_ child: Int, _ length: CGFloat, _ axis: Axis) -> CGFloat {
        let slot = NodeIndex(child)
        if axis == .vertical { return engine.height(slot, measurements[child].proposedWidth, length) }
        let height = measurements[child].proposedHeight
        let width = engine.width(slot, length, unspecified)
        // While it places, the layout has proposed a height before, which still holds.
        if work == .placing { _ = engine.height(slot, length, height) }
        return width
    }

    @usableFromInline
    func rememberedLength(_ child: Int, _ axis: Axis) -> CGFloat {
        let (proposedWidth, proposedHeight) = (measurements[child].proposedWidth, measurements[child].proposedHeight)
        return axis == .horizontal
            ? engine.width(NodeIndex(child), proposedWidth, proposedHeight)
            : engine.height(NodeIndex(child), proposedWidth, proposedHeight)
    }

    @usableFromInline
    func setPriority(_ child: Int) -> Double { engine.priority(NodeIndex(child)).native }

    @usableFromInline
    func repairPosition(_ index: Int, _ child: Int) {
        let position = positions![index]
        engine.store.pointee.record(.repairedPosition(CGPoint(x: position.x, y: position.y)), NodeIndex(child))
        positions![index].x = position.x.isFinite ? position.x : 0
        positions![index].y = position.y.isFinite ? position.y : 0
    }

    /// Asks a child a question that may replace its current answer, and restores the answer to the last lengths
    /// proposed to it.
    private func keepingAnswer<R>(of child: Int, _ question: () -> R) -> R {
        let before = measurements[child]
        let result = question()
        if same(before.proposedWidth, measurements[child].proposedWidth),
            same(before.proposedHeight, measurements[child].proposedHeight)
        {
            return result
        }
        if before.contents.contains(.width) {
            _ = engine.width(NodeIndex(child), before.proposedWidth, before.proposedHeight)
        }
        if before.contents.contains(.height) {
            _ = engine.height(NodeIndex(child), before.proposedWidth, before.proposedHeight)
        }
        return result
    }

    // MARK: - Checks

    @inlinable @inline(__always)
    func child(_ index: Int) -> Int {
        if index < 0 || index >= count { stop("child \(index) does not exist: the indices are 0..<\(count)") }
        return list.map { $0[index].node.offset } ?? first + index
    }

    @inlinable @inline(__always)
    func child(_ index: Int, _ axis: Axis) -> Int {
        if axis == .vertical, work == .widths { stop("asked for a height while widths are solved") }
        return child(index)
    }

    @usableFromInline
    func stop(_ sentence: @autoclosure () -> String) -> Never {
        preconditionFailure("\(engine.store.pointee.path(of: container)): \(sentence())")
    }
}

/// The slots of a layout's children: a list, or a run from a first one on.
struct ChildSlots {
    var list: UnsafePointer<ChildList.Member>?
    var first = 0

    @inline(__always)
    subscript(index: Int) -> NodeIndex { list.map { $0[index].node } ?? NodeIndex(first + index) }

    /// The children of a container that may have changed since it was last asked for them, of `count`; nil: any.
    func takeChanges(of box: Unmanaged<LayoutBox>?, _ count: Int) -> [Int]? {
        guard let changed = box?._withUnsafeGuaranteedRef({ $0.takeChanges() }) else { return nil }
        guard let list else { return changed.map { $0.offset - first } }
        // Found by search, which for many takes longer than to look at all.
        if changed.count > 8 { return nil }
        return changed.map { child in (0..<count).first { list[$0].node == child }! }
    }
}

/// Where a layout puts a child; NaN as long as it has not.
@usableFromInline
struct ChildPosition: BitwiseCopyable {
    @usableFromInline var x: CGFloat = .nan
    @usableFromInline var y: CGFloat = .nan
}
