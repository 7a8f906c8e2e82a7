import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

// Comparison of stored frames with those that constraints produce.
extension CheckedScreen {
    /// Finds views whose stored frames differ from the constraints: those that Interface Builder marked, and as notes
    /// those that only this layout finds.
    ///
    /// Documents do not store the bars around a screen, nor the content sizes of custom
    /// classes. A frame that a common safe area or a view's own stored size explains is accepted.
    mutating func findMisplaced(_ found: inout IssueList) {
        let marked = rows.indices.filter { rows[$0].source.attributes.isYes("misplaced") }
        for index in marked {
            let row = rows[index]
            guard let stored = row.source.frame else { continue }
            // The frame of the root is given.
            let solved = hasConflict || index == 0 ? nil : row.source.id.flatMap { screen.layout.frames[$0] }
            found.add(.misplaced(stored: stored, solved: solved ?? stored), row.source.object, row.source.position)
        }
        // After a conflict, frames depend on the broken constraint.
        guard !hasConflict else { return }
        var frames = screen.layout.frames
        var misplaced = misplacedRows(frames)
        guard !misplaced.isEmpty else { return }
        let held = screen.surroundings.withHeldLengths
        frames = StoryboardLayout(screen.root, in: held).frames
        misplaced = misplacedRows(frames)
        if !misplaced.isEmpty, misplaced.count < rows.count, rows.count <= Self.explainedRowLimit, isExplained(held) {
            misplaced = []
        }
        for index in misplaced where !marked.contains(index) {
            guard let stored = rows[index].source.frame, let id = rows[index].source.id, let solved = frames[id] else {
                continue
            }
            found.add(
                .misplaced(stored: stored, solved: solved), rows[index].source.object, rows[index].source.position,
                .note)
        }
        doubt(Set(misplaced))
    }

    /// Returns the rows of misplaced views, without those inside a misplaced view.
    private func misplacedRows(_ frames: [String: CGRect]) -> [Int] {
        var isInside = [Bool](repeating: false, count: rows.count)
        return rows.indices.dropFirst().filter { index in
            let row = rows[index]
            isInside[index] = row.parent.map { isInside[$0] } ?? false
            guard !isInside[index], !row.isHidden, !row.isDoubtful, row.source.key != "contentView",
                let stored = row.source.frame, let solved = row.source.id.flatMap({ frames[$0] })
            else { return false }
            let isArranged = row.parent.map { rows[$0].source.kind == "stackView" } ?? false
            guard isArranged || !row.source.isPlacedByMask else { return false }
            isInside[index] = zip(stored.numbers, solved.numbers).contains { abs($0 - $1) > StoryboardCheck.tolerance }
            return isInside[index]
        }
    }

    /// The maximum number of views for which alternative safe areas are tried.
    private static let explainedRowLimit = 300
    /// The common safe areas at the top and bottom.
    private static let usualTops: [CGFloat] = [0, 20, 40, 44, 48, 50, 59, 62, 64, 88, 92, 94, 96, 98, 103]
    private static let usualBottoms: [CGFloat] = [0, 34, 49, 68, 83]

    /// Returns whether a common safe area explains all frames.
    private func isExplained(_ surroundings: StoryboardSurroundings) -> Bool {
        guard screen.root.hasSafeAreaGuide || !screen.root.guides.isEmpty else { return false }
        func isRight(_ top: CGFloat, _ bottom: CGFloat) -> Bool {
            var other = surroundings
            other.margins.top += top - other.safeArea.top
            other.margins.bottom += bottom - other.safeArea.bottom
            other.safeArea.top = top
            other.safeArea.bottom = bottom
            return misplacedRows(StoryboardLayout(screen.root, in: other).frames).isEmpty
        }
        let own = surroundings.safeArea
        return Self.usualTops.contains { isRight($0, own.bottom) }
            || Self.usualBottoms.contains { isRight(own.top, $0) }
            || Self.usualTops.contains { top in Self.usualBottoms.contains { isRight(top, $0) } }
    }
}

extension StoryboardSurroundings {
    /// The surroundings with kept lengths at priority 250, as Interface Builder uses when it stores frames.
    fileprivate var withHeldLengths: StoryboardSurroundings {
        func held(_ length: StoryboardContentSize.Length?) -> StoryboardContentSize.Length? {
            if case .kept(let points)? = length { .held(points) } else { length }
        }
        var surroundings = self
        surroundings.contentSizes = contentSizes.mapValues {
            StoryboardContentSize(width: held($0.width), height: held($0.height))
        }
        return surroundings
    }
}
