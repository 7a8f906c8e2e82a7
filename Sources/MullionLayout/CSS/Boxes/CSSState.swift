import MullionGeometry

/// What a parent asks a CSS box: lay yourself out with this used border box.
///
/// The whole question is the key of a remembered answer. An indefinite height is the one canonical NaN.
struct CSSAsk: BitwiseCopyable {
    /// Used width of the border box.
    var width: CGFloat
    /// Used height of the border box; NaN: as high as the content, clamped.
    var height: CGFloat = unspecified
    /// The width that percent padding refers to.
    var basis: CGFloat = unspecified
    /// Limits of an automatic height, border box.
    var minHeight: CGFloat = 0
    var maxHeight: CGFloat = .infinity
    /// Whether percentages of the height inside may refer to it.
    var isDefinite = false
    /// Whether the height of the content is wanted under the definite one.
    var wantsContent = false
    /// The baseline that is wanted too.
    var baseline = CSSBaseline.none
    /// The number of the tracks that a subgrid takes from its parent, see ``CSSInheritance``; 0: none.
    var inheritance: UInt32 = 0

    @inline(__always) var wantsBaseline: Bool { baseline != .none }

    /// Whether the answer is as high as the content.
    @inline(__always) var followsContent: Bool { height.isNaN || wantsContent }

    @inline(__always)
    func isSame(as other: CSSAsk) -> Bool {
        same(width, other.width) && same(height, other.height) && same(basis, other.basis)
            && same(minHeight, other.minHeight) && same(maxHeight, other.maxHeight) && isDefinite == other.isDefinite
            && wantsContent == other.wantsContent && inheritance == other.inheritance
    }

    /// Whether an answer to this question answers another one that is the same but for the baseline.
    @inline(__always)
    func covers(_ other: CSSAsk) -> Bool { other.baseline == .none || other.baseline == baseline }
}

/// Which baseline of a box a question is about.
enum CSSBaseline: UInt8, BitwiseCopyable {
    case none, first, last
}

/// The answer: the height of the border box, and the wanted baseline from its top (NaN: none).
struct CSSAnswer: BitwiseCopyable {
    var height: CGFloat = 0
    var baseline: CGFloat = unspecified
}

/// An answer with its question.
struct CSSMemory: BitwiseCopyable {
    var ask: CSSAsk
    var answer: CSSAnswer
    var stamp: UInt16 = 0
    /// The pass that found it.
    var born: UInt32 = 0
    /// The next in the node's list; -1: none.
    var next: Int32 = -1
}

/// Smallest and largest width that content asks for: min-content and max-content, border box.
struct CSSContent: BitwiseCopyable {
    var min: CGFloat = 0
    var max: CGFloat = 0
}

/// Where the walk of a block formatting context put a box, in the root's border box, and with what size.
struct CSSFlowPlace: BitwiseCopyable {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var ask = CSSAsk(width: .nan)
}

/// What a CSS node keeps: its style, and what it answered.
struct CSSState: BitwiseCopyable {
    /// Keeps the style alive.
    var box: Unmanaged<CSSStyleBox>
    var style: UnsafeMutablePointer<CSSRecord>
    /// The content widths for a definite height (NaN: none); valid if `hasContent`.
    var content = CSSContent()
    var contentHeight: CGFloat = unspecified
    var hasContent = false
    /// Whether the content widths follow from the height or the tracks: a derived trait.
    var contentIsKeyed = false
    /// Whether some width in the subtree follows from a height: a derived trait.
    var widthNeedsHeight = false
    /// Whether every child is a box in the flow with `order: 0`: a derived trait.
    var childrenAreSimple = false
    /// Whether there were children when derived traits were found.
    var hadChildren = false
    /// Whether the subtree may have absolute boxes that an ancestor places: a derived trait.
    var mayLetAbsoluteOut = false
    /// Whether absolute boxes in the subtree are placed by an ancestor.
    var letsAbsoluteOut = false
    /// The tracks of a subgrid that the content widths are for.
    var contentInheritance: UInt32 = 0
    /// What a subgrid has from its parent at present, for the next question; 0: nothing.
    var inheritance: UInt32 = 0
    /// The last pass in which an answer of an older one made room; 0: all answers are there.
    var forgot: UInt32 = 0
    /// The pass that placed the children, and the last one that found the height of an outermost box.
    var placedPass: UInt32 = 0
    var rootBorn: UInt32 = 0
    /// The number of the item in a kept grid; -1: none.
    var cell: Int32 = -1
    /// What the node meant to its container's derived traits.
    var role = CSSRole(rawValue: 0)
    /// Answered questions about heights.
    var memory: Int32 = -1
    /// Earlier content widths, where they follow from heights: `ask.height` is the key, the answer both numbers.
    var contents: Int32 = -1
    /// The row of its place in a block formatting context; -1: none.
    var flow: Int32 = -1
    /// The question of the last placement.
    var placed = CSSAsk(width: .nan)
}
