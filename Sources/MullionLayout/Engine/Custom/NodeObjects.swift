import MullionGeometry

/// What a node keeps besides numbers: a measure function, a guide's function, or a layout.
///
/// A class box erases the concrete type: as fast as an existential, and it works where existentials do not.
class NodeObject: Equatable {
    /// Whether a node with the other object is certain to be laid out in the same way.
    func isSame(as other: NodeObject) -> Bool { self === other }

    static func == (a: NodeObject, b: NodeObject) -> Bool { a === b || a.isSame(as: b) }
}

/// A leaf's measure function and its declared traits. Never changed, so that several nodes can have the same.
class LeafBox: NodeObject {
    final let traits: LeafMeasure.Traits
    private let hasExtras: Bool
    /// NaN unless the leaf is a text that drops lines.
    final let lineHeight: CGFloat
    final let function: (ProposedViewSize) -> CGSize

    /// Creates a box without baselines and spacing.
    convenience init(
        traits: LeafMeasure.Traits, lineHeight: CGFloat, function: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.init(traits: traits, lineHeight: lineHeight, hasExtras: false, function: function)
    }

    fileprivate init(
        traits: LeafMeasure.Traits, lineHeight: CGFloat, hasExtras: Bool,
        function: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.traits = traits
        self.lineHeight = lineHeight
        self.hasExtras = hasExtras
        self.function = function
    }

    /// The box with baselines and spacing; nil for a leaf without them.
    final var extras: LeafBoxWithBaselines? {
        hasExtras ? unsafeDowncast(self, to: LeafBoxWithBaselines.self) : nil
    }
}

/// A box of a leaf with baselines or spacing, which few leaves have.
final class LeafBoxWithBaselines: LeafBox {
    let firstTextBaseline: ((CGSize) -> CGFloat)?
    let lastTextBaseline: ((CGSize) -> CGFloat)?
    /// nil for a leaf that prefers no spacing.
    let spacing: ViewSpacing?

    init(
        traits: LeafMeasure.Traits, lineHeight: CGFloat, firstTextBaseline: ((CGSize) -> CGFloat)?,
        lastTextBaseline: ((CGSize) -> CGFloat)?, spacing: ViewSpacing?,
        function: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.firstTextBaseline = firstTextBaseline
        self.lastTextBaseline = lastTextBaseline
        self.spacing = spacing
        super.init(traits: traits, lineHeight: lineHeight, hasExtras: true, function: function)
    }
}

/// The custom guides a container is aligned by.
final class AlignmentBox: NodeObject {
    let horizontal: AlignmentKey?
    let vertical: AlignmentKey?

    init(horizontal: AlignmentKey?, vertical: AlignmentKey?) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    override func isSame(as other: NodeObject) -> Bool {
        guard let other = other as? AlignmentBox else { return false }
        return horizontal == other.horizontal && vertical == other.vertical
    }
}

/// The function of an alignment guide.
final class GuideBox: NodeObject {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    init(_ key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.compute = compute
    }
}

/// A layout value, erased.
class ValueBox {}

final class TypedValueBox<Value>: ValueBox {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Children of a layout: never changed once it is made, so that proxies can hold on to it.
@usableFromInline
final class ChildList: Sendable {
    /// A child's slot, and its index among all children of its parent.
    @usableFromInline
    struct Member: BitwiseCopyable, Sendable {
        @usableFromInline var node: NodeIndex
        @usableFromInline var ordinal: Int32
    }

    let count: Int
    @usableFromInline nonisolated(unsafe) let members: UnsafeMutablePointer<Member>

    /// A list of `count` children, to be written by `fill`.
    init(count: Int, fill: (UnsafeMutablePointer<Member>) -> Void) {
        self.count = count
        members = RawMemory.allocated(count)
        fill(members)
    }

    deinit { RawMemory.deallocate(members) }
}

/// What a layout of this module keeps between its calls.
class LayoutMemory {
    /// Places the children that may lie elsewhere than they were last placed: moves those that keep their size, and
    /// returns the others, which it has placed; nil: all must be placed.
    func placeChanges(_ children: borrowing LayoutChildren, proposal: ProposedViewSize) -> [Int]? { nil }
    /// Notes that the children lie where the layout has placed them; false: it cannot tell later which ones moved.
    func notePlaced(proposal: ProposedViewSize) -> Bool { false }
}

/// A layout and its cache, erased.
class LayoutBox: NodeObject {
    /// Something inside the container changed since the cache was brought up to date.
    var cacheIsStale = true
    /// What the layout derived from its children's traits and values when `memoryEdits` edits had been made.
    var memory: LayoutMemory? {
        didSet {
            forgetChanges()
            hasMemory = memory != nil
        }
    }
    /// Whether there is one: cheaper to read.
    private(set) final var hasMemory = false
    var memoryEdits: UInt64 = 0
    /// The children that may answer differently since `memory` took note, as long as `knowsChanges`.
    private var changed: [NodeIndex] = []
    private(set) final var knowsChanges = false
    /// The width in which all children were last placed, and the direction; NaN if one may be elsewhere since.
    var placedWidth: CGFloat = .nan
    var placedMirrored = false
    /// The children in order, listed once until they change; nil: not listed.
    var children: ChildList? {
        didSet {
            memory = nil
            members = children.map { UnsafePointer($0.members) }
            firstOfRun = .absent
            isListed = children != nil
        }
    }
    /// The elements of `children`.
    private(set) var members: UnsafePointer<ChildList.Member>?
    /// The first child's slot where the others follow it one by one, as in trees built in pre-order: then a separable
    /// layout needs no list. Else absent.
    private(set) var firstOfRun: NodeIndex = .absent
    /// Whether one of both is known.
    private(set) var isListed = false

