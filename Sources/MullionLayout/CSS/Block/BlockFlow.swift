import MullionGeometry

/// Adjoining margins: the largest positive and the smallest negative one (CSS 2.1 §8.3.1).
struct MarginStrut: BitwiseCopyable {
    var positive: CGFloat = 0
    var negative: CGFloat = 0

    var sum: CGFloat { positive + negative }

    mutating func add(_ margin: CGFloat) {
        if margin > 0 { positive = Swift.max(positive, margin) } else { negative = Swift.min(negative, margin) }
    }
}

/// The layout of one block formatting context: all its block boxes in one walk, from top to bottom (CSS 2.1 §9.4.1).
///
/// The walk keeps a position and the margins that adjoin there. A box whose top margin adjoins what follows is *open*:
/// its top edge is known when the margins are resolved, by content, padding, a border, or a formatting context.
/// Coordinates are those of the root's border box, from the left and top.
final class BlockFlow {
    /// A box whose top edge is not known, with where to write it.
    struct OpenBox {
        var node: NodeIndex
        /// The position, once it is known.
        var top: CGFloat = .nan
    }

    /// A float whose position follows from a box that is still open.
    struct WaitingFloat {
        var item: CSSItem
        var left: CGFloat
        var width: CGFloat
    }

    /// Below what has been laid out, before the margins.
    var y: CGFloat = 0
    var strut = MarginStrut()
    /// Clearance: where the open boxes start whatever their margins.
    var forcedTop = CGFloat.nan
    /// The margins adjoin those of a box with clearance, and so not those of their parent's bottom (§8.3.1).
    var strutHasClearance = false
    var boxes: [OpenBox] = []
    /// The first of `boxes` that is open.
    var firstOpen = 0
    var waiting: [WaitingFloat] = []
    /// Absolute boxes without a place whose parent is still open, with their left or right edge.
    var waitingStatics: [(item: CSSItem, x: CGFloat)] = []
    var floats = PlacedFloats()
    var lastFloatTop = -CGFloat.infinity
    var baseline = CGFloat.nan
    /// Where the last box that overlaps no float starts.
    var atomTop: CGFloat = 0
    /// The baseline that is wanted of the box that starts the context.
    let wanted: CSSBaseline
    let isPlacing: Bool

    init(top: CGFloat, baseline wanted: CSSBaseline, isPlacing: Bool) {
        y = top
        self.wanted = wanted
        self.isPlacing = isPlacing
    }

    /// What a trial may have to take back.
    struct Mark {
        var y: CGFloat
        var strut: MarginStrut
        var forcedTop: CGFloat
        var boxes: [OpenBox]
        var firstOpen: Int
        var waiting: [WaitingFloat]
        var waitingStatics: [(item: CSSItem, x: CGFloat)]
        var floatCount: Int
        var lastFloatTop: CGFloat
    }

    var mark: Mark {
        get {
            Mark(
                y: y, strut: strut, forcedTop: forcedTop, boxes: boxes, firstOpen: firstOpen, waiting: waiting,
                waitingStatics: waitingStatics, floatCount: floats.count, lastFloatTop: lastFloatTop)
        }
        set {
            (y, strut, forcedTop, boxes) = (newValue.y, newValue.strut, newValue.forcedTop, newValue.boxes)
            (firstOpen, waiting) = (newValue.firstOpen, newValue.waiting)
            floats.removeLast(downTo: newValue.floatCount)
            (waitingStatics, lastFloatTop) = (newValue.waitingStatics, newValue.lastFloatTop)
        }
    }

    /// The baseline that the next box is asked for: the first one is that of the first box that has one.
    var next: CSSBaseline { wanted == .first && !baseline.isNaN ? .none : wanted }

    var isOpen: Bool { firstOpen < boxes.count }

    /// Where a box with content would start now.
    var position: CGFloat { forcedTop.isNaN ? y + strut.sum : forcedTop }
}
