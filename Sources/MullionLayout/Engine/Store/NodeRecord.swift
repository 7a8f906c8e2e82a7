import MullionGeometry

/// What a node is, as the passes see it: one byte, ordered so that groups of kinds are ranges.
@usableFromInline
enum Kind: UInt8, CaseIterable, BitwiseCopyable, Sendable {
    // Leaves whose answers are arithmetic on their own style.
    case color, fixed, flexible, spacer, divider
    // A leaf that is measured by a function.
    case measured
    // Modifiers: at most one child.
    case frame, flexibleFrame, fixedSize, padding, aspectRatio, offset, position, priority, guide, direction, scroll
    // Containers.
    case overlay, background, hstack, vstack, zstack, viewThatFits, geometryReader, custom, separableLayout
    // A box of CSS, with its own rules for its children.
    case css

    /// Whether the kind's answers are arithmetic, so that nothing needs to be remembered.
    @inlinable @inline(__always) var isSimpleLeaf: Bool { rawValue <= Kind.divider.rawValue }
    /// Whether the leaf depends on the axis of the stack around it.
    @inline(__always) var inheritsTraits: Bool { self == .spacer || self == .divider }
    /// Whether the node is its two ranges and nothing else.
    @inline(__always) var isBox: Bool { rawValue <= Kind.flexible.rawValue }
    @inline(__always) var isLeaf: Bool { rawValue <= Kind.measured.rawValue }
    @inline(__always) var isModifier: Bool { rawValue >= Kind.frame.rawValue && rawValue <= Kind.scroll.rawValue }
    /// Whether the node wraps its first child: a modifier, an overlay or a background.
    @inline(__always) var wrapsFirstChild: Bool { isModifier || self == .overlay || self == .background }
    /// Whether a layout of the user's arranges the children.
    @inline(__always) var isLayout: Bool { self == .custom || self == .separableLayout }
    @inline(__always) var isStack: Bool { self == .hstack || self == .vstack }
    @inline(__always) var stackAxis: Axis { self == .hstack ? .horizontal : .vertical }
}

/// Facts about a node, one bit each. A `valid…` bit is set while the remembered answers hold.
@usableFromInline
struct NodeFlags: OptionSet, BitwiseCopyable, Sendable {
    @usableFromInline let rawValue: UInt32

    @inlinable @inline(__always)
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The facts of the pass of derived traits hold (separability, guides, spacing preferences, priority).
    static let validTraits = NodeFlags(rawValue: 1 << 0)
    /// The width range holds.
    static let validWidthRange = NodeFlags(rawValue: 1 << 1)
    /// Some question was answered since the last invalidation, so an ancestor may depend on this node.
    static let wasAsked = NodeFlags(rawValue: 1 << 2)
    /// The subtree is where its last placement put it.
    static let validPlacement = NodeFlags(rawValue: 1 << 3)
    /// The last placement was right-to-left.
    static let placedRightToLeft = NodeFlags(rawValue: 1 << 4)
    /// derived traits were found out at some time for this node or one below it, so some may be inherited from above.
    static let mayInherit = NodeFlags(rawValue: 1 << 6)
    /// The node is noted as changed and not revalidated yet.
    static let hasPendingChange = NodeFlags(rawValue: 1 << 7)
    /// The last placement of the parent did not place this node (an alternative that was not chosen).
    static let unplaced = NodeFlags(rawValue: 1 << 5)

    /// The width answer is a function of the proposed width alone.
    static let separable = NodeFlags(rawValue: 1 << 8)
    /// The layout priority is not 0.
    @inlinable static var hasPriority: NodeFlags { NodeFlags(rawValue: 1 << 9) }
    /// Stack: some child has a priority.
    static let childPriorities = NodeFlags(rawValue: 1 << 10)
    /// Stack: a child may set the guide the stack aligns by, or the guide's default is the user's code.
    static let guided = NodeFlags(rawValue: 1 << 12)
    /// Stack: the gaps differ, each pair's preferences decide.
    static let mixedGaps = NodeFlags(rawValue: 1 << 13)
    /// The derived traits of this pass include spacing preferences kept in the side table.
    static let sideSpacing = NodeFlags(rawValue: 1 << 14)

    /// An answer was overwritten while an ancestor may still remember something that followed from it.
    static let hasForgotten = NodeFlags(rawValue: 1 << 15)