    /// Notes that a child may answer differently, or does not hold the answer that the layout asked for.
    func noteChange(of child: NodeIndex) {
        guard knowsChanges else { return }
        // Many are not worth following one by one.
        if changed.count == 256 { forgetChanges() } else { changed.append(child) }
    }

    /// Notes that any child may answer differently.
    func forgetChanges() {
        guard knowsChanges else { return }
        knowsChanges = false
        changed.removeAll(keepingCapacity: true)
    }

    /// The children noted, once; nil: any of them.
    func takeChanges() -> [NodeIndex]? {
        guard knowsChanges else {
            knowsChanges = true
            return nil
        }
        if changed.isEmpty { return [] }
        defer { changed.removeAll(keepingCapacity: true) }
        return changed
    }

    /// Notes that the children are a run of slots.
    func setRun(_ first: NodeIndex) {
        children = nil
        firstOfRun = first
        isListed = true
    }
    /// Whether the layout answers by a ``CoupledMemory``, and leaves spacing and guides to the defaults.
    final let hasCoupledMemory: Bool
    /// A node has this box.
    private var isInUse = false
    /// Whether the layout leaves the guides of an axis to the default, found out once.
    var alignmentIsProbed = false
    var combinesHorizontally = false
    var combinesVertically = false

    init(hasCoupledMemory: Bool = false) {
        self.hasCoupledMemory = hasCoupledMemory
        guard hasCoupledMemory else { return }
        (alignmentIsProbed, combinesHorizontally, combinesVertically) = (true, true, true)
    }

    /// A box for one more node: this one, or a copy if it is in use.
    func unused() -> LayoutBox {
        if isInUse { return copy().unused() }
        isInUse = true
        return self
    }

    /// A box for the same layout, as new.
    func copy() -> LayoutBox { fatalError("abstract") }
    var properties: LayoutProperties { fatalError("abstract") }
    /// The layout.
    var value: any Layout { fatalError("abstract") }

    // The three functions of a separable layout.
    func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange { fatalError("abstract") }
    func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        fatalError("abstract")
    }
    func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        fatalError("abstract")
    }
    func preferredSpacing(of children: borrowing LayoutChildren) -> ViewSpacing? { fatalError("abstract") }

    // The function of a coupled layout.
    func makeMemory() -> CoupledMemory { fatalError("abstract") }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { fatalError("abstract") }
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) { fatalError("abstract") }
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { fatalError("abstract") }
    func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? { fatalError("abstract") }
}

class ConcreteLayoutBox<L: Layout>: LayoutBox {
    final let layout: L
    /// The layout's cache once it is made, at a separate address: an optional of a type that is only known at run
    /// time is taken apart by the runtime at every call.
    private var cache: UnsafeMutablePointer<L.Cache>?
    private var isCacheInUse = false

    init(_ layout: L, hasCoupledMemory: Bool = false) {
        self.layout = layout
        super.init(hasCoupledMemory: hasCoupledMemory)
    }

    override func copy() -> LayoutBox { ConcreteLayoutBox(layout) }

    override var properties: LayoutProperties { L.layoutProperties }

    override var value: any Layout { layout }

    override func isSame(as other: NodeObject) -> Bool {
        guard let other = other as? ConcreteLayoutBox<L> else { return false }
        return isSameValue(layout, other.layout)
    }

    deinit {
        cache?.deinitialize(count: 1)
        cache?.deallocate()
    }

    /// Runs `body` with a cache that is made, and up to date.
    @inline(__always)
    private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        if isCacheInUse {
            // The layout came back to itself, by asking for one of its guides, and holds the cache.
            var another = layout.makeCache(subviews: subviews)
            return body(&another)
        }
        isCacheInUse = true
        defer { isCacheInUse = false }
        if let cache {
            if cacheIsStale { layout.updateCache(&cache.pointee, subviews: subviews) }
            cacheIsStale = false
            return body(&cache.pointee)
        }
        let made = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
        made.initialize(to: layout.makeCache(subviews: subviews))
        cache = made
        cacheIsStale = false
        return body(&made.pointee)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func explicitAlignment(
        of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
                )
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }
}

final class SeparableLayoutBox<L: SeparableLayout>: ConcreteLayoutBox<L> {
    override func copy() -> LayoutBox { SeparableLayoutBox(layout) }

    override func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        layout.range(of: children, along: axis)
    }

    override func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        layout.solve(children, along: axis, proposal: proposal)
    }

    override func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        layout.place(children, in: size, proposal: proposal)
    }

    override func preferredSpacing(of children: borrowing LayoutChildren) -> ViewSpacing? {
        layout.preferredSpacing(of: children)
    }
}

final class CoupledLayoutBox<L: CoupledLayout>: ConcreteLayoutBox<L> {
    init(_ layout: L) { super.init(layout, hasCoupledMemory: true) }

    override func copy() -> LayoutBox { CoupledLayoutBox(layout) }

    override func makeMemory() -> CoupledMemory { layout.makeMemory() }
}

/// Returns whether two values are certainly the same: equal if the type is Equatable, otherwise the same plain bytes.
package func isSameValue<T>(_ a: T, _ b: T) -> Bool {
    if MemoryLayout<T>.size == 0 { return true }
    if let a = a as? any Equatable { return isEqual(a, b) }
    guard _isPOD(T.self) else { return false }
    return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
}

/// Returns whether two values of unknown types have one type and are known to be equal.
package func isSameAny(_ a: Any, _ b: Any) -> Bool {
    func isSame<T>(_ a: T) -> Bool { (b as? T).map { isSameValue(a, $0) } ?? false }
    return isSame(a)
}

private func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }
