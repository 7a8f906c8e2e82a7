import MullionLayout
import MullionTestSupport
import Testing

/// How much of a tree of 111,111 nodes a pass looks at after one edit: ancestors and siblings, not the tree.
@Suite("Counts of visits after edits")
struct VisitCountTests {
    /// What is beside the way from a leaf to the root.
    private static let surroundings = BalancedTree.depth * BalancedTree.siblings

    /// The number of edits of every kind.
    private static let edits = 50

    @Test("Between fixed frames no edit costs more than half of depth times siblings")
    func fixedFrames() {
        let balanced = BalancedTree(.allFixed, seed: 1)
        _ = balanced.layOut()
        for edit in BalancedTree.Edit.allCases {
            let costs = costs(of: Self.edits, edit, in: balanced)
            #expect(costs[Self.edits - 1] <= Self.surroundings / 2, "\(edit): \(costs)")
        }
        expectFramesOfFresh(balanced)
    }

    // Where things grow, a leaf one point wider can mean another share of every sibling of every ancestor, and then
    // each of them has to be asked all through. Few edits do that.
    @Test("Where containers grow, nine of ten edits cost at most six times depth times siblings, and half of them two")
    func growingContainers() {
        let balanced = BalancedTree(.someGrow, seed: 1)
        let first = balanced.layOut()
        for edit in BalancedTree.Edit.allCases {
            let costs = costs(of: Self.edits, edit, in: balanced)
            #expect(costs[Self.edits / 2] <= 2 * Self.surroundings, "\(edit): \(costs)")
            #expect(costs[Self.edits * 9 / 10] <= 6 * Self.surroundings, "\(edit): \(costs)")
            #expect(costs[Self.edits - 1] <= first.visits + first.placements, "\(edit): \(costs)")
        }
        expectFramesOfFresh(balanced)
    }

    /// A fresh tree of this size takes as long as all edits, so that only a full run compares with one.
    private func expectFramesOfFresh(_ balanced: BalancedTree) {
        if isFullTestRun { #expect(balanced.countOfFramesUnlikeFresh() == 0) }
    }

    /// Visits and placements of a number of edits, each followed by a pass, in ascending order.
    private func costs(of count: Int, _ edit: BalancedTree.Edit, in balanced: BalancedTree) -> [Int] {
        (0..<count).map { _ in
            balanced.apply(edit)
            let counts = balanced.layOut()
            return counts.visits + counts.placements
        }.sorted()
    }
}
