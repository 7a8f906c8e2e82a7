import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

// The checks of positions: off-screen views and overlaps.
extension CheckedScreen {
    /// Finds views that extend beyond the screen, except for views inside such a view, scrolling content, and
    /// clipped views.
    ///
    /// The view of a controller is the screen, as is a root of its size. Other roots as wide as the screen
    /// are checked only at the left and right, because their vertical position is unknown.
    func findOffScreen(_ found: inout IssueList) {
        let size = screen.surroundings.size
        let isWide = abs(size.width - screenSize.width) < 1
        let isScreen = screen.root.kind == .controller || isWide && abs(size.height - screenSize.height) < 1
        guard !rows[0].source.isScrollView, isScreen || isWide else { return }
        var isReported = [Bool](repeating: false, count: rows.count)
        for index in rows.indices.dropFirst() {
            let row = rows[index]
            isReported[index] = row.parent.map { isReported[$0] } ?? false
            guard !isReported[index], !row.isHidden, !row.isDoubtful, row.scroll == nil, !row.isClipped,
                row.frame.width > 0, row.frame.height > 0
            else { continue }
            var frame = row.frame
            if !isScreen {
                frame.origin.y = 0
                frame.size.height = 0
            }
            // One-point lines extend over edges on purpose.
            guard frame.overhangs(over: size).contains(where: { $0.length > 1 + StoryboardCheck.tolerance }) else {
                continue
            }
            isReported[index] = true
            found.add(
                .offScreen(frame: row.frame, size: size, isScreen: isScreen), row.source.object, row.source.position)
        }
    }

    /// The rows of controls that receive touches.
    private var targets: [Int] {
        certain.filter { index in
            let row = rows[index]
            return row.source.isTarget && row.attributes["enabled"] != "NO" && isTouchable(index)
        }
    }

    /// Returns whether a view and all its ancestors receive touches.
    private func isTouchable(_ index: Int) -> Bool {
        var next: Int? = index
        while let row = next {
            if rows[row].attributes["userInteractionEnabled"] == "NO" { return false }
            next = rows[row].parent
        }
        return true
    }

    /// Finds controls in the same scroll view that overlap by more than a point along both axes, unless one contains
    /// the other.
    func findOverlaps(_ found: inout IssueList) {
        // Sorted by top edge, so that only controls at the same height are compared.
        let order = targets.sorted { (rows[$0].frame.minY, $0) < (rows[$1].frame.minY, $1) }
        var remaining = Self.comparisonLimit
        for (place, a) in order.enumerated() {
            for b in order[(place + 1)...] {
                guard rows[b].frame.minY < rows[a].frame.maxY - 1 else { break }
                remaining -= 1
                guard remaining > 0 else { return }
                let overlap = rows[a].frame.intersection(rows[b].frame)
                guard !overlap.isNull, overlap.width > 1, overlap.height > 1, rows[a].scroll == rows[b].scroll,
                    !contains(a, b), !contains(b, a)
                else { continue }
                // The later one is on top.
                let (under, over) = (min(a, b), max(a, b))
                found.add(
                    .overlappingTargets(other: rows[under].source.object, overlap: overlap.size),
                    rows[over].source.object, rows[over].source.position)
            }
        }
    }

    /// The maximum number of pairs to compare in a root.
    private static let comparisonLimit = 1_000_000

    private func contains(_ outer: Int, _ inner: Int) -> Bool {
        var next = rows[inner].parent
        while let row = next {
            if row == outer { return true }
            next = rows[row].parent
        }
        return false
    }

    /// Finds controls that are smaller than a fingertip.
    func findSmallTargets(_ found: inout IssueList) {
        for index in targets {
            let size = rows[index].frame.size
            guard min(size.width, size.height) < StoryboardCheck.targetSide - StoryboardCheck.tolerance else {
                continue
            }
            found.add(.smallTarget(size), rows[index].source.object, rows[index].source.position)
        }
    }
}

extension StoryboardView {
    /// Whether the view is a control.
    fileprivate var isTarget: Bool {
        ["button", "switch", "slider", "textField", "segmentedControl", "stepper", "datePicker"].contains(kind)
            || hasActions
    }
}
