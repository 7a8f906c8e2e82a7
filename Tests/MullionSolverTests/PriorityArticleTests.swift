import MullionSolver
import Testing

/// The article "Why priorities are not weights": its code, and both of the answers it tells.
@Suite("Solver: why priorities are not weights")
struct PriorityArticleTests {
    @Test("1,001 weak constraints do not outvote a medium one; as weights they do, and 999 do not")
    func manyOutvoteOne() throws {
        // snippet
        let solver = Solver()
        let header = solver.makeVariable("header")
        let rows = (0..<1_001).map { _ in solver.makeVariable() }
        try solver.add((header .>= 40.0).priority(.medium))
        for (index, row) in rows.enumerated() {
            try solver.add([row .== header + 24.0 * Double(index), (row .== 24.0 * Double(index)).priority(.weak)])
        }
        // end
        #expect(solver[header] == 40)
        func sum(_ header: Double, rows: Double) -> Double { 1_000 * max(0, 40 - header) + rows * header }
        #expect(sum(0, rows: 1_001) == 40_000)
        #expect(sum(0, rows: 1_001) < sum(40, rows: 1_001))
        #expect(sum(0, rows: 999) > sum(40, rows: 999))
    }

    @Test("An optional constraint in other units does not outvote one of a higher priority; as weights it does")
    func otherUnits() throws {
        // snippet
        let solver = Solver()
        let time = solver.makeVariable("time")
        try solver.add((time .>= 10.0).priority(.medium))
        try solver.add((2_000 * time .== 0.0).priority(.weak))
        // end
        #expect(solver[time] == 10)
        func sum(_ time: Double) -> Double { 1_000 * max(0, 10 - time) + abs(2_000 * time) }
        #expect(sum(0) < sum(10))
    }

    @Test("Two constraints at 500 do not outvote one at 501; as weights they do")
    func neighbours() throws {
        // snippet
        let solver = Solver()
        let x = solver.makeVariable("x")
        try solver.add((x .== 0.0).priority(501))
        try solver.add((x .== 100.0).priority(500))
        try solver.add((x .== 100.0).priority(500))
        // end
        #expect(solver[x] == 0)
        func sum(_ x: Double) -> Double { 501 * abs(x) + 1_000 * abs(x - 100) }
        #expect(sum(100) < sum(0))
    }

    @Test("A weak constraint decides between strong ones that cancel; as weights it is lost to rounding")
    func rounding() throws {
        // snippet
        let solver = Solver()
        let x = solver.makeVariable("x")
        try solver.add((x .== 0.0).priority(.strong))
        try solver.add((x .== 100.0).priority(.strong))
        try solver.add((x .== 30.0).priority(.weak))
        // end
        #expect(solver[x] == 30)
        let slope = 1e18 + 1 - 1e18
        #expect(slope == 0)
    }

    @Test("Within one priority a factor counts")
    func factors() throws {
        // snippet
        let solver = Solver()
        let x = solver.makeVariable("x")
        try solver.add((3 * x .== 30.0).priority(.weak))
        try solver.add((x .== 90.0).priority(.weak))
        try solver.add((x .== 90.0).priority(.weak))
        // end
        #expect(solver[x] == 10)
    }
}
