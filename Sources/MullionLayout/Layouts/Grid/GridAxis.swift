import MullionGeometry

/// The columns or the rows of a grid while their lengths are found (Layout rules 6.15, 6.17 to 6.19).
///
/// Columns are settled first, then rows within their widths, by the same steps:
///
/// 1. A track's range is the largest of its cells' ranges, its priority the highest of their priorities. Cells that
///    span several columns, and cells unsized along the axis, are left out.
/// 2. Room is shared among the tracks as among the children of a stack (`TrackSharing`). A track answers the longest
///    answer of its cells to its share. Where a cell's minimum is more than the share, the cells with the largest
///    minimum are measured with the share, and the others with what came of that: a cell is not squeezed into a share
///    its column exceeds. Offered nothing in particular, tracks take their ideal lengths, and so do cells; those that
///    are shorter are proposed the track.
/// 3. Cells that span several columns, in declaration order, are offered their columns and the room that is left. If
///    one takes more than its columns, the flexible ones among them become wider by equal parts, or the last if none is
///    flexible (our rule: SwiftUI's is not public). Where no room is left one can claim its minimum only.
/// 4. Unsized cells are proposed the finished cell.
///
/// A child is measured once by these steps, so grids inside grids are not measured more often with every level. Placing
/// asks a cell that could fill a track that became longer than its offer.
///
/// A row with guides is as high as its cells lined up; its cells are all measured with the share, or the minimum if
/// that is more.
///
/// Worked example: widths 20 and a color, 40 and 10, a gap of 10, in 200. The columns' ranges are 40 and 10…∞; the
/// first is less flexible, is offered 95 and takes 40; the second is offered and takes 150. The grid is 200 wide.
///
/// - Complexity: O(n + s + t log t) for n cells, s columns they span and t tracks.
struct GridAxis {
    let axis: Axis
    let plan: GridPlan
    let gaps: [CGFloat]
    private(set) var tracks: [GridTrack]
    /// What spanning cells were offered, by cell; empty along the vertical axis.
    private(set) var spanOffers: [Int: CGFloat] = [:]
    /// The cells that decide the tracks' lengths, one track after another, and the offset of each track's first cell.
    private let members: [Int]
    private let starts: [Int]
    private let hasSpans: Bool
    /// Whether each track follows from its own cells, and the length from the tracks: no spans, unsized cells, guides,
    /// or overlapping tracks. Then a track whose cells have not changed is not looked at again.
    let isPlain: Bool
    private var isRecalling = false
    /// The cells whose answers may differ since they were placed, as long as `touchesAll` is false; some of them twice.
    private(set) var touched: [Int] = []
    private(set) var touchesAll = true
    /// The length so far, while spanning cells take their part.
    private var total: CGFloat = 0

    /// The tracks of an axis, not measured yet.
    init(_ axis: Axis, _ plan: GridPlan, gaps: [CGFloat]) {
        self.axis = axis
        self.plan = plan
        self.gaps = gaps
        tracks = Array(repeating: GridTrack(), count: plan.trackCount(along: axis))
        (members, starts, hasSpans) = Self.members(of: plan, along: axis)
        isPlain =
            !gaps.contains { $0 < 0 } && members.count == plan.cells.count
            && !(axis == .vertical && plan.rows.contains(where: \.isGuided))
    }

    /// Finds the ranges and priorities of the tracks with cells that changed.
    mutating func measure(_ children: borrowing LayoutChildren) {
        for track in tracks.indices where !tracks[track].isMeasured { measure(track, children) }
    }

    // MARK: - Changes

    /// Notes that a cell may answer differently.
    mutating func drop(_ cell: Int) {
        touch(cell)
        guard let track = Self.track(of: plan.cells[cell], along: axis) else { return }
        tracks[track].isMeasured = false
        tracks[track].isSettled = false
    }

    /// Notes that any cell may answer differently.
    mutating func dropAll() {
        touchAll()
        for track in tracks.indices {
            tracks[track].isMeasured = false
            tracks[track].isSettled = false
        }
    }

    mutating func touchAll() {
        touchesAll = true
        touched.removeAll(keepingCapacity: true)
    }

    private mutating func touch(_ cell: Int) {
        guard !touchesAll else { return }
        if touched.count > plan.cells.count / 4 { touchAll() } else { touched.append(cell) }
    }

    /// Notes that all cells are placed.
    mutating func notePlaced() {
        touchesAll = false
        touched.removeAll(keepingCapacity: true)
    }

    /// The tracks and gaps, added up in order.
    var length: CGFloat {
        // Negative gaps cannot make a length negative.
        max(sum(tracks.indices), 0)
    }

    /// The same if all tracks had these lengths.
    @inline(__always)
    private func sum(_ length: (LengthRange) -> CGFloat) -> CGFloat {
        var sum: CGFloat = 0
        for track in tracks.indices { sum += length(tracks[track].range) + (track > 0 ? gaps[track - 1] : 0) }
        return max(sum, 0)
    }

    private func sum(_ range: Range<Int>) -> CGFloat {
        var sum: CGFloat = 0
        for track in range { sum += tracks[track].length + (track > range.lowerBound ? gaps[track - 1] : 0) }
        return sum
    }

