import MullionGeometry
import MullionLayout
import MullionSource

/// The steps of containers of cells, and of the automatic grid of halves.
extension LayoutExplainer {
    // MARK: - Rows and columns of cells

    /// Returns the steps of a layout of cells for one group of children: what each child desires in the whole room,
    /// then the parts of what is left over or missing, by weight, and at last what a crop takes.
    func cellSteps(_ row: Int, _ layout: any CellLayout, group: Int) -> [LayoutStep] {
        guard layout is CellRow || layout is CellColumn else { return trackSteps(row) }
        guard let shares = tree.cellShares(of: boxes[row].node, group: group) else { return [] }
        let axis: Axis = layout is CellRow ? .horizontal : .vertical
        let side = axis == .horizontal ? "width" : "height"
        let parts = shares.children.sorted { $0.key < $1.key }.map { (row: children[row][$0.key], part: $0.value) }
        let weights = parts.map { weight(item(of: $0.row), axis) }
        let number = Wording.number
        var steps: [LayoutStep] = []
        var left = shares.room
        for (index, (child, part)) in parts.enumerated() {
            left -= part.desired
            steps.append(
                LayoutStep(
                    row: child, label: label(child),
                    text: "\(label(child)) is offered all of the room, \(number(shares.room)), and desires "
                        + "\(Wording.points(part.desired)) of \(side).",
                    offered: shares.room, taken: part.desired, left: left, weight: weights[index]))
        }
        let sum = weights.reduce(0, +)
        var remaining = left
        if sum > 0, left != 0 {
            for (index, (child, part)) in parts.enumerated() where weights[index] > 0 {
                let share = part.weighted - part.desired
                remaining -= share
                let how =
                    left > 0
                    ? "takes \(number(share)) of the \(number(left)) left over"
                    : "gives \(number(-share)) of the \(number(-left)) missing"
                steps.append(
                    LayoutStep(
                        row: child, label: label(child),
                        text: "\(label(child)) \(how), by weight \(number(weights[index])) of \(number(sum)): it has "
                            + "\(Wording.points(part.weighted)).",
                        taken: part.weighted, left: remaining, weight: weights[index], share: share))
            }
        }
        let missing = remaining
        for (child, part) in parts where part.given != part.weighted {
            let share = part.given - part.weighted
            remaining -= share
            steps.append(
                LayoutStep(
                    row: child, label: label(child),
                    text: "The container crops, so \(label(child)) gives \(number(-share)) of the "
                        + "\(number(-missing)) still missing, by its length: it has \(Wording.points(part.given)).",
                    taken: part.given, left: remaining, share: share))
        }
        return steps
    }

    // MARK: - The grid of halves

    /// Returns the steps of an automatic grid: each split, the outer ones first, and after it its children.
    func splitSteps(_ row: Int, _ grid: SplitGrid) -> [LayoutStep] {
        let rows = children[row]
        let splits = SplitTree(0..<rows.count, rootAxis: grid.rootAxis)
        let areas = splits.nodeAreas(in: CGRect(origin: .zero, size: size(row)), spacing: grid.spacing)
        let isMirrored = tree.withLayout(of: boxes[row].node) { $2.layoutDirection == .rightToLeft } ?? false
        var steps: [LayoutStep] = []
        for (node, area) in areas.enumerated() {
            let axis = splits.axis(ofNode: node)
            let (first, second) = splits.slots(ofNode: node)
            let whole = area.size.length(horizontal: axis == .horizontal)
            let half = second == nil ? whole : max(0, (whole - max(grid.spacing, 0)) / 2)
            let halves = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
            let gap = grid.spacing > 0 ? ", after the gap of \(Wording.number(grid.spacing))" : ""
            steps.append(
                LayoutStep(
                    label: "Split \(node + 1)",
                    text: second == nil
                        ? "Split \(node + 1) has one part, which is all of its area: \(Wording.size(area.size))."
                        : "Split \(node + 1) halves \(Wording.size(area.size)) into a \(halves.0) and a \(halves.1) "
                            + "part, by weight 1 of 2 each: \(Wording.number(half)) of "
                            + "\(axis == .horizontal ? "width" : "height")\(gap).",
                    offered: whole, taken: half, area: inDrawing(area, of: row, isMirrored: isMirrored),
                    weight: second == nil ? nil : 1, share: second == nil ? nil : half))
            for (slot, name) in [(first, halves.0), (second, halves.1)] {
                guard case .leaf(let leaf)? = slot else { continue }
                let part = second == nil ? "all of split \(node + 1)" : "the \(name) part of split \(node + 1)"
                let child = rows[leaf]
                steps.append(
                    LayoutStep(
                        row: child, label: label(child),
                        text: "\(label(child)) gets \(part): \(Wording.size(size(child))).",
                        taken: half, weight: second == nil ? nil : 1, share: second == nil ? nil : half))
            }
        }
        return steps
    }

    // MARK: - Columns and rows of a grid

    /// Returns the steps of a grid: its columns in the order in which their widths are found, then its rows.
    func trackSteps(_ row: Int) -> [LayoutStep] {
        guard let shares = tree.trackShares(of: boxes[row].node) else { return [] }
        return trackSteps(row, shares)
    }

    func trackSteps(_ row: Int, _ shares: TrackShares) -> [LayoutStep] {
        let size = size(row)
        let columns = shares.columnOrder.map { index in
            let column = shares.columns[index]
            let area = CGRect(x: column.start, y: 0, width: column.length, height: size.height)
            return trackStep(
                column, "Column \(index + 1)", "wide", shares.columns,
                inDrawing(area, of: row, isMirrored: shares.isRightToLeft))
        }
        let rows = shares.rowOrder.map { index in
            let track = shares.rows[index]
            let area = CGRect(x: 0, y: track.start, width: size.width, height: track.length)
            return trackStep(track, "Row \(index + 1)", "high", shares.rows, inDrawing(area, of: row))
        }
        return columns + rows
    }

    private func trackStep(
        _ track: TrackShares.Track, _ name: String, _ adjective: String, _ all: [TrackShares.Track], _ area: CGRect
    ) -> LayoutStep {
        let number = Wording.number
        var text = "\(name) is \(Wording.points(track.length)) \(adjective)"
        let (share, sum) = (track.length - track.own, all.reduce(0) { $0 + $1.weight })
        if track.isFixed {
            text += ", which is declared"
        } else if let offer = track.offer, offer.isFinite, offer != track.length {
            text += ": its cells were offered \(number(offer))"
        } else if track.own > 0, share == 0, track.weight == 0 {
            text += ", as its cells need"
        }
        if share != 0 {
            let what = share > 0 ? "\(number(share)) more than its own" : "\(number(-share)) less than its own"
            text += ": \(what) \(number(track.own)), by weight \(number(track.weight)) of \(number(sum))"
        } else if track.weight > 0 {
            text += ", by weight \(number(track.weight)) of \(number(sum))"
        }
        return LayoutStep(
            label: name, text: text + ".", offered: track.offer, taken: track.length, area: area,
            weight: track.weight > 0 ? track.weight : nil, share: share == 0 ? nil : share)
    }
}
