import MullionGeometry

/// Cells side by side or one below the other: the algorithm of ``CellRow`` and ``CellColumn``.
///
/// Source: WeView 2, `WeViewLinearLayout`, with D1, D4, D5 and D6 of ``CellLayout`` as documented.
///
/// The *room* is the container without margins and gaps. Along the main axis:
/// 1. Every child is measured for its desired size in the whole room, not in a share of it.
/// 2. Room left over is shared among the children that stretch, by weight, on top of their sizes.
/// 3. What is missing is taken from the children that stretch, by weight; then, when cropping, from all, by their
///    lengths. After 2 and 3 the children of a row are measured again for their heights in their widths.
/// 4. Across: a cropped child is at most as thick as the room; one that stretches across is exactly so. All cells are
///    as thick as the thickest child: the *band*.
/// 5. The band is put into the content by the layout's alignment, at the start where a child stretches. Cells follow
///    each other in it, and each child is put into its cell.
///
/// To measure, steps 1 and 2 are done with the guide, so a child that stretches makes the container as long as the
/// guide.
///
/// Worked example: children of 30, 60 and 10 × 10 in a row of 50 × 8 that crops, top leading. The room lacks 50, shared
/// by lengths: ⌊50 · 30 / 100⌋ = 15, ⌊35 · 60 / 70⌋ = 30, and the rest of 5. The widths are 15, 30 and 5, the heights
/// cropped to 8; the cells begin at 0, 15 and 45.
///
/// - Complexity: O(n) for n children, each measured at most 3 times, and once more where the positioning keeps a ratio.
struct LinearCells<Children: CellSource> {
    let axis: Axis
    let margins: CellMargins
    /// The gap between neighbors before their adjustments.
    let spacing: CGFloat
    let crops: Bool
    let placement: CellPlacement<Children>
    let children: Children

    func arrange(in size: CGSize) -> [CGRect] {
        var frames: [CGRect] = []
        frames.reserveCapacity(children.count)
        arrange(in: size) { frames.append($1) }
        return frames
    }

    /// Calls a function with the frame of each child, in order.
    @inline(__always)
    func arrange(in size: CGSize, _ receive: (Int, CGRect) -> Void) {
        let space = space(in: margins.content(of: size))
        var lengths = desired(in: space.room)
        stretch(&lengths, space.room)
        shrink(&lengths, space.room)
        let band = fitAcross(&lengths, space.room)
        forEachFrame(lengths, band: band, space, receive)
    }

    func measure(guide: CGSize) -> CGSize {
        let space = space(in: margins.content(of: guide.opened))
        var lengths = desired(in: space.room)
        stretch(&lengths, space.room)
        let main = lengths.main.reduce(0, +) + space.gaps.reduce(0, +)
        let inset = margins.inset
        return CGSize(along: axis, inset[axis] + main, across: inset[axis.across] + (lengths.cross.max() ?? 0))
    }

    /// Steps 1 to 3 alone: what each child desired and what it got, by its position among all children.
    func shares(in size: CGSize, members: [Int]) -> CellShares {
        let room = space(in: margins.content(of: size)).room
        var lengths = desired(in: room)
        let desired = lengths.main
        stretch(&lengths, room)
        giveWay(&lengths, room)
        let weighted = lengths.main
        crop(&lengths, room)
        var parts: [Int: CellShares.Child] = [:]
        for (index, member) in members.enumerated() {
            parts[member] = CellShares.Child(
                desired: desired[index], weighted: weighted[index], given: lengths.main[index])
        }
        return CellShares(room: room[axis], children: parts)
    }

    /// Whether a child stretches along an axis.
    func stretches(_ axis: Axis) -> Bool { children.indices.contains { weight($0, axis) > 0 } }

    @inline(__always)
    private func weight(_ index: Int, _ axis: Axis) -> CGFloat {
        children.hasDefaultItem(index) ? 0 : children.item(index).stretch(axis)
    }

    private func space(in content: CGRect) -> LinearSpace {
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(children.count)
        let plainGap = WholePoints.near(WholePoints.up(WholePoints.usable(spacing)))
        for index in children.indices.dropFirst() {
            if children.hasDefaultItem(index - 1), children.hasDefaultItem(index) {
                gaps.append(plainGap)
                continue
            }
            let (before, after) = (children.item(index - 1).spacingAdjustment, children.item(index).spacingAdjustment)
            let adjustment =
                axis == .horizontal
                ? WholePoints.usable(before.trailing) + WholePoints.usable(after.leading)
                : WholePoints.usable(before.bottom) + WholePoints.usable(after.top)
            gaps.append(WholePoints.near(WholePoints.up(WholePoints.usable(spacing)) + adjustment))
        }
        var room = content.size
        room[axis] = max(0, room[axis] - gaps.reduce(0, +))
        return LinearSpace(content: content, gaps: gaps, room: room)
    }

