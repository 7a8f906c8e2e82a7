import MullionGeometry

/// The boxes of a line that share a baseline: what they take on both sides of it. The first side is the one that their
/// distances count from.
struct BaselineGroup: BitwiseCopyable {
    private(set) var before = -CGFloat.infinity
    private var after = -CGFloat.infinity

    @inline(__always) var isEmpty: Bool { before == -.infinity }
    @inline(__always) var length: CGFloat { before + after }

    /// Adds the margin box of an item with the distance of its baseline.
    @inline(__always)
    mutating func add(_ own: CGFloat, _ outer: CGFloat) {
        before = Swift.max(before, own)
        after = Swift.max(after, outer - own)
    }
}

/// How long a line is across: the longest margin box, or what boxes that share a baseline take on both sides of it.
struct FlexExtent {
    private var longest: CGFloat = 0
    private(set) var first = BaselineGroup(), last = BaselineGroup()

    @inline(__always) var length: CGFloat { Swift.max(longest, first.length, last.length) }

    /// Adds an item with its cross size.
    @inline(__always)
    mutating func add(_ container: FlexContainer, _ i: Int) {
        let flex = container.items + i
        let outer = flex.pointee.cross + container.crossMargins(i)
        let own = flex.pointee.baseline
        if own.isNaN {
            longest = Swift.max(longest, outer)
        } else if flex.pointee.sharesLast {
            last.add(own, outer)
        } else {
            first.add(own, outer)
        }
    }
}

extension FlexContainer {
    /// The height of a column's item once it is flexed: definite if the container's or the basis is (§9.8).
    @inline(__always)
    func flexedHeight(_ i: Int) -> CGFloat {
        !definiteHeight.isNaN || items[i].hasDefiniteBase ? items[i].main : items[i].item.height
    }

    /// Where the margin box of an item that shares a baseline goes, from cross start of its line: the items of the
    /// first one together lie at cross start, those of the last one at cross end (css-flexbox-1 §8.3).
    func sharedOffset(_ i: Int, _ line: FlexLine) -> CGFloat {
        let item = items[i]
        let group = item.sharesLast ? line.last : line.first
        let countsFromStart = isRow ? item.sharesLast == crossIsFlipped : !crossIsFlipped
        let behind = group.before - item.baseline
        let inGroup = countsFromStart ? behind : group.length - behind - item.cross - crossMargins(i)
        return item.sharesLast ? line.cross - group.length + inGroup : inGroup
    }
}

/// Cross sizes of items and lines (css-flexbox-1 §9.4).
extension Engine {
    /// Finds the items' cross sizes and the lines'; returns the height of the container's content.
    ///
    /// - Parameter wantsContent: Whether the only line is as high as its items, also in a container of definite height.
    func flexCrossSizes(
        _ container: FlexContainer, _ lines: UnsafeMutableBufferPointer<FlexLine>, wantsContent: Bool
    ) -> CGFloat {
        let knowsCross = !container.crossSize.isNaN
        var total: CGFloat = container.crossGap * CGFloat(lines.count - 1)
        for l in lines.indices {
            var extent = FlexExtent()
            let fillsLine = container.isSingleLine && knowsCross
            for i in lines[l].range {
                findFlexCross(container, i, lineIsKnown: fillsLine)
                let flex = container.items + i
                if container.isRow, flex.pointee.alignment == .baseline, !hasAutoCrossMargin(container, i) {
                    let item = flex.pointee.item
                    var ask = cssAsk(
                        item, width: flex.pointee.main, height: flex.pointee.cross,
                        isDefinite: !flex.pointee.definiteCross.isNaN || item.hasRatio)
                    ask.baseline = flex.pointee.sharesLast ? .last : .first
                    var baseline = cssMeasure(item, ask).baseline
                    if baseline.isNaN { baseline = flex.pointee.cross }
                    flex.pointee.baseline =
                        flex.pointee.sharesLast
                        ? flex.pointee.cross - baseline + item.bottom : baseline + item.top
                }
                extent.add(container, i)
            }
            (lines[l].first, lines[l].last) = (extent.first, extent.last)
            lines[l].cross = extent.length
            if fillsLine, !wantsContent { lines[l].cross = container.crossSize }
            total += lines[l].cross
        }
        if container.isRow { return total }
        return flexColumnHeight(container, lines)
    }

    @inline(__always)
    func hasAutoCrossMargin(_ container: FlexContainer, _ i: Int) -> Bool {
        container.crossStart(i).isAuto || container.crossEnd(i).isAuto
    }

    /// The height of a column's content: its longest line.
    func flexColumnHeight(_ container: FlexContainer, _ lines: UnsafeMutableBufferPointer<FlexLine>) -> CGFloat {
        var longest: CGFloat = 0
        for line in lines where !line.range.isEmpty {
            var length = container.mainGap * CGFloat(line.range.count - 1)
            for i in line.range { length += container.items[i].main + container.mainMargins(i) }
            longest = Swift.max(longest, length)
        }
        return longest
    }

