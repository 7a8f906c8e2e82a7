import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// How often a first pass measures a text and visits a node: a constant, however the tree is nested.
@Suite("Counts of measurements")
struct MeasurementCountTests {
    /// Both sides fixed, unspecified, endless, nothing, and mixtures.
    private static let proposals: [ProposedViewSize] = [
        ProposedViewSize(width: 1_000, height: nil), ProposedViewSize(width: 1_000, height: 600), .unspecified,
        .infinity, .zero, ProposedViewSize(width: nil, height: 300), ProposedViewSize(width: 300, height: .infinity),
        ProposedViewSize(width: 50_000, height: 50_000),
    ]

    @Test("A text is measured three times at most, in stacks nested by turns", arguments: TextChain.placedAsMeasured)
    func nestedStacks(_ chain: TextChain) {
        var most = 0
        for depth in [5, 10, 20] {
            for wrapping in [MeasuredTree.Wrapping.filling, .ragged] {
                for proposal in Self.proposals {
                    let measured = laidOut(chain, depth, wrapping, proposal)
                    most = max(most, measured.mostCalls)
                    #expect(measured.mostCalls <= 3, "depth \(depth), \(wrapping), \(proposal)")
                    #expect(measured.allCalls == measured.tree.counts.leafMeasurements)
                }
            }
        }
        #expect(most == 3, "the bound is the engine's figure")
    }

    @Test("A text that fills its line is measured four times at most where frames are placed anew")
    func placedAnew() {
        var most = 0
        for chain in TextChain.placedAnew {
            for depth in [5, 10, 20] {
                for proposal in Self.proposals {
                    let measured = laidOut(chain, depth, .filling, proposal)
                    most = max(most, measured.mostCalls)
                    #expect(measured.mostCalls <= 4, "\(chain), depth \(depth), \(proposal)")
                    #expect(measured.allCalls == measured.tree.counts.leafMeasurements)
                }
            }
        }
        #expect(most == 4, "the bound is the engine's figure")
    }

    // A frame that is placed by the size it took, when that was not the offer, asks its content once more: at worst one
    // measurement of each text below it. In these chains every second frame does.
    @Test("A text narrower than its offer is measured at most once more for every two levels placed anew")
    func raggedPlacedAnew() {
        var most = 0
        for chain in TextChain.placedAnew {
            for depth in [5, 10, 20, 40] {
                for proposal in Self.proposals {
                    let measured = laidOut(chain, depth, .ragged, proposal)
                    if depth == 40 { most = max(most, measured.mostCalls) }
                    #expect(measured.mostCalls <= depth / 2 + 3, "\(chain), depth \(depth), \(proposal)")
                    #expect(measured.visitsPerNode <= Double(depth) + 6, "\(chain), depth \(depth), \(proposal)")
                    #expect(measured.allCalls == measured.tree.counts.leafMeasurements)
                }
            }
        }
        #expect(most > 4, "a constant would do")
    }

    @Test("A node is visited six times at most on average, at any depth", arguments: TextChain.placedAsMeasured)
    func visits(_ chain: TextChain) {
        expectFlatVisits(chain, [.filling, .ragged], atMost: 6)
    }

    @Test("A node is visited seven times at most on average where frames are placed anew and texts fill their lines")
    func visitsPlacedAnew() {
        for chain in TextChain.placedAnew { expectFlatVisits(chain, [.filling], atMost: 7) }
    }

    private func expectFlatVisits(
        _ chain: TextChain, _ wrappings: [MeasuredTree.Wrapping], atMost bound: Double
    ) {
        for wrapping in wrappings {
            for proposal in Self.proposals {
                let visits = [5, 10, 20, 100].map { laidOut(chain, $0, wrapping, proposal).visitsPerNode }
                #expect(visits.allSatisfy { $0 <= bound }, "\(chain), \(proposal): \(visits)")
                // The last text of a chain has no level below it, so short chains have a little less to do.
                #expect(visits[3] <= visits[0] * 1.25, "\(chain), \(proposal): \(visits)")
            }
        }
    }

    @Test(
        "In one wide stack a text is measured three times, 1,000 texts or 10,000",
        arguments: [1_000, 10_000].map(largeCount))
    func wideStack(_ count: Int) {
        for level in 0...1 {
            for proposal in Self.proposals {
                let measured = MeasuredTree(.ragged)
                let texts = (0..<count).map { _ in measured.text() }
                measured.layOut(measured.stack(level, texts), proposal)
                #expect(measured.mostCalls <= 3, "\(proposal)")
                #expect(measured.allCalls == measured.tree.counts.leafMeasurements)
                #expect(measured.visitsPerNode <= 4, "\(proposal)")
            }
        }
    }

    @Test("In 100 rows of 10 texts, or columns, a text is measured three times")
    func rows() {
        for level in 0...1 {
            for proposal in Self.proposals {
                let measured = MeasuredTree(.ragged)
                let rows = (0..<100).map { _ in measured.stack(level + 1, (0..<10).map { _ in measured.text() }) }
                measured.layOut(measured.stack(level, rows), proposal)
                #expect(measured.mostCalls <= 3, "\(proposal)")
                #expect(measured.allCalls == measured.tree.counts.leafMeasurements)
                #expect(measured.visitsPerNode <= 4, "\(proposal)")
            }
        }
    }

    @Test("In a full binary tree a text is measured three times, and visits do not grow with the depth")
    func binaryTree() {
        for proposal in Self.proposals {
            var visits: [Double] = []
            for depth in [4, 7, 10] {
                let measured = MeasuredTree(.ragged)
                var row = (0..<(1 << depth)).map { _ in measured.text() }
                for level in (0..<depth).reversed() {
                    row = stride(from: 0, to: row.count, by: 2).map { measured.stack(level, [row[$0], row[$0 + 1]]) }
                }
                measured.layOut(row[0], proposal)
                #expect(measured.mostCalls <= 3, "depth \(depth), \(proposal)")
                #expect(measured.allCalls == measured.tree.counts.leafMeasurements)
                visits.append(measured.visitsPerNode)
            }
            #expect(visits.allSatisfy { $0 <= 6 }, "\(proposal): \(visits)")
            #expect(visits[2] <= visits[0] * 1.25, "\(proposal): \(visits)")
        }
    }

    private func laidOut(
        _ chain: TextChain, _ depth: Int, _ wrapping: MeasuredTree.Wrapping, _ proposal: ProposedViewSize
    ) -> MeasuredTree {
        let measured = MeasuredTree(wrapping)
        measured.layOut(chain.build(depth, in: measured), proposal)
        return measured
    }
}