    // MARK: - 1. Ranges

    private static func track(of cell: GridPlan.Cell, along axis: Axis) -> Int? {
        guard cell.isSized(along: axis) else { return nil }
        if axis == .vertical { return cell.row }
        return cell.span == 1 ? cell.column : nil
    }

    private static func members(of plan: GridPlan, along axis: Axis) -> ([Int], [Int], Bool) {
        var starts = [Int](repeating: 0, count: plan.trackCount(along: axis) + 1)
        var hasSpans = false
        for cell in plan.cells {
            if let track = track(of: cell, along: axis) { starts[track + 1] += 1 }
            if cell.span > 1 { hasSpans = true }
        }
        for track in 1..<max(starts.count, 1) { starts[track] += starts[track - 1] }
        var ends = starts
        var members = [Int](repeating: 0, count: starts.last ?? 0)
        for (index, cell) in plan.cells.enumerated() {
            guard let track = track(of: cell, along: axis) else { continue }
            members[ends[track]] = index
            ends[track] += 1
        }
        return (members, starts, hasSpans)
    }

    private func members(of track: Int) -> ArraySlice<Int> { members[starts[track]..<starts[track + 1]] }

    private mutating func measure(_ track: Int, _ children: borrowing LayoutChildren) {
        var priority = -Double.infinity
        var range = LengthRange(0, 0, 0)
        for cell in members(of: track) {
            range.formMaximum(children.range(of: cell, along: axis))
            priority = max(priority, children.priority(of: cell))
        }
        tracks[track].range = range
        tracks[track].isMeasured = true
        if !members(of: track).isEmpty { tracks[track].priority = priority }
    }

    /// What the grid answers to 0, nil and ∞.
    mutating func range(of children: borrowing LayoutChildren) -> LengthRange {
        if isPlain { return LengthRange(sum { $0.min }, sum { $0.ideal }, sum { $0.max }) }
        // Gaps below 0 leave room to share even at 0, and guides are known only for proposals.
        if gaps.contains(where: { $0 < 0 }) || axis == .vertical && plan.rows.contains(where: \.isGuided) {
            return LengthRange(settled(children, 0), settled(children, nil), settled(children, .infinity))
        }
        return LengthRange(composed(children, \.min), composed(children, \.ideal), composed(children, \.max))
    }

    private mutating func settled(_ children: borrowing LayoutChildren, _ proposal: CGFloat?) -> CGFloat {
        settle(children, proposal: proposal)
        return length
    }

    private mutating func composed(
        _ children: borrowing LayoutChildren, _ answer: KeyPath<LengthRange, CGFloat>
    ) -> CGFloat {
        for track in tracks.indices { tracks[track].length = tracks[track].range[keyPath: answer] }
        forEachSpan { axis, cell in
            axis.widen(cell, to: children.range(of: cell, along: .horizontal)[keyPath: answer])
        }
        return length
    }

    // MARK: - The steps

    /// Finds the tracks' lengths, proposing each child its part.
    mutating func settle(_ children: borrowing LayoutChildren, proposal: CGFloat?) {
        isRecalling = false
        run(children, proposal)
    }

    /// Finds the lengths again that `settle` found, from what the children answered then.
    mutating func recall(_ children: borrowing LayoutChildren, proposal: CGFloat?) {
        isRecalling = true
        run(children, proposal)
    }

    private mutating func run(_ children: borrowing LayoutChildren, _ proposal: CGFloat?) {
        if isRecalling || !isPlain { for track in tracks.indices { tracks[track].isSettled = false } }
        if !spanOffers.isEmpty { spanOffers.removeAll() }
        share(children, proposal)
        forEachSpan { axis, cell in axis.settleSpan(cell, children, proposal) }
        proposeToUnsized(children)
    }

    /// A child's answer to a proposal, or its earlier one.
    private mutating func ask(_ children: borrowing LayoutChildren, _ cell: Int, _ length: CGFloat?) -> CGFloat {
        if isRecalling { return children.solvedLength(of: cell, along: axis) }
        if touchesAll { return children.propose(length, to: cell, along: axis) }
        let before = children.answer(of: cell)
        let answer = children.propose(length, to: cell, along: axis)
        if children.answer(of: cell) != before { touch(cell) }
        return answer
    }

    private func isSettled(_ track: Int, for length: CGFloat) -> Bool {
        tracks[track].isSettled && same(tracks[track].asked, length)
    }

    private mutating func noteSettled(_ track: Int, for length: CGFloat) {
        tracks[track].asked = length
        tracks[track].isSettled = isPlain && !isRecalling
    }

    // MARK: - 2. Tracks

    private mutating func share(_ children: borrowing LayoutChildren, _ proposal: CGFloat?) {
        guard let proposal else {
            for track in tracks.indices where !isSettled(track, for: unspecified) {
                takeIdeal(track, children)
                noteSettled(track, for: unspecified)
            }
            return
        }
        var sharing = TrackSharing(tracks, room: gaps.reduce(proposal, -))
        while let (track, share) = sharing.next(tracks) {
            if !isSettled(track, for: share) {
                take(share, track, children)
                noteSettled(track, for: share)
            }
            sharing.take(tracks[track].length)
        }
    }

