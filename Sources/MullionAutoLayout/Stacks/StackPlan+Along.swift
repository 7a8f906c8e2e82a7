import MullionGeometry

// Along the axis.
extension StackPlan {
    mutating func addEnds() {
        guard let first = visible.first, let last = visible.last else { return }
        add(.canvasConnection, first, axis.start, .equal, canvas, axis.start)
        add(.canvasConnection, last, axis.end, .equal, canvas, axis.end)
    }

    mutating func addGaps() {
        let relation: LayoutConstraint.Relation = stack.distribution.spreads ? .greaterThanOrEqual : .equal
        for (index, gap) in gaps.enumerated() {
            add(.spacing, visible[index + 1], gapEnd, relation, visible[index], gapStart, plus: gap)
        }
    }

    /// Where a gap begins in the view before it.
    private var gapStart: LayoutConstraint.Attribute { isBaselineRelative ? .lastBaseline : axis.end }
    /// Where a gap ends in the view after it.
    private var gapEnd: LayoutConstraint.Attribute { isBaselineRelative ? .firstBaseline : axis.start }

    private var isBaselineRelative: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }

    mutating func addDistribution() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually: addEqualSizes()
        case .fillProportionally: addShares()
        case .equalSpacing:
            addGuides(from: gapStart, to: gapEnd, identifier: .fillEqually, at: .required)
            addCanvasFit(axis.size)
        case .equalCentering:
            addGuides(from: axis.center, to: axis.center, identifier: .fillEqually, at: .stackEqualCentering)
            addCanvasFit(axis.size)
        }
    }

    private mutating func addEqualSizes(at priority: LayoutPriority = .required) {
        for view in visible.dropFirst() {
            add(.fillEqually, view, axis.size, .equal, visible[0], axis.size, at: priority)
        }
    }

    /// A stack whose size is free is as small as its views allow.
    mutating func addCanvasFit(_ attribute: LayoutConstraint.Attribute) {
        add(.canvasFit, stack, attribute, .equal, at: .stackCanvasFit)
    }

    // MARK: - Equal distances

    /// Guides from view to view, all of one length.
    ///
    /// Lengths are not negative, but gaps may be: the guides begin earlier by the most negative one.
    private mutating func addGuides(
        from start: LayoutConstraint.Attribute, to end: LayoutConstraint.Attribute,
        identifier: StackRule.Identifier, at priority: LayoutPriority
    ) {
        for (index, guide) in gapGuides.enumerated() {
            add(.distributingEdge, guide, axis.start, .equal, visible[index], start, plus: gapGuideShift)
            add(.distributingEdge, guide, axis.end, .equal, visible[index + 1], end)
        }
        for guide in gapGuides.dropFirst() {
            add(identifier, guide, axis.size, .equal, gapGuides[0], axis.size, at: priority)
        }
    }

    /// How much earlier than the gap its guide begins: 0 or negative.
    var gapGuideShift: CGFloat { gaps.reduce(0, min) }

    // MARK: - Shares

    /// Sizes in proportion to intrinsic sizes, at 999, 998, … by index.
    ///
    /// The shares are of the whole stack, margins included, and the gaps are in the denominator; so with margins or
    /// gaps the sums do not close, and the last view takes the rest. This is what UIKit does. `proportionalIsExact`
    /// shares what margins and gaps leave instead.
    ///
    /// Example: intrinsic widths 60, 100, 40 in 320 with gaps of 10: 320 · 60 / 220 = 87.27, 145.45, and the rest of
    /// 67.27.
    ///
    /// A view without an intrinsic size has size 0; if no view has one, all sizes are equal. With `sharesNeedContents`
    /// nothing is shared as soon as one view, such as a stack view, has none: contents decide, and where they leave it
    /// open sizes are equal.
    private mutating func addShares() {
        let sizes = visible.map { view in
            let length = stack.axis == .horizontal ? view.usableIntrinsicSize.width : view.usableIntrinsicSize.height
            return stack.sharesNeedContents ? length : max(length, 0)
        }
        let sum = sizes.reduce(0, +)
        guard sizes.allSatisfy({ $0 >= 0 }) else { return addEqualSizes(at: .stackEqualCentering) }
        guard sum > 0 else { return addEqualSizes() }
        let gapSum = gaps.reduce(0, +)
        // Gaps so negative that nothing is left to share do not count.
        let whole = stack.proportionalIsExact || sum + gapSum <= 0 ? sum : sum + gapSum
        let rest: CGFloat = stack.proportionalIsExact ? gapSum : 0
        let base = stack.proportionalIsExact ? canvas : stack
        for (index, view) in visible.enumerated() {
            let share = sizes[index] / whole
            if share > 0, share <= 1e12 {
                add(
                    .fillProportionally, view, axis.size, .equal, base, axis.size, times: share, plus: -share * rest,
                    at: .stackShare(index))
            } else {
                add(.fillProportionally, view, axis.size, .equal, at: .stackShare(index))
            }
        }
    }

    // MARK: - Hidden views

    /// A hidden view has no size, no gap and no part in the alignment. It waits in the middle of the gap, for
    /// animations.
    mutating func addHidden() {
        var next = 0
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                next += 1
                continue
            }
            add(.hiding, view, axis.size, .equal)
            if next == 0 {
                add(.hiding, view, axis.start, .equal, canvas, axis.start)
            } else if next == visible.count {
                add(.hiding, view, axis.end, .equal, canvas, axis.end)
            } else if stack.distribution == .equalSpacing, !gapGuides.isEmpty {
                let center = -gapGuideShift / 2
                add(.hiding, view, axis.center, .equal, gapGuides[next - 1], axis.center, plus: center)
            } else {
                add(.hiding, view, axis.start, .equal, visible[next - 1], axis.end, plus: gaps[next - 1] / 2)
            }
            addAlignmentOfHidden(view)
        }
    }
}
