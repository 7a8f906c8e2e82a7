import Foundation
import MullionConformance

// Grids (6b), by probing: every length that a rule speaks of is asked for.
extension ReferenceSolver {
    /// A cell: its view, its place, and what the view says about it.
    struct GridCell {
        var child: Int
        var row: Int
        var columns: ClosedRange<Int>
        var said: TestTree.Grid.Cell
        var isWhole: Bool
    }

    /// The columns or rows, and what each cell was proposed.
    private struct Tracks {
        var lengths: [CGFloat]
        var gaps: [CGFloat]
        var proposals: [CGFloat?]
        /// The most a cell was proposed.
        var offers: [CGFloat]

        func length(_ range: ClosedRange<Int>) -> CGFloat {
            var sum = lengths[range.lowerBound]
            for track in range.dropFirst() { sum += lengths[track] + gaps[track - 1] }
            return sum
        }

        var total: CGFloat { lengths.isEmpty ? 0 : max(length(0...lengths.count - 1), 0) }
        func start(_ track: Int) -> CGFloat { (0..<track).reduce(0) { $0 + lengths[$1] + gaps[$1] } }
    }

    // MARK: - Cells

    func gridCells(_ node: Int, _ grid: TestTree.Grid) -> (cells: [GridCell], alignments: [TestTree.VerticalGuide]) {
        var cells: [GridCell] = []
        var alignments: [TestTree.VerticalGuide] = []
        for (index, child) in children[node].enumerated() {
            let said = index < grid.cells.count ? grid.cells[index] : .init()
            var begins = cells.isEmpty || cells[index - 1].isWhole
            if case .next = said.row {} else { begins = true }
            if begins {
                if case .first(let own?) = said.row {
                    alignments.append(own)
                } else {
                    alignments.append(grid.alignment.vertical)
                }
            }
            let start = begins ? 0 : cells[index - 1].columns.upperBound + 1
            let isWhole = said.row == .none
            cells.append(
                GridCell(
                    child: child, row: alignments.count - 1,
                    columns: start...start + (isWhole ? 0 : max(said.columns, 1) - 1), said: said, isWhole: isWhole))
        }
        let last = cells.map(\.columns.upperBound).max() ?? 0
        for index in cells.indices where cells[index].isWhole { cells[index].columns = 0...last }
        return (cells, alignments)
    }

    private func isGuided(_ row: Int, _ plan: (cells: [GridCell], alignments: [TestTree.VerticalGuide])) -> Bool {
        guard plan.cells.contains(where: { $0.row == row && $0.said.anchor == nil }) else { return false }
        switch plan.alignments[row] {
        case .firstTextBaseline, .lastTextBaseline, .mid: return true
        default:
            return plan.cells.contains { cell in
                cell.row == row && cell.said.anchor == nil && maySet(.vertical(plan.alignments[row]), cell.child)
            }
        }
    }

    /// Whether an edge or centre guide may be explicit: set by a modifier, with only what passes it on around it (2.4,
    /// 2.6).
    private func maySet(_ guide: TestTree.Guide, _ node: Int) -> Bool {
        switch kind(node) {
        case .alignmentGuide(let value) where value.guide == guide: true
        case .viewThatFits: children[node].contains { maySet(guide, $0) }
        case .frame, .flexFrame, .fixedSize, .padding, .aspectRatio, .layoutPriority, .alignmentGuide, .position,
            .layoutDirection, .offset, .overlay, .background:
            children[node].first.map { maySet(guide, $0) } ?? false
        default: false
        }
    }

    private func gaps(
        _ cells: [GridCell], _ count: Int, _ axis: TestTree.Axis, _ spacing: CGFloat?
    ) -> [CGFloat] {
        (1..<max(count, 1)).map { track in
            if let spacing { return spacing }
            let distances = cells.flatMap { first in
                cells.compactMap { second -> CGFloat? in
                    let meet =
                        axis == .horizontal
                        ? first.row == second.row && first.columns.upperBound == track - 1
                            && second.columns.lowerBound == track
                        : first.row == track - 1 && second.row == track && first.columns.overlaps(second.columns)
                    return meet ? spacings[first.child].distance(to: spacings[second.child], along: axis) : nil
                }
            }
            return distances.max() ?? 8
        }
    }

    // MARK: - Tracks

