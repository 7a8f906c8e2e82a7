import Foundation
import MullionConformance
import MullionTestSupport
import Testing

@Suite struct ReferenceSolverTests {
    @Test func `The reference solver agrees with every vector`() throws {
        let files = [
            try VectorFile(swiftUI: Fixture.data("swiftui.json")), try VectorFile(hstack: Fixture.data("hstack.json")),
        ]
        var count = 0
        for vector in files.flatMap(\.cases) {
            switch vector.question {
            case .layout(let question):
                count += 1
                for difference in differences(question, vector.tolerance) {
                    Issue.record("\(vector.name): \(difference)")
                }
            case .sizes(let testTree, let answers):
                count += 1
                let solver = ReferenceSolver(testTree)
                for answer in answers {
                    let size = solver.size(answer.proposal)
                    #expect(isClose(size, answer.size, vector.tolerance), "\(vector.name): \(size), not \(answer.size)")
                }
            case .combine(let values, let expected):
                count += 1
                #expect(ReferenceSolver.runningMean(values.compactMap { $0 }) == expected, "\(vector.name)")
            case .flexOrder(let ranges, let expected):
                count += 1
                let order = ReferenceSolver.fittingOrder(
                    Array(ranges.indices), least: ranges.map(\.min), most: ranges.map(\.max))
                #expect(order == expected, "\(vector.name)")
            case .lazyColumns, .cells, .split, .tree, .traversal, .constraints, .constraintEdits, .animation,
                .autoLayout, .flow, .css, .unsupported:
                break
            }
        }
        #expect(count == 198)
    }

    private func differences(_ question: VectorCase.LayoutQuestion, _ tolerance: CGFloat) -> [String] {
        let solver = ReferenceSolver(question.testTree)
        let layout = solver.layout(question.proposal, direction: question.direction)
        var differences: [String] = []
        if let size = question.size, !isClose(layout.size, size, tolerance) {
            differences.append("size \(layout.size), not \(size)")
        }
        for (id, frame) in question.frames.sorted(by: { $0.key < $1.key }) {
            guard let actual = layout[id]?.absolute else {
                differences.append("\(id) is not placed")
                continue
            }
            if !isClose(actual, frame, tolerance) { differences.append("\(id) \(actual), not \(frame)") }
        }
        if let order = question.order {
            let actual = solver.fittingOrder(question.proposal)
            if actual != order { differences.append("order \(actual), not \(order)") }
        }
        return differences
    }

    private func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool {
        a == b || abs(a - b) <= tolerance
    }

    private func isClose(_ a: CGSize, _ b: CGSize, _ tolerance: CGFloat) -> Bool {
        isClose(a.width, b.width, tolerance) && isClose(a.height, b.height, tolerance)
    }

    private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat) -> Bool {
        isClose(a.origin.x, b.origin.x, tolerance) && isClose(a.origin.y, b.origin.y, tolerance)
            && isClose(a.size, b.size, tolerance)
    }
}