    // MARK: - 1. Desired sizes

    private func desired(in room: CGSize) -> LinearLengths {
        var lengths = LinearLengths(main: [], cross: [])
        lengths.main.reserveCapacity(children.count)
        lengths.cross.reserveCapacity(children.count)
        for index in children.indices {
            let size = children.desired(index, in: room)
            lengths.main.append(size[axis])
            lengths.cross.append(size[axis.across])
        }
        return lengths
    }

    // MARK: - 2. Spare room

    private func stretch(_ lengths: inout LinearLengths, _ room: CGSize) {
        let extra = room[axis] - lengths.main.reduce(0, +)
        guard extra > 0, extra < .infinity, stretches(axis) else { return }
        SpaceSharing.adjust(&lengths.main, by: weights, extra)
        askAgain(&lengths, room)
    }

    private var weights: [CGFloat] { children.indices.map { weight($0, axis) } }

    /// Asks for the heights in the widths; a column's widths do not follow from its heights.
    private func askAgain(_ lengths: inout LinearLengths, _ room: CGSize) {
        guard axis == .horizontal else { return }
        for index in children.indices {
            let size = children.desired(index, in: CGSize(width: lengths.main[index], height: room.height))
            lengths.cross[index] = crops ? min(size.height, room.height) : size.height
        }
    }

    // MARK: - 3. Shortage

    private func shrink(_ lengths: inout LinearLengths, _ room: CGSize) {
        giveWay(&lengths, room)
        crop(&lengths, room)
    }

    private func giveWay(_ lengths: inout LinearLengths, _ room: CGSize) {
        let missing = room[axis] - lengths.main.reduce(0, +)
        guard missing < 0, stretches(axis) else { return }
        SpaceSharing.adjust(&lengths.main, by: weights, missing)
        askAgain(&lengths, room)
    }

    private func crop(_ lengths: inout LinearLengths, _ room: CGSize) {
        let missing = room[axis] - lengths.main.reduce(0, +)
        guard missing < 0, crops else { return }
        SpaceSharing.adjust(&lengths.main, by: lengths.main, missing)
        askAgain(&lengths, room)
    }

    // MARK: - 4. Across

    /// Settles the lengths across the axis; returns the thickness of the band.
    private func fitAcross(_ lengths: inout LinearLengths, _ room: CGSize) -> CGFloat {
        let thickness = room[axis.across]
        for index in children.indices {
            if crops { lengths.cross[index] = min(lengths.cross[index], thickness) }
            if weight(index, axis.across) > 0 { lengths.cross[index] = thickness }
        }
        return lengths.cross.max() ?? 0
    }

    // MARK: - 5. Cells

    @inline(__always)
    private func forEachFrame(
        _ lengths: LinearLengths, band: CGFloat, _ space: LinearSpace, _ receive: (Int, CGRect) -> Void
    ) {
        let alignment = placement.alignment
        let spare = stretches(axis) ? 0 : space.room[axis] - lengths.main.reduce(0, +)
        let start = axis == .horizontal ? space.content.origin : space.content.origin.transposed
        var position = start.x + alignment[axis].wholeShift(spare)
        let across =
            start.y + (stretches(axis.across) ? 0 : alignment[axis.across].wholeShift(space.room[axis.across] - band))
        for index in children.indices {
            let corner = CGPoint(x: position, y: across)
            let cell = CGRect(
                origin: axis == .horizontal ? corner : corner.transposed,
                size: CGSize(along: axis, lengths.main[index], across: band))
            let size = CGSize(along: axis, lengths.main[index], across: lengths.cross[index])
            receive(index, placement.frame(of: index, size, in: cell))
            position += lengths.main[index] + (index < space.gaps.count ? space.gaps[index] : 0)
        }
    }
}

/// Lengths of children along and across an axis.
private struct LinearLengths {
    var main: [CGFloat]
    var cross: [CGFloat]
}

/// The content rectangle of a row or column, and what the gaps leave of it.
private struct LinearSpace {
    var content: CGRect
    var gaps: [CGFloat]
    var room: CGSize
}

extension CGPoint {
    /// The point with its coordinates exchanged.
    fileprivate var transposed: CGPoint { CGPoint(x: y, y: x) }
}
