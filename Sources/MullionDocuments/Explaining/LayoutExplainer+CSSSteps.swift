import MullionGeometry
import MullionLayout
import MullionSource

/// The steps of flex and grid containers of CSS.
extension LayoutExplainer {
    /// Returns the steps of a flex container, item by item, or those of a grid: columns, rows, and areas. Empty for
    /// other boxes.
    func cssSteps(_ row: Int) -> [LayoutStep] {
        let node = boxes[row].node
        switch tree.style(of: node)?.display {
        case .flex: return flexSteps(row)
        case .grid:
            guard let tracks = tree.cssTracks(of: node) else { return [] }
            return trackSteps(row, tracks) + areaSteps(row)
        default: return []
        }
    }

    private func flexSteps(_ row: Int) -> [LayoutStep] {
        let items = children[row].compactMap { child in
            tree.flexShare(of: boxes[child].node).map { (row: child, share: $0) }
        }
        let number = Wording.number
        // First the flex base sizes of a line, then what its items take of what is left over or give of what is
        // missing.
        let lines = Dictionary(grouping: items) { $0.share.line }.sorted { $0.key < $1.key }
        return lines.flatMap { line, items -> [LayoutStep] in
            var steps: [LayoutStep] = []
            var left = items.first?.share.room.map { $0 - (items.first?.share.spacing ?? 0) }
            for (child, share) in items {
                left = left.map { $0 - share.base }
                let place = share.lineCount > 1 ? " in line \(line + 1)" : ""
                steps.append(
                    LayoutStep(
                        row: child, label: label(child),
                        text: "\(label(child)) has a flex base size of \(number(share.base))\(place).",
                        taken: share.base, left: left))
            }
            guard let free = items.first?.share.free, free != 0 else { return steps }
            var remaining = free
            for (child, share) in items {
                let change = share.given - share.base
                let (weight, sum) = free > 0 ? (share.grow, share.growSum) : (share.shrink, share.shrinkSum)
                guard weight > 0 || change != 0 else { continue }
                remaining -= change
                let what =
                    free > 0
                    ? "takes \(number(change)) of the \(number(free)) left over, by its flex-grow"
                    : "gives \(number(-change)) of the \(number(-free)) missing, by its flex-shrink times its base size"
                let clamped =
                    share.given == share.maximum
                    ? ", its maximum" : share.given == share.minimum ? ", its minimum" : ""
                steps.append(
                    LayoutStep(
                        row: child, label: label(child),
                        text: "\(label(child)) \(what), \(number(weight)) of \(number(sum)): it has "
                            + "\(Wording.points(share.given))\(clamped).",
                        offered: share.base, taken: share.given, left: remaining, weight: weight, share: change))
            }
            return steps
        }
    }

    private func areaSteps(_ row: Int) -> [LayoutStep] {
        children[row].compactMap { child in
            guard let area = tree.cssGridArea(of: boxes[child].node) else { return nil }
            func names(_ tracks: [CSSGridArea.Track], _ name: String) -> String {
                guard let first = tracks.first, let last = tracks.last else { return "no \(name)" }
                return tracks.count == 1 ? "\(name) \(first.number)" : "\(name)s \(first.number) to \(last.number)"
            }
            return LayoutStep(
                row: child, label: label(child),
                text: "\(label(child)) is in \(names(area.columns, "column")) and \(names(area.rows, "row")), an area "
                    + "of \(Wording.size(area.size)): it is \(Wording.size(size(child))).",
                taken: size(child).width)
        }
    }
}