    private func columns(_ cells: [GridCell], _ grid: TestTree.Grid, _ offered: CGFloat?) -> Tracks {
        func width(_ cell: Int, _ proposal: CGFloat?) -> CGFloat {
            size(of: cells[cell].child, TestTree.Proposal(proposal, nil)).width
        }
        let count = (cells.map(\.columns.upperBound).max() ?? -1) + 1
        let members = (0..<count).map { column in
            cells.indices.filter {
                cells[$0].columns == column...column && !cells[$0].said.unsizedAxes.contains(.horizontal)
            }
        }
        var tracks = Tracks(
            lengths: Array(repeating: 0, count: count),
            gaps: gaps(cells, count, .horizontal, grid.horizontalSpacing),
            proposals: Array(repeating: nil, count: cells.count), offers: Array(repeating: 0, count: cells.count))
        share(members, cells, &tracks, offered, width) { members, lengths, _ in
            members.map { lengths[$0]! }.max() ?? 0
        }
        let flexible = members.map { members in
            (members.map { width($0, .infinity) }.max() ?? 0) - (members.map { width($0, 0) }.max() ?? 0) > 0
        }
        for (index, cell) in cells.enumerated()
        where cell.columns.count > 1 && !cell.said.unsizedAxes.contains(.horizontal) {
            let own = tracks.length(cell.columns)
            var needed: CGFloat
            if let offered {
                let rest = offered - tracks.lengths.reduce(0, +) - tracks.gaps.reduce(0, +)
                if rest > 1e-9 || rest.isNaN && offered > 0 {
                    tracks.offers[index] = max(own + (rest.isNaN ? .infinity : rest), 0)
                    needed = width(index, tracks.offers[index])
                } else {
                    needed = max(own, width(index, 0))
                    tracks.offers[index] = needed
                }
                tracks.proposals[index] = tracks.offers[index]
            } else {
                needed = max(own, width(index, nil))
                tracks.offers[index] = needed
                tracks.proposals[index] = width(index, nil) < needed ? needed : nil
            }
            needed -= own
            guard needed > 0 else { continue }
            let growing = cell.columns.filter { flexible[$0] }
            for column in growing.isEmpty ? [cell.columns.upperBound] : growing {
                tracks.lengths[column] += needed / CGFloat(max(growing.count, 1))
            }
        }
        for (index, cell) in cells.enumerated() where cell.said.unsizedAxes.contains(.horizontal) {
            tracks.proposals[index] = max(tracks.length(cell.columns), 0)
            tracks.offers[index] = max(tracks.length(cell.columns), 0)
        }
        return tracks
    }

    private func rows(
        _ plan: (cells: [GridCell], alignments: [TestTree.VerticalGuide]), _ grid: TestTree.Grid, _ offered: CGFloat?,
        _ columns: Tracks
    ) -> Tracks {
        let cells = plan.cells
        func height(_ cell: Int, _ proposal: CGFloat?) -> CGFloat {
            size(of: cells[cell].child, TestTree.Proposal(columns.proposals[cell], proposal)).height
        }
        let members = plan.alignments.indices.map { row in
            cells.indices.filter { cells[$0].row == row && !cells[$0].said.unsizedAxes.contains(.vertical) }
        }
        var tracks = Tracks(
            lengths: Array(repeating: 0, count: members.count),
            gaps: gaps(cells, members.count, .vertical, grid.verticalSpacing),
            proposals: Array(repeating: nil, count: cells.count), offers: Array(repeating: 0, count: cells.count))
        let guided = members.indices.map { isGuided($0, plan) }
        share(members, cells, &tracks, offered, height, guided: guided) { members, lengths, proposals in
            guard let first = members.first, guided[cells[first].row] else {
                return members.map { lengths[$0]! }.max() ?? 0
            }
            let guide = TestTree.Guide.vertical(plan.alignments[cells[first].row])
            return self.extent(
                members.map { member in
                    let proposal = TestTree.Proposal(columns.proposals[member], proposals[member])
                    return (
                        lengths[member]!,
                        cells[member].said.anchor == nil
                            ? self.guide(guide, of: cells[member].child, proposal) : nil
                    )
                }
            ).length
        }
        for (index, cell) in cells.enumerated() where cell.said.unsizedAxes.contains(.vertical) {
            tracks.proposals[index] = tracks.lengths[cell.row]
            tracks.offers[index] = tracks.lengths[cell.row]
        }
        return tracks
    }

