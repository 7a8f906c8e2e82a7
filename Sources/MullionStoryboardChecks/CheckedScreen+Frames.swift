import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

// Stored frames against those that the constraints give.
extension CheckedScreen {
    /// Views whose stored frames are not those that the constraints give.
    ///
    /// Two things are not in the document: what bars took of the screen when it was saved, and how large views are
    /// whose classes have a content. A frame that some usual safe area explains, or a view's own stored size, is right.
    mutating func findMisplaced(_ found: inout IssueList) {
        // With a broken constraint, frames depend on which one was.
        guard !hasConflict else { return }
        var frames = screen.layout.frames
        var misplaced = misplacedRows(frames)
        guard !misplaced.isEmpty else { return }
        let held = screen.surroundings.withHeldLengths
        frames = StoryboardLayout(screen.root, in: held).frames
        misplaced = misplacedRows(frames)
        if !misplaced.isEmpty, misplaced.count < rows.count, rows.count <= Self.explainedRowLimit,
            isExplained(held)
        {
            misplaced = []
        }
        for index in misplaced {
            guard let stored = rows[index].source.frame, let id = rows[index].source.id, let solved = frames[id] else {
                continue
            }
            found.add(
                .misplaced(stored: stored, solved: solved), rows[index].source.object, rows[index].source.position)
        }
        doubt(Set(misplaced))
    }

    /// The rows of views placed by constraints whose stored frames are others; of views in such a view none.
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

    /// In larger roots no other safe areas are tried.
    private static let explainedRowLimit = 300
    /// What statuses, notches and bars take of the top, and of the bottom.
    private static let usualTops: [CGFloat] = [0, 20, 40, 44, 48, 50, 59, 62, 64, 88, 92, 94, 96, 98, 103]
    private static let usualBottoms: [CGFloat] = [0, 34, 49, 68, 83]

    /// Whether some usual safe area explains all frames.
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
    /// The same with wishes of priority 250 for the lengths that views keep, as the program does that stores frames.
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