    /// The hypothetical cross size of an item at its used main size.
    @inline(__always)
    private func findFlexCross(_ container: FlexContainer, _ i: Int, lineIsKnown: Bool) {
        let flex = container.items + i
        let item = flex.pointer(to: \.item).unsafelyUnwrapped
        if container.isRow {
            if !flex.pointee.definiteCross.isNaN {
                flex.pointee.cross = flex.pointee.definiteCross
            } else if lineIsKnown, flex.pointee.stretches {
                flex.pointee.cross = item.pointee.clampedHeight(container.height - item.pointee.marginHeight)
            } else if item.pointee.hasRatio {
                flex.pointee.cross = cssRatioHeight(item.pointee, flex.pointee.main)
            } else {
                let height = cssMeasure(item.pointee, cssAsk(item.pointee, width: flex.pointee.main)).height
                flex.pointee.cross = item.pointee.clampedHeight(height)
            }
        } else if !flex.pointee.definiteCross.isNaN {
            flex.pointee.cross = flex.pointee.definiteCross
        } else if item.pointee.hasRatio {
            // The content counts where the height is the item's own.
            let width =
                item.pointee.height.isNaN
                ? item.pointee.width(forHeight: flex.pointee.main) : cssRatioWidth(item.pointee, flex.pointee.main)
            flex.pointee.cross = item.pointee.clampedWidth(width)
        } else {
            let height = container.flexedHeight(i)
            if flex.pointee.knowsFit, height.isNaN { return }
            flex.pointee.cross = flexColumnItemWidth(container, flex, height: height)
        }
    }

    /// Aligns the lines across the container, stretches lines and items, and positions the items on both axes
    /// (§9.4 steps 9 to 11, §9.5, §9.6).
    func alignFlexLines(_ container: FlexContainer, _ lines: UnsafeMutableBufferPointer<FlexLine>) {
        let crossSize = container.isRow ? container.height : container.width
        let reversesLines = container.style.pointee.wrap == .wrapReverse
        if container.isSingleLine {
            if container.count > 0 { lines[0].cross = crossSize }
        } else {
            var free = crossSize - container.crossGap * CGFloat(lines.count - 1)
            for line in lines { free -= line.cross }
            let content = container.style.pointee.alignContent
            var position = content.position
            if position == .normal || position == .stretch || position == .auto {
                if free > 0 {
                    let share = free / CGFloat(lines.count)
                    for l in lines.indices { lines[l].cross += share }
                    free = 0
                }
                position = .flexStart
            }
            let spread = CSSDistribution(
                container.position(position, inMain: false), free: free, count: lines.count,
                isSafe: content.overflow == .safe, startIsEnd: reversesLines)
            var at = spread.lead
            for l in lines.indices {
                lines[l].position = at
                at += lines[l].cross + container.crossGap + spread.between
            }
        }
        for line in lines where !line.range.isEmpty {
            stretchFlexItems(container, line)
            alignFlexMain(container, line.range)
            for i in line.range { alignFlexCross(container, line, i, startIsEnd: reversesLines) }
        }
    }

    private func stretchFlexItems(_ container: FlexContainer, _ line: FlexLine) {
        if !container.isRow, !container.isSingleLine { fitFlexItems(container, line) }
        for i in line.range where container.items[i].stretches && container.items[i].definiteCross.isNaN {
            let flex = container.items + i
            let length = line.cross - container.crossMargins(i)
            flex.pointee.cross =
                container.isRow
                ? flex.pointee.item.clampedHeight(length) : flex.pointee.item.clampedWidth(length)
        }
    }

    /// In a column that wraps, the browser lets items fill their line as far as their content does.
    private func fitFlexItems(_ container: FlexContainer, _ line: FlexLine) {
        for i in line.range {
            let flex = container.items + i
            guard flex.pointee.definiteCross.isNaN, !flex.pointee.stretches, !flex.pointee.item.hasRatio else {
                continue
            }
            let widest = cssContent(flex.pointee.item, height: container.flexedHeight(i)).max
            let room = Swift.max(flex.pointee.cross, line.cross - flex.pointee.item.marginWidth)
            flex.pointee.cross = flex.pointee.item.clampedWidth(Swift.min(widest, room))
        }
    }

    /// Positions along the main axis, from main start: automatic margins, else `justify-content` (§9.5).
    private func alignFlexMain(_ container: FlexContainer, _ range: Range<Int>) {
        let size = container.isRow ? container.width : container.height
        var free = container.freeSpace(range, in: size)
        var autos: CGFloat = 0
        for i in range {
            if container.mainStart(i).isAuto { autos += 1 }
            if container.mainEnd(i).isAuto { autos += 1 }
        }
        var share: CGFloat = 0
        if autos > 0, free > 0 {
            share = free / autos
            free = 0
        }
        let justify = container.style.pointee.justifyContent
        let spread = CSSDistribution(
            container.position(justify.position, inMain: true), free: free, count: range.count,
            isSafe: justify.overflow == .safe, startIsEnd: container.style.pointee.isReversed)
        var at = spread.lead
        for i in range {
            let (start, end) = (container.mainStart(i), container.mainEnd(i))
            at += start.margin + (start.isAuto ? share : 0)
            container.items[i].mainPosition = at
            at += container.items[i].main + end.margin + (end.isAuto ? share : 0) + container.mainGap + spread.between
        }
    }

    /// The position of an item across its line, from cross start (§9.6).
    func alignFlexCross(_ container: FlexContainer, _ line: FlexLine, _ i: Int, startIsEnd: Bool) {
        let flex = container.items + i
        let (start, end) = (container.crossStart(i), container.crossEnd(i))
        let free = line.cross - flex.pointee.cross - start.margin - end.margin
        var offset: CGFloat
        if start.isAuto || end.isAuto {
            if free > 0 {
                offset = start.isAuto ? (end.isAuto ? free / 2 : free) : 0
            } else {
                offset = startIsEnd ? free : 0
            }
        } else if !flex.pointee.baseline.isNaN {
            offset = container.sharedOffset(i, line)
        } else if flex.pointee.alignment == .flexStart, !flex.pointee.isSafe {
            offset = 0
        } else {
            let spread = CSSDistribution(
                flex.pointee.alignment, free: free, count: 1, isSafe: flex.pointee.isSafe, startIsEnd: startIsEnd)
            offset = spread.lead
        }
        flex.pointee.crossPosition = line.position + offset + start.margin
    }
}
