import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

// The checks of positions: off-screen views and overlaps.
extension CheckedScreen {
    /// Finds views that extend beyond the screen, except for views inside such a view, scrolling content, and
    /// clipped views.
    ///
    /// The view of a controller is the screen, as is a root of its size. Other roots as wide as the screen
    /// are checked only at the left and right, because their vertical position is unknown. Roots with a size of their
    /// own are not checked.
    ///
    /// A view is there on purpose, and a note, if a constraint moves it over the edge or if it is an image. The author
    /// saw the saved environment, so there only texts and controls are not, unless they are entirely outside, as those
    /// that enter with an animation are.
    func findOffScreen(_ found: inout IssueList) {
        let size = screen.surroundings.size
        let isWide = abs(size.width - screenSize.width) < 1
        let isScreen = fillsScreen
        guard !rows[0].source.isScrollView, isScreen || isWide && screen.root.kind != .controller else { return }
        var isReported = [Bool](repeating: false, count: rows.count)
        for index in rows.indices.dropFirst() {
            let row = rows[index]
            isReported[index] = row.parent.map { isReported[$0] } ?? false
            guard !isReported[index], !row.isHidden, !row.isDoubtful, row.scroll == nil, !row.isClipped,
                row.frame.width > 0, row.frame.height > 0
            else { continue }
            // Without the space beside the alignment rectangle, such as that of a switch.
            var frame = row.view.alignmentRect(forFrame: row.frame)
            if !isScreen {
                frame.origin.y = 0
                frame.size.height = 0
            }
            // One-point lines extend over edges on purpose.
            let overhangs = frame.overhangs(over: size).filter { $0.length > 1 + StoryboardCheck.tolerance }
            guard !overhangs.isEmpty else { continue }
            isReported[index] = true
            let isOnPurpose =
                overhangs.allSatisfy { isMoved(index, over: $0.edge) } || row.source.isDecoration
                || isOwn && (!row.source.showsContent || row.frame.isOutside(size, isScreen))
            found.add(
                .offScreen(frame: row.frame, size: size, isScreen: isScreen), row.source.object, row.source.position,
                isOnPurpose ? .note : nil)
        }
    }

    /// Whether everything is as in the saved environment.
    private var isOwn: Bool { setting.isOwn(of: document) }

    /// Returns whether a constraint of a view, or of a view around it, moves it over an edge.
    private func isMoved(_ index: Int, over edge: String) -> Bool {
        var next: Int? = index
        while let row = next, row != 0 {
            let id = rows[row].source.id
            if let id, (constraintsByItem[id] ?? []).contains(where: { $0.moves(id, over: edge) }) { return true }
            next = rows[row].parent
        }
        return false
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
    ///
    /// Controls that cover most of each other, or whose containers do, are shown by turns, or one is an accessory of
    /// the other, such as a button in a text field. These are notes.
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
                    rows[over].source.object, rows[over].source.position, isOverlayed(under, over) ? .note : nil)
            }
        }
    }

    /// Returns whether one control, or a view around it, covers most of the other on purpose.
    private func isOverlayed(_ under: Int, _ over: Int) -> Bool {
        let paths = (ancestry(of: under), ancestry(of: over))
        let shared = zip(paths.0, paths.1).prefix { $0 == $1 }.count
        let members = [paths.0.dropFirst(shared), paths.1.dropFirst(shared)]
        guard let first = members[0].first, let second = members[1].first else { return true }
        return [(first, second), (under, over)].contains { rows[$0.0].frame.covers(rows[$0.1].frame) }
    }

    /// Returns the rows of a view and the views around it, the root first.
    private func ancestry(of row: Int) -> [Int] {
        var path: [Int] = []
        var next: Int? = row
        while let row = next {
            path.append(row)
            next = rows[row].parent
        }
        return path.reversed()
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

extension StoryboardView {
    /// Whether the view may extend over an edge like a background.
    fileprivate var isDecoration: Bool { kind == "imageView" || kind == "visualEffectView" }

    /// Whether the view is a text or a control, which users must see entirely.
    fileprivate var showsContent: Bool {
        isTarget || ["label", "textView", "searchBar", "pickerView", "pageControl"].contains(kind)
    }
}

extension StoryboardConstraint {
    /// Returns whether the constraint puts that edge of an item beyond the same edge of a different item.
    fileprivate func moves(_ item: String, over edge: String) -> Bool {
        let isFirst = firstItem == item
        guard let own = isFirst ? firstAttribute : secondAttribute,
            let other = isFirst ? secondAttribute : firstAttribute
        else { return false }
        let attributes: [LayoutConstraint.Attribute] =
            switch edge {
            case "left": [.left, .leading, .leftMargin, .leadingMargin]
            case "right": [.right, .trailing, .rightMargin, .trailingMargin]
            case "top": [.top, .topMargin]
            default: [.bottom, .bottomMargin]
            }
        guard attributes.contains(own), attributes.contains(other) else { return false }
        // How far the constant moves the item toward the right or bottom.
        let constant = constant(in: self.attributes)
        let shift = isFirst ? constant : -constant
        return ["left", "top"].contains(edge) ? shift < -1 : shift > 1
    }
}

extension CGRect {
    /// Whether the smaller of two rectangles is mostly inside the other.
    fileprivate func covers(_ other: CGRect) -> Bool {
        let shared = intersection(other)
        guard !shared.isNull else { return false }
        let smaller = min(width * height, other.width * other.height)
        return shared.width * shared.height > 0.7 * smaller
    }
}