    /// The extent of boxes lined up by their guides; those without one only have their length.
    private func extent(_ boxes: [(length: CGFloat, guide: CGFloat?)]) -> (length: CGFloat, before: CGFloat) {
        let guided = boxes.filter { $0.guide != nil }
        let before = guided.filter { $0.length < .infinity }.map { $0.guide! }.max() ?? 0
        let behind = guided.filter { $0.length < .infinity }.map { $0.length - $0.guide! }.max() ?? 0
        let endless = guided.contains { $0.length == .infinity }
        let others = boxes.filter { $0.guide == nil }.map(\.length).max() ?? 0
        return (max(endless ? .infinity : before + behind, others), endless ? .nan : before)
    }

    /// g5: as the children of a stack.
    private func share(
        _ members: [[Int]], _ cells: [GridCell], _ tracks: inout Tracks, _ offered: CGFloat?,
        _ ask: (Int, CGFloat?) -> CGFloat, guided: [Bool]? = nil,
        combine: ([Int], [Int: CGFloat], [CGFloat?]) -> CGFloat
    ) {
        func most(_ track: Int, _ proposal: CGFloat?) -> CGFloat { members[track].map { ask($0, proposal) }.max() ?? 0 }
        let isGuided = guided ?? members.map { _ in false }
        func propose(_ length: CGFloat?, _ member: Int, _ offer: CGFloat, _ tracks: inout Tracks) -> CGFloat {
            tracks.proposals[member] = length
            tracks.offers[member] = offer
            return ask(member, length)
        }
        guard let offered else {
            for track in members.indices {
                let ideal = most(track, nil)
                var lengths: [Int: CGFloat] = [:]
                for member in members[track] {
                    let isIdeal = isGuided[track] || ask(member, nil) == ideal
                    lengths[member] = propose(isIdeal ? nil : ideal, member, ideal, &tracks)
                }
                tracks.lengths[track] = isGuided[track] ? combine(members[track], lengths, tracks.proposals) : ideal
            }
            return
        }
        let least = members.indices.map { most($0, 0) }
        let flexibilities = members.indices.map { track in
            let difference = most(track, .infinity) - least[track]
            return difference.isNaN ? 0 : difference
        }
        let ranks = members.map { members in members.map { priorities[cells[$0].child] }.max() ?? 0 }
        let order = members.indices.sorted { a, b in
            if ranks[a] != ranks[b] { return ranks[a] > ranks[b] }
            if flexibilities[a] != flexibilities[b] { return flexibilities[a] < flexibilities[b] }
            if flexibilities[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
            return a < b
        }
        func minus(_ left: CGFloat, _ length: CGFloat) -> CGFloat { (left - length).isNaN ? left : left - length }
        var left = tracks.gaps.reduce(offered, -)
        for track in order where ranks[track] != ranks[order[0]] { left = minus(left, least[track]) }
        for (position, track) in order.enumerated() {
            if position > 0, ranks[order[position - 1]] != ranks[track] {
                for other in order where ranks[other] == ranks[track] && !(left + least[other]).isNaN {
                    left += least[other]
                }
            }
            let unsized = order[position...].count { ranks[$0] == ranks[track] }
            let share = max(left / CGFloat(unsized), 0)
            var lengths: [Int: CGFloat] = [:]
            if isGuided[track] {
                let offer = max(share, least[track])
                for member in members[track] { lengths[member] = propose(offer, member, offer, &tracks) }
                tracks.lengths[track] = combine(members[track], lengths, tracks.proposals)
            } else if share >= least[track] {
                for member in members[track] { lengths[member] = propose(share, member, share, &tracks) }
                tracks.lengths[track] = combine(members[track], lengths, tracks.proposals)
            } else {
                let widest = members[track].filter { ask($0, 0) == least[track] }
                let length = widest.map { ask($0, share) }.max() ?? 0
                for member in members[track] {
                    _ = propose(widest.contains(member) ? share : length, member, length, &tracks)
                }
                tracks.lengths[track] = length
            }
            left = minus(left, tracks.lengths[track])
        }
    }

    // MARK: - Answers

    func gridSize(_ node: Int, _ grid: TestTree.Grid, _ proposal: TestTree.Proposal) -> CGSize {
        let plan = gridCells(node, grid)
        let columns = columns(plan.cells, grid, proposal.width)
        return CGSize(width: columns.total, height: rows(plan, grid, proposal.height, columns).total)
    }

    func gridPlacements(_ node: Int, _ grid: TestTree.Grid, _ proposal: TestTree.Proposal) -> [Placement] {
        let plan = gridCells(node, grid)
        let columns = columns(plan.cells, grid, proposal.width)
        let rows = rows(plan, grid, proposal.height, columns)
        let proposals = plan.cells.indices.map { final($0, plan, columns, rows) }
        return plan.cells.indices.map { index in
            let cell = plan.cells[index]
            let (x, y) = offset(index, plan, grid, columns, rows, proposals)
            return Placement(
                child: cell.child,
                origin: CGPoint(
                    x: Self.finite(columns.start(cell.columns.lowerBound)) + Self.finite(x),
                    y: Self.finite(rows.start(cell.row)) + Self.finite(y)), proposal: proposals[index])
        }
    }

    /// A cell that has become longer than what it was offered is proposed again to a view that could fill it.
    private func final(
        _ index: Int, _ plan: (cells: [GridCell], alignments: [TestTree.VerticalGuide]), _ columns: Tracks,
        _ rows: Tracks
    ) -> TestTree.Proposal {
        let cell = plan.cells[index]
        var proposal = TestTree.Proposal(columns.proposals[index], rows.proposals[index])
        let (width, height) = (max(columns.length(cell.columns), 0), rows.lengths[cell.row])
        if width > columns.offers[index], width < .infinity {
            let own = size(of: cell.child, proposal).width
            let most = size(of: cell.child, TestTree.Proposal(.infinity, nil)).width
            if own < width, own < most { proposal.width = width }
        }
        if !isGuided(cell.row, plan), height > rows.offers[index], height < .infinity {
            let own = size(of: cell.child, proposal).height
            let most = size(of: cell.child, TestTree.Proposal(proposal.width, .infinity)).height
            if own < height, own < most { proposal.height = height }
        }
        return proposal
    }

    /// g3
    private func offset(
        _ index: Int, _ plan: (cells: [GridCell], alignments: [TestTree.VerticalGuide]), _ grid: TestTree.Grid,
        _ columns: Tracks, _ rows: Tracks, _ proposals: [TestTree.Proposal]
    ) -> (CGFloat, CGFloat) {
        let cell = plan.cells[index]
        let own = size(of: cell.child, proposals[index])
        let room = CGSize(width: max(columns.length(cell.columns), 0), height: rows.lengths[cell.row])
        if let anchor = cell.said.anchor {
            return (anchor.x * (room.width - own.width), anchor.y * (room.height - own.height))
        }
        let column = plan.cells.first {
            $0.columns.lowerBound == cell.columns.lowerBound && !$0.isWhole && $0.said.columnAlignment != nil
        }?.said.columnAlignment
        let horizontal = TestTree.Guide.horizontal(
            cell.isWhole ? grid.alignment.horizontal : column ?? grid.alignment.horizontal)
        let vertical = TestTree.Guide.vertical(plan.alignments[cell.row])
        let x = horizontal.defaultValue(in: room) - guide(horizontal, of: cell.child, proposals[index])
        guard isGuided(cell.row, plan) else {
            return (x, vertical.defaultValue(in: room) - guide(vertical, of: cell.child, proposals[index]))
        }
        let lined = plan.cells.indices.filter { plan.cells[$0].row == cell.row && plan.cells[$0].said.anchor == nil }
        let extent = extent(
            lined.map {
                (
                    size(of: plan.cells[$0].child, proposals[$0]).height,
                    guide(vertical, of: plan.cells[$0].child, proposals[$0])
                )
            })
        let slack = room.height - extent.length
        let shift: CGFloat =
            switch plan.alignments[cell.row] {
            case .top, .firstTextBaseline: 0
            case .center, .mid: slack / 2
            case .bottom, .lastTextBaseline: slack
            }
        return (
            x, Self.finite(shift) + Self.finite(extent.before - guide(vertical, of: cell.child, proposals[index]))
        )
    }
}
