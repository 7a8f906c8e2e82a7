private import CMullionShims
import MullionGeometry

/// What the proxies of one call of a layout need to find their way back, and whether they still may.
///
/// Proxies are copied all the time, so that they count no references: a call is a number in a slot, whose memory
/// outlives the tree.
@usableFromInline
struct SubviewCall: BitwiseCopyable {
    @usableFromInline let slot: UnsafeMutablePointer<ActiveCall>
    @usableFromInline let number: UInt64
    /// The store of the tree; valid as long as the call is active.
    let store: UnsafeMutablePointer<Store>
    /// The node of the layout.
    let node: NodeIndex

    init(_ store: UnsafeMutablePointer<Store>, _ node: NodeIndex, _ slot: UnsafeMutablePointer<ActiveCall>) {
        self.store = store
        self.node = node
        self.slot = slot
        number = slot.pointee.number
    }

    /// The state of the call. Stops the program when the call is over: the layout kept its subviews.
    @inlinable @inline(__always)
    var active: UnsafeMutablePointer<ActiveCall> {
        if slot.pointee.number != number { stop() }
        return slot
    }

    /// The engine to ask.
    var engine: Engine {
        _ = active
        return Engine(store)
    }

    @usableFromInline @inline(never)
    func stop() -> Never {
        var container = "a layout"
        // A tree keeps its slots until it ends.
        if number >= slot.pointee.firstNumber, let tree = store.pointee.owner {
            container = "\(tree.takeUnretainedValue().describe(slot: node)): the layout"
        }
        preconditionFailure("\(container) used its subviews after the call that gave them had returned")
    }

    func place(_ subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        engine.recordPlacement(call: self, subview: subview, position: position, anchor: anchor, proposal: proposal)
    }

    func place(_ subview: LayoutSubview, in frame: CGRect) {
        engine.recordFrame(call: self, subview: subview, frame)
    }

    func leaveOut(_ subview: LayoutSubview) { engine.recordLeavingOut(call: self, subview: subview) }

    func combinedAlignment(of key: AlignmentKey) -> CGFloat? { engine.combinedAlignment(call: self, key) }
}

/// A call of a layout that has not returned yet, in a slot that later calls take again.
///
/// A tree has a chain of slots, one for each level of its deepest nesting of layouts so far. They are not freed with
/// it, but kept for other trees: a proxy that outlives its call, or its tree, still finds that the number has changed.
@usableFromInline
struct ActiveCall: BitwiseCopyable {
    /// The slot of a call inside of this one; nil if no call was nested that deep. The first member: slots that no tree
    /// has are chained by it.
    fileprivate(set) var inner: UnsafeMutablePointer<ActiveCall>?
    /// The slot of the call around this one; nil if there is none.
    fileprivate let outer: UnsafeMutablePointer<ActiveCall>?
    /// Counts the calls of the slot, and their ends.
    @usableFromInline fileprivate(set) var number: UInt64 = 0
    /// What `number` was when the slot came to its tree.
    fileprivate(set) var firstNumber: UInt64 = 0

    // The store's arrays, which do not move during a pass. Simple leaves are answered from them.
    @usableFromInline let nodes: UnsafePointer<Node>
    @usableFromInline let ranges: UnsafePointer<LengthRange>
    @usableFromInline let measurements: UnsafePointer<Measurement>
    let direction: LayoutDirection
    /// The proposal being answered or placed.
    let proposedWidth: CGFloat
    let proposedHeight: CGFloat
    /// Placements by ordinal while the call places; nil while it only measures.
    let placements: UnsafeMutablePointer<CustomPlacement>?

    fileprivate init(
        _ engine: Engine, inside outer: UnsafeMutablePointer<ActiveCall>?, _ proposedWidth: CGFloat,
        _ proposedHeight: CGFloat,
        _ placements: UnsafeMutablePointer<CustomPlacement>?
    ) {
        self.outer = outer
        nodes = UnsafePointer(engine.nodes)
        ranges = UnsafePointer(engine.ranges)
        measurements = UnsafePointer(engine.measurements)
        direction = engine.store.pointee.isRightToLeft ? .rightToLeft : .leftToRight
        self.proposedWidth = proposedWidth
        self.proposedHeight = proposedHeight
        self.placements = placements
    }
}

/// The slots of a tree's calls.
struct CallSlots: BitwiseCopyable {
    /// The slot of a call that no other one surrounds; nil until there is one.
    private var outermost: UnsafeMutablePointer<ActiveCall>?
    /// The slot of the innermost call; nil when no call is active.
    private var innermost: UnsafeMutablePointer<ActiveCall>?

    /// Begins a call inside of the innermost one.
    @inline(__always)
    mutating func begin(
        _ engine: Engine, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat,
        _ placements: UnsafeMutablePointer<CustomPlacement>?
    ) -> UnsafeMutablePointer<ActiveCall> {
        var call = ActiveCall(engine, inside: innermost, proposedWidth, proposedHeight, placements)
        let next = innermost.map { $0.pointee.inner } ?? outermost
        let slot = next ?? addSlot(call)
        call.inner = slot.pointee.inner
        call.number = slot.pointee.number + 1
        call.firstNumber = slot.pointee.firstNumber
        slot.pointee = call
        innermost = slot
        return slot
    }

    /// Ends a call, the innermost one.
    @inline(__always)
    mutating func end(_ slot: UnsafeMutablePointer<ActiveCall>) {
        slot.pointee.number += 1
        innermost = slot.pointee.outer
    }

    /// Adds a slot to the chain: one that another tree had, or a new one that holds the call to begin with.
    @inline(never)
    private mutating func addSlot(_ call: ActiveCall) -> UnsafeMutablePointer<ActiveCall> {
        let slot: UnsafeMutablePointer<ActiveCall>
        if let kept = mullion_take_block() {
            slot = kept.assumingMemoryBound(to: ActiveCall.self)
            slot.pointee.inner = nil
            slot.pointee.firstNumber = slot.pointee.number
        } else {
            slot = .allocate(capacity: 1)
            slot.initialize(to: call)
        }
        if let innermost { innermost.pointee.inner = slot } else { outermost = slot }
        return slot
    }

    /// Gives back the slots, for other trees.
    func deallocate() {
        guard let first = outermost else { return }
        var last = first
        while true {
            // Proxies of this tree have lower numbers.
            last.pointee.number += 1
            last.pointee.firstNumber = last.pointee.number
            guard let inner = last.pointee.inner else { break }
            last = inner
        }
        mullion_return_blocks(first, last)
    }
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
