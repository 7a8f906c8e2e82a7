import MullionTestSupport
import Testing

@testable import MullionSolver

/// A simplex system of more than 300 dense rows, whose optimum is found by another method in whole numbers.
///
/// Boxes side by side, gaps of 1, each at least 2 wide and 5 by a weak constraint, each left edge somewhere by a weak
/// or medium constraint; the end within a width. All numbers are whole and the constraints are differences of edges, so
/// some optimum is whole, and dynamic programming over the places of one edge after the other finds it.
@Suite("Solver: dense simplexes")
struct DenseSimplexTests {
    private let count = 320
    private let places: [Int]

    init() {
        var random = SplitMix64(seed: 77)
        places = (0..<320).map { 6 * $0 + Int.random(in: -40...40, using: &random) }
    }

    private func isMedium(_ box: Int) -> Bool { box % 3 == 1 }

    @Test("320 rows: the errors of both priorities are the least there are, also after edits")
    func optimum() throws {
        let solver = Solver()
        let width = solver.makeVariable("W")
        let lefts = (0..<count).map { _ in solver.makeVariable() }
        let widths = (0..<count).map { _ in solver.makeVariable() }
        try solver.add(lefts[0] .== 0.0)
        for box in 0..<count {
            if box > 0 { try solver.add(lefts[box] .== lefts[box - 1] + widths[box - 1] + 1.0) }
            try solver.add([widths[box] .>= 2.0, (widths[box] .== 5.0).priority(.weak)])
            try solver.add((lefts[box] .== Double(places[box])).priority(isMedium(box) ? .medium : .weak))
        }
        try solver.add((lefts[count - 1] + widths[count - 1] .<= width).priority(.strong))
        try solver.addEditVariable(width, priority: .strong, value: 1_700)
        for end in [1_700, 1_200, 1_950, 1_000] {
            try solver.suggest(Double(end), for: width)
            let errors = solver.errorsByPriority()
            #expect(errors.map(\.priority) == [.required, .strong, .medium, .weak])
            #expect(errors[0].total < 1e-9 && errors[1].total < 1e-9)
            let least = leastErrors(end: end)
            #expect(abs(errors[2].total - Double(least.medium)) < 1e-6)
            #expect(abs(errors[3].total - Double(least.weak)) < 1e-6)
        }
        let simplex = try #require(solver.units.systems.compactMap { $0 }.first?.simplex)
        #expect(simplex.rowCount > 300)
        #expect(solver.statistics.exactSolves == 0)
    }

    /// The errors in order of priority, as one whole number: no sum of weak errors comes near the factor.
    private static let medium = 100_000_000

    /// The least errors of boxes that end at some place at most.
    private func leastErrors(end: Int) -> (medium: Int, weak: Int) {
        let never = Int.max / 4
        // By place of a left edge: the least cost of all boxes before it, and of its own constraint.
        var cost = [Int](repeating: never, count: end + 2)
        cost[0] = preferenceCost(0, at: 0)
        for box in 1...count {
            var next = [Int](repeating: never, count: end + 2)
            // The least cost − place of the edges that make the box before 5 wide or more.
            var wide = never
            for place in 0...end + 1 {
                if place >= 6 { wide = min(wide, cost[place - 6] - (place - 6)) }
                var least = wide < never / 2 ? wide + place - 6 : never
                for narrow in 2..<5 where place > narrow {
                    least = min(least, cost[place - narrow - 1] + 5 - narrow)
                }
                // Behind the last box only its end is asked for, which the gap of 1 follows.
                if least < never / 2 { next[place] = least + (box < count ? preferenceCost(box, at: place) : 0) }
            }
            cost = next
        }
        let total = cost.min() ?? never
        return (total / Self.medium, total % Self.medium)
    }

    private func preferenceCost(_ box: Int, at place: Int) -> Int {
        abs(place - places[box]) * (isMedium(box) ? Self.medium : 1)
    }
}
