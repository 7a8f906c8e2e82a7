import MullionGeometry

/// What a node answered to one proposal: 64 bytes, one cache line.
///
/// A separable node is measured by width first, then by height within that width; any other node by both at once. The
/// key is therefore the proposed width alone until the height is known. An unspecified side is the one canonical NaN,
/// keys are compared bit by bit.
///
/// Each node has one answer in place, the *current* one; further ones hang in a list. Answers are functions of the
/// subtree and of the whole key, so they stay true until something in the subtree changes: then all are dropped.
@usableFromInline
struct Measurement: BitwiseCopyable {
    struct Contents: OptionSet {
        let rawValue: UInt16
        static let width = Contents(rawValue: 1)
        static let height = Contents(rawValue: 2)
        static let heightRange = Contents(rawValue: 4)
        /// The children's current answers are those to the shares of this answer's width (height) question.
        static let sharesAlongX = Contents(rawValue: 8)
        static let sharesAlongY = Contents(rawValue: 16)
        /// No addition of the height range rounded.
        static let exactHeightRange = Contents(rawValue: 32)
        /// Sets of several. A literal of them can become an array that is allocated.
        static let sharedWidth = Contents(rawValue: 1 | 8)
        static let sharedSize = Contents(rawValue: 2 | 8 | 16)
        static let exactHeights = Contents(rawValue: 4 | 32)
        /// All that follows from heights.
        static let allHeights = Contents(rawValue: 2 | 4 | 8 | 16 | 32)
    }

    @usableFromInline var proposedWidth: CGFloat = .nan
    @usableFromInline var proposedHeight: CGFloat = .nan
    @usableFromInline var width: CGFloat = 0
    @usableFromInline var height: CGFloat = 0
    @usableFromInline var heightRange = LengthRange(0, 0, 0)
    var contents: Contents = []
    /// The pass that last used this answer; one of an older pass may be overwritten.
    var stamp: UInt16 = 0
    /// The next answer in the node's list.
    var next: Int32 = -1
}

/// Whether two lengths or proposals are the same bits: unspecified equals unspecified.
@inline(__always)
func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a.native.bitPattern == b.native.bitPattern }

/// The unspecified side of a proposal.
@inlinable @inline(__always)
var unspecified: CGFloat { CGFloat(Double(bitPattern: 0x7FF8_0000_0000_0000)) }

extension ProposedViewSize {
    /// The width as the passes carry it: never negative zero, one NaN for unspecified.
    @inlinable @inline(__always) var passWidth: CGFloat { passLength(width) }
    @inlinable @inline(__always) var passHeight: CGFloat { passLength(height) }

    /// The proposal of two sides as the passes carry them.
    @inline(__always)
    init(pass width: CGFloat, _ height: CGFloat) {
        self.init(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }
}

/// One side of a proposal as the passes carry it.
@inlinable @inline(__always)
func passLength(_ length: CGFloat?) -> CGFloat {
    // One comparison leaves NaN aside, and -0.
    guard let length else { return unspecified }
    if length > 0 { return length }
    return length <= 0 ? 0 : unspecified
}