    /// The node exists.
    static let alive = NodeFlags(rawValue: 1 << 16)
    /// Some value was repaired when the node's kind was set.
    static let repairedStyle = NodeFlags(rawValue: 1 << 17)
    /// Fixed size, scroll view, view that fits: the axes on which it acts. The bits have one meaning per kind.
    static let horizontal = NodeFlags(rawValue: 1 << 18)
    static let vertical = NodeFlags(rawValue: 1 << 19)
    /// Measured leaf.
    static let heightIgnoresHeight = horizontal
    static let maximumIsIdeal = vertical
    /// Aspect ratio.
    static let fillsRatio = horizontal
    /// Layout direction.
    static let rightToLeft = horizontal
    /// A stack made by safeAreaInset, and whether its second child comes first.
    static let inset = NodeFlags(rawValue: 1 << 20)
    static let insetFirst = NodeFlags(rawValue: 1 << 21)
    /// The node's question budget was used up in this pass.
    static let overBudget = NodeFlags(rawValue: 1 << 22)
    /// The parent gave the node its frame; its answer to the proposal it was placed with may differ.
    static let framed = NodeFlags(rawValue: 1 << 23)
    /// A style as an item of a CSS container was set.
    static let styledItem = NodeFlags(rawValue: 1 << 24)
    static let named = NodeFlags(rawValue: 1 << 25)
    static let valued = NodeFlags(rawValue: 1 << 26)

    /// Everything an invalidation takes back.
    static let remembered: NodeFlags = [.validTraits, .validWidthRange, .wasAsked, .validPlacement]
    /// Everything the pass of derived traits finds out.
    static let traits: NodeFlags = [.separable, .hasPriority, .childPriorities, .guided, .mixedGaps]
    /// The style switches.
    static let style: NodeFlags = [.horizontal, .vertical, .inset, .insetFirst, .repairedStyle]
}

/// Links, kind and the two commonest style numbers of a node: 64 bytes, one cache line.
@usableFromInline
struct Node: BitwiseCopyable {
    var parent: NodeIndex = .absent
    var firstChild: NodeIndex = .absent
    var lastChild: NodeIndex = .absent
    var next: NodeIndex = .absent
    var previous: NodeIndex = .absent
    var childCount: Int32 = 0
    var generation: UInt32 = 0
    /// Row of the kind's side table: limits (flexibleFrame, padding) or objects (measured, guide, custom).
    var side: Int32 = -1
    @usableFromInline var flags: NodeFlags = []
    @usableFromInline var kind: Kind = .color
    /// Spacing preference per edge, two bits each (see `EdgeCodes`): a derived trait.
    var edges: UInt8 = 0
    /// The guides that may be explicit in this subtree, one bit each (see `GuideCode`): a derived trait.
    var guides: UInt16 = 0
    /// Alignment of the kind, as guide codes.
    var horizontalGuide: GuideCode = .horizontalCenter
    var verticalGuide: GuideCode = .verticalCenter
    var style = StyleNumbers()
}

/// The two numbers that most kinds need, named for what they are in each kind. Both are NaN until they are set.
@usableFromInline
struct StyleNumbers: BitwiseCopyable {
    private var first: CGFloat = .nan
    private var second: CGFloat = .nan

    init() {}

    @inline(__always)
    init(_ pair: SIMD2<CGFloat.NativeType>) { (first, second) = (CGFloat(pair.x), CGFloat(pair.y)) }

    @inline(__always) var pair: SIMD2<CGFloat.NativeType> { SIMD2(first.native, second.native) }

