import MullionGeometry

/// A flex item while its container is laid out. Main and cross are the container's axes; sizes are border boxes.
struct FlexItem: BitwiseCopyable {
    var item: CSSItem
    /// The flex base size, and the same clamped.
    var base: CGFloat = 0
    var hypothetical: CGFloat = 0
    /// The limits of the main size; a minimum of NaN is automatic and not found yet.
    var minMain: CGFloat = 0
    var maxMain: CGFloat = .infinity
    /// The used sizes.
    var main: CGFloat = 0
    var cross: CGFloat = 0
    /// The cross size before flexing, where it is definite; else NaN.
    var definiteCross: CGFloat = .nan
    var mainPosition: CGFloat = 0
    var crossPosition: CGFloat = 0
    /// The shared baseline: how far the one of a row is from the margin edge at its side, the top for the first and the
    /// bottom for the last one, and the left edge in a column from the left margin edge; NaN: it shares none.
    var baseline: CGFloat = .nan
    var alignment = CSSAlignment.Position.flexStart
    var isSafe = false
    var isFrozen = false
    /// The base size is one that percentages inside may refer to.
    var hasDefiniteBase = false
    /// A column's item whose `cross` is the width that fits its content, found for an automatic height.
    var knowsFit = false
    /// It shares the last baseline of its line, not the first.
    var sharesLast = false
    /// Stretches across the axis: aligned so, automatic size, no automatic margin.
    var stretches = false

    /// Writes what nothing else writes in every case, where only the item is initialized.
    @inline(__always)
    mutating func setUndecided() {
        cross = 0
        definiteCross = .nan
        baseline = .nan
        isSafe = false
        isFrozen = false
        hasDefiniteBase = false
        knowsFit = false
        sharesLast = false
    }
}

/// A flex container while it is laid out: the axes and the lengths known from the question.
struct FlexContainer: BitwiseCopyable {
    var node: NodeIndex
    var style: UnsafeMutablePointer<CSSRecord>
    var insets: CSSInsets
    /// The content box; a height of NaN follows from the content.
    var width: CGFloat
    var height: CGFloat
    /// The height that percentages refer to; NaN: none.
    var definiteHeight: CGFloat
    /// The largest main size, for breaking lines where there is no other.
    var maxMain: CGFloat
    var isRow: Bool
    var isSingleLine: Bool
    /// Whether the axis runs from right to left or from the bottom up.
    var mainIsFlipped: Bool
    var crossIsFlipped: Bool
    var mainGap: CGFloat
    var crossGap: CGFloat
    /// Items without an alignment of their own lie at cross start.
    var alignsAtStart: Bool
    var items: UnsafeMutablePointer<FlexItem>
    var count: Int

    @inline(__always) var mainSize: CGFloat { isRow ? width : height }
    @inline(__always) var crossSize: CGFloat { isRow ? height : width }

    @inline(__always) func mainMargins(_ i: Int) -> CGFloat {
        isRow ? items[i].item.marginWidth : items[i].item.marginHeight
    }
    @inline(__always) func crossMargins(_ i: Int) -> CGFloat {
        isRow ? items[i].item.marginHeight : items[i].item.marginWidth
    }

    /// The margins at the start and end of an axis, and whether they are automatic.
    @inline(__always)
    func mainStart(_ i: Int) -> (margin: CGFloat, isAuto: Bool) { side(i, isRow, mainIsFlipped) }
    @inline(__always)
    func mainEnd(_ i: Int) -> (margin: CGFloat, isAuto: Bool) { side(i, isRow, !mainIsFlipped) }
    @inline(__always)
    func crossStart(_ i: Int) -> (margin: CGFloat, isAuto: Bool) { side(i, !isRow, crossIsFlipped) }
    @inline(__always)
    func crossEnd(_ i: Int) -> (margin: CGFloat, isAuto: Bool) { side(i, !isRow, !crossIsFlipped) }

    @inline(__always)
    private func side(_ i: Int, _ horizontal: Bool, _ atEnd: Bool) -> (margin: CGFloat, isAuto: Bool) {
        let item = items + i
        if horizontal {
            return atEnd
                ? (item.pointee.item.right, item.pointee.item.rightIsAuto)
                : (item.pointee.item.left, item.pointee.item.leftIsAuto)
        }
        return atEnd
            ? (item.pointee.item.bottom, item.pointee.item.bottomIsAuto)
            : (item.pointee.item.top, item.pointee.item.topIsAuto)
    }

    /// A keyword seen from the start of the flow: `start` and the like follow the writing direction.
    func position(_ position: CSSAlignment.Position, inMain: Bool, itemIsRightToLeft: Bool? = nil)
        -> CSSAlignment.Position
    {
        let isReversed = inMain ? style.pointee.isReversed : style.pointee.wrap == .wrapReverse
        let horizontal = inMain == isRow
        let isFlipped = inMain ? mainIsFlipped : crossIsFlipped
        switch position {
        case .start: return isReversed ? .flexEnd : .flexStart
        case .end: return isReversed ? .flexStart : .flexEnd
        case .selfStart, .selfEnd:
            guard horizontal, let itemIsRightToLeft else {
                return self.position(position == .selfStart ? .start : .end, inMain: inMain)
            }
            return itemIsRightToLeft == (position == .selfStart)
                ? (isFlipped ? .flexStart : .flexEnd) : (isFlipped ? .flexEnd : .flexStart)
        case .left: return horizontal ? (isFlipped ? .flexEnd : .flexStart) : self.position(.start, inMain: inMain)
        case .right: return horizontal ? (isFlipped ? .flexStart : .flexEnd) : self.position(.start, inMain: inMain)
        default: return position
        }
    }

    /// What is left of the main size beside items `range`.
    func freeSpace(_ range: Range<Int>, in size: CGFloat) -> CGFloat {
        var used = mainGap * CGFloat(range.count - 1)
        for i in range { used += items[i].main + mainMargins(i) }
        return size - used
    }
}

/// How free space is shared between boxes that follow each other (css-align-3 §4.5 and §5.3).
struct CSSDistribution {
    /// The position of the first box, and what is added between two.
    var lead: CGFloat = 0
    var between: CGFloat = 0

    /// - Parameter startIsEnd: Whether the start of the writing direction is the end of the flow.
    init(_ position: CSSAlignment.Position, free: CGFloat, count: Int, isSafe: Bool, startIsEnd: Bool) {
        let start = startIsEnd ? free : 0
        if isSafe, free < 0 {
            lead = start
            return
        }
        let n = CGFloat(count)
        switch position {
        case .flexEnd, .end: lead = free
        case .center: lead = free / 2
        case .spaceBetween: if free > 0, count > 1 { between = free / (n - 1) }
        case .spaceAround:
            if free > 0 {
                between = free / n
                lead = between / 2
            } else {
                lead = start
            }
        case .spaceEvenly:
            if free > 0 {
                between = free / (n + 1)
                lead = between
            } else {
                lead = start
            }
        default: break
        }
    }
}
