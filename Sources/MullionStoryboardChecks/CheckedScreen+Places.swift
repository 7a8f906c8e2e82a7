import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

// What concerns the places of views: the edges of the screen, and each other.
extension CheckedScreen {
    /// Views that reach out of the screen. What is in such a view is not told again, and neither is what scrolls or is
    /// cut off on purpose.
    ///
    /// The view of a controller is the screen, and so is one of its size. Of other roots, those as wide as the screen
    /// are looked at left and right: where they begin and end on it is not known.
    func findOffScreen(_ found: inout IssueList) {
        let size = screen.surroundings.size
        let isWide = abs(size.width - screenSize.width) < 1
        let isScreen = screen.root.kind == .controller || isWide && abs(size.height - screenSize.height) < 1
        guard !rows[0].source.isScrollView, isScreen || isWide else { return }
        var isTold = [Bool](repeating: false, count: rows.count)
        for index in rows.indices.dropFirst() {
            let row = rows[index]
            isTold[index] = row.parent.map { isTold[$0] } ?? false
            guard !isTold[index], !row.isHidden, !row.isDoubtful, row.scroll == nil, !row.isClipped,
                row.frame.width > 0, row.frame.height > 0
            else { continue }
            var frame = row.frame
            if !isScreen {
                frame.origin.y = 0
                frame.size.height = 0
            }
            // Lines of a point are drawn over edges on purpose.
            guard frame.overhangs(over: size).contains(where: { $0.length > 1 + StoryboardCheck.tolerance }) else {
                continue
            }
            isTold[index] = true
            found.add(
                .offScreen(frame: row.frame, size: size, isScreen: isScreen), row.source.object, row.source.position)
        }
    }

    /// The rows of controls that can be touched.
    private var targets: [Int] {
        certain.filter { index in
            let row = rows[index]
            return row.source.isTarget && row.attributes["enabled"] != "NO" && isTouchable(index)
        }
    }

    /// Whether neither a view nor one around it refuses touches.
    private func isTouchable(_ index: Int) -> Bool {
        var next: Int? = index
        while let row = next {
            if rows[row].attributes["userInteractionEnabled"] == "NO" { return false }
            next = rows[row].parent
        }
        return true
    }

    /// Controls that lie on one another by more than a point each way, in the same scroll view and not one in the
    /// other.
    func findOverlaps(_ found: inout IssueList) {
        // By their tops, so that only those are compared that are at the same height.
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
                // The later one lies on top.
                let (under, over) = (min(a, b), max(a, b))
                found.add(
                    .overlappingTargets(other: rows[under].source.object, overlap: overlap.size),
                    rows[over].source.object, rows[over].source.position)
            }
        }
    }

    /// At most so many pairs of controls are compared in a root: nobody draws so many.
    private static let comparisonLimit = 1_000_000

    private func contains(_ outer: Int, _ inner: Int) -> Bool {
        var next = rows[inner].parent
        while let row = next {
            if row == outer { return true }
            next = rows[row].parent
        }
        return false
    }

    /// Controls that are smaller than a fingertip.
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
    /// Whether it is there to be touched.
    fileprivate var isTarget: Bool {
        ["button", "switch", "slider", "textField", "segmentedControl", "stepper", "datePicker"].contains(kind)
            || hasActions
    }
}