    /// Frame: NaN on a side that the child decides.
    @inline(__always) var frameWidth: CGFloat {
        get { first }
        set { first = newValue }
    }
    @inline(__always) var frameHeight: CGFloat {
        get { second }
        set { second = newValue }
    }
    /// Padding: the sums of the insets on each axis.
    @inline(__always) var horizontalInsets: CGFloat {
        get { first }
        set { first = newValue }
    }
    @inline(__always) var verticalInsets: CGFloat {
        get { second }
        set { second = newValue }
    }
    /// Offset and position.
    @inline(__always) var x: CGFloat {
        get { first }
        set { first = newValue }
    }
    @inline(__always) var y: CGFloat {
        get { second }
        set { second = newValue }
    }
    /// Stack: NaN where preferences decide; the sum of all gaps is a derived trait.
    @inline(__always) var spacing: CGFloat {
        get { first }
        set { first = newValue }
    }
    @inline(__always) var gapSum: CGFloat {
        get { second }
        set { second = newValue }
    }
    /// Spacer.
    @inline(__always) var minLength: CGFloat {
        get { first }
        set { first = newValue }
    }
    /// Aspect ratio: width to height; NaN for that of the child's ideal size.
    @inline(__always) var ratio: CGFloat {
        get { first }
        set { first = newValue }
    }
    @inline(__always) var priority: CGFloat {
        get { first }
        set { first = newValue }
    }
    /// Measured leaf: the height answered to an unspecified width, and the height of one line.
    @inline(__always) var idealHeight: CGFloat {
        get { first }
        set { first = newValue }
    }
    @inline(__always) var lineHeight: CGFloat {
        get { second }
        set { second = newValue }
    }
}

/// The lengths of a node along one axis for the proposals 0, unspecified and infinite, in points.
@frozen
public struct LengthRange: Hashable, Sendable, BitwiseCopyable {
    /// The answer to 0.
    public var min: CGFloat
    /// The answer to an unspecified length.
    public var ideal: CGFloat
    /// The answer to an infinite length.
    public var max: CGFloat

    /// Creates a range from the lengths for the three proposals.
    @inlinable @inline(__always)
    public init(_ min: CGFloat, _ ideal: CGFloat, _ max: CGFloat) {
        self.min = min
        self.ideal = ideal
        self.max = max
    }

    /// Replaces each of the three lengths with the larger of both ranges.
    @inlinable @inline(__always)
    public mutating func formMaximum(_ other: LengthRange) {
        if other.min > min { min = other.min }
        if other.ideal > ideal { ideal = other.ideal }
        if other.max > max { max = other.max }
    }

    /// The size of a leaf that takes any length between its limits: the proposal clamped, the ideal where it is
    /// unspecified (NaN).
    @inlinable @inline(__always)
    func answer(_ proposed: CGFloat) -> CGFloat {
        proposed.isNaN ? ideal : proposed < min ? min : (proposed > max ? max : proposed)
    }

    /// The length for a proposal of 0, an unspecified or an infinite one; nil for any other.
    @inline(__always)
    func known(_ proposed: CGFloat) -> CGFloat? {
        proposed.isNaN ? ideal : proposed == 0 ? min : proposed == .infinity ? max : nil
    }

    /// Returns the range of an element with the same length for every proposal.
    @inlinable @inline(__always)
    public static func rigid(_ length: CGFloat) -> LengthRange { LengthRange(length, length, length) }
}

/// Where a node was placed, in its parent's coordinates, and by which proposal.
struct Placement {
    /// NaN until the node is placed for the first time, so that its first frame counts as a change.
    var x: CGFloat = .nan
    var y: CGFloat = .nan
    var width: CGFloat = .nan
    var height: CGFloat = .nan
    var proposedWidth: CGFloat = .nan
    var proposedHeight: CGFloat = .nan
}

extension StyleNumbers: Equatable {
    @usableFromInline
    static func == (a: StyleNumbers, b: StyleNumbers) -> Bool { same(a.first, b.first) && same(a.second, b.second) }
}

/// Six limits of a flexible node or frame, or four insets.
struct FrameLimits: Equatable {
    var minWidth: CGFloat = .nan
    var idealWidth: CGFloat = .nan
    var maxWidth: CGFloat = .nan
    var minHeight: CGFloat = .nan
    var idealHeight: CGFloat = .nan
    var maxHeight: CGFloat = .nan

    static func == (a: FrameLimits, b: FrameLimits) -> Bool {
        same(a.minWidth, b.minWidth) && same(a.idealWidth, b.idealWidth) && same(a.maxWidth, b.maxWidth)
            && same(a.minHeight, b.minHeight) && same(a.idealHeight, b.idealHeight) && same(a.maxHeight, b.maxHeight)
    }

    /// The limits as the insets of a padding.
    @inline(__always)
    var insets: EdgeInsets {
        get { EdgeInsets(top: minHeight, leading: minWidth, bottom: maxHeight, trailing: maxWidth) }
        set {
            (minHeight, minWidth, maxHeight, maxWidth) =
                (newValue.top, newValue.leading, newValue.bottom, newValue.trailing)
        }
    }
}