    private mutating func take(_ share: CGFloat, _ track: Int, _ children: borrowing LayoutChildren) {
        let minimum = tracks[track].range.min
        if axis == .vertical, plan.rows[track].isGuided {
            tracks[track].offer = max(share, minimum)
            for cell in members(of: track) { _ = ask(children, cell, max(share, minimum)) }
            tracks[track].length = guidedLength(track, children)
            return
        }
        var length: CGFloat = 0
        let isSqueezed = share < minimum
        for cell in members(of: track) {
            if isSqueezed, children.range(of: cell, along: axis).min < minimum { continue }
            length = max(length, ask(children, cell, share))
        }
        tracks[track].length = length
        tracks[track].offer = isSqueezed ? length : share
        guard isSqueezed else { return }
        for cell in members(of: track) where children.range(of: cell, along: axis).min < minimum {
            _ = ask(children, cell, length)
        }
    }

    private mutating func takeIdeal(_ track: Int, _ children: borrowing LayoutChildren) {
        let ideal = tracks[track].range.ideal
        let isGuided = axis == .vertical && plan.rows[track].isGuided
        for cell in members(of: track) {
            let fills = isGuided || children.range(of: cell, along: axis).ideal == ideal
            _ = ask(children, cell, fills ? nil : ideal)
        }
        tracks[track].length = isGuided ? guidedLength(track, children) : ideal
        tracks[track].offer = ideal
    }

    /// How high a row is whose cells are lined up by their guides.
    private func guidedLength(_ row: Int, _ children: borrowing LayoutChildren) -> CGFloat {
        var extent = GuidedExtent()
        var others: CGFloat = 0
        for cell in members(of: row) {
            let length = children.length(of: cell, along: .vertical)
            if plan.cells[cell].hasAnchor {
                others = max(others, length)
            } else {
                extent.add(length: length, guide: children.dimensions(of: cell)[plan.rows[row].alignment])
            }
        }
        return max(extent.length, others)
    }

    // MARK: - 3. Spans

    private mutating func forEachSpan(_ body: (inout Self, Int) -> Void) {
        guard axis == .horizontal, hasSpans else { return }
        total = sum(tracks.indices)
        for (index, cell) in plan.cells.enumerated() where cell.span > 1 && cell.isSized(along: .horizontal) {
            body(&self, index)
        }
    }

    private mutating func settleSpan(_ cell: Int, _ children: borrowing LayoutChildren, _ proposal: CGFloat?) {
        let own = sum(plan.cells[cell].columns)
        let range = children.range(of: cell, along: .horizontal)
        guard let proposal else {
            let offer = max(own, range.ideal)
            spanOffers[cell] = offer
            _ = ask(children, cell, range.ideal < offer ? offer : nil)
            widen(cell, to: offer)
            return
        }
        let rest = Engine.subtract(proposal, total)
        if rest > 0 {
            let offer = max(own + rest, 0)
            spanOffers[cell] = offer
            widen(cell, to: ask(children, cell, offer))
        } else {
            let offer = max(own, range.min)
            spanOffers[cell] = offer
            _ = ask(children, cell, offer)
            widen(cell, to: offer)
        }
    }

    /// Makes the columns of a cell wider until they are as wide as it needs.
    private mutating func widen(_ cell: Int, to length: CGFloat) {
        let columns = plan.cells[cell].columns
        let missing = length - sum(columns)
        guard missing > 0 else { return }
        total += missing
        let flexible = columns.count { tracks[$0].flexibility > 0 }
        for column in columns where flexible == 0 ? column == columns.upperBound - 1 : tracks[column].flexibility > 0 {
            tracks[column].length += missing / CGFloat(max(flexible, 1))
        }
    }

    // MARK: - 4. Unsized cells

    private mutating func proposeToUnsized(_ children: borrowing LayoutChildren) {
        guard !isRecalling, !isPlain else { return }
        for (index, cell) in plan.cells.enumerated() where !cell.isSized(along: axis) {
            _ = ask(children, index, length(of: index))
        }
    }

    // MARK: - Cells

    /// The length of a cell: its tracks and the gaps between them.
    func length(of cell: Int) -> CGFloat {
        guard axis == .horizontal else { return tracks[plan.cells[cell].row].length }
        return max(sum(plan.cells[cell].columns), 0)
    }

    /// The most that a cell was proposed.
    func offer(of cell: Int) -> CGFloat {
        guard plan.cells[cell].isSized(along: axis) else { return length(of: cell) }
        if axis == .vertical { return tracks[plan.cells[cell].row].offer }
        return spanOffers[cell] ?? tracks[plan.cells[cell].column].offer
    }

    /// Where each track begins.
    var positions: [CGFloat] {
        var position: CGFloat = 0
        return tracks.indices.map { track in
            defer { position += tracks[track].length + (track < gaps.count ? gaps[track] : 0) }
            return position
        }
    }
}
