import MullionTestSupport
import Testing

@testable import MullionSolver

@Suite("Solver: exact numbers")
struct SolverExactTests {
    private func random(_ bits: Int, _ random: inout SplitMix64) -> BigInteger {
        var value = BigInteger(0)
        for _ in 0..<bits / 32 + 1 {
            value = value.shiftedLeft(by: 32) + BigInteger(Int64(UInt32.random(in: 0...(.max), using: &random)))
        }
        return Bool.random(using: &random) ? value : -value
    }

    @Test("Quotient times divisor plus remainder is the dividend, and the remainder is smaller than the divisor")
    func division() {
        var generator = SplitMix64(seed: 1)
        for round in 0..<randomRuns(2_000) {
            let a = random(Int.random(in: 0...400, using: &generator), &generator)
            // Limbs of all ones and zeros reach the corrections of algorithm D.
            let b =
                round % 3 == 0
                ? BigInteger(1).shiftedLeft(by: 32 * (1 + round % 5)) - BigInteger(Int64(round % 2))
                : random(Int.random(in: 0...200, using: &generator), &generator)
            guard !b.isZero else { continue }
            let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
            #expect(quotient * b + remainder == a)
            #expect(remainder.magnitude < b.magnitude)
        }
    }

    @Test("The guess of a quotient's limb that is one too large is corrected")
    func addBack() {
        // The classic operands that reach step D6.
        let a = BigInteger(0x7fff_ffff).shiftedLeft(by: 64) + BigInteger(0x8000_0000).shiftedLeft(by: 32)
        let b = BigInteger(0x8000_0000).shiftedLeft(by: 32) + BigInteger(1)
        let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
        #expect(quotient * b + remainder == a)
        #expect(remainder < b)
    }

    @Test("Doubles become fractions and come back unchanged")
    func doubles() {
        var generator = SplitMix64(seed: 2)
        for _ in 0..<randomRuns(2_000) {
            let value = Double(bitPattern: UInt64.random(in: 0...(.max), using: &generator))
            guard value.isFinite, value.isNormal, value.exponent > -900 else { continue }
            #expect(Rational(value).double == value)
        }
        #expect(Rational(0.1) + Rational(0.2) != Rational(0.3))
        #expect(Rational(1) / Rational(3) * Rational(3) == .one)
        #expect(Rational(.leastNonzeroMagnitude).sign == 1)
    }

    @Test("Fractions obey the laws of fields, in machine words and beyond")
    func laws() {
        var generator = SplitMix64(seed: 3)
        func fraction() -> Rational {
            Rational(Double.random(in: -1e6...1e6, using: &generator))
                / Rational(Int.random(in: 1...999, using: &generator))
        }
        for _ in 0..<randomRuns(300) {
            let (a, b, c) = (fraction(), fraction(), fraction())
            #expect((a + b) * c == a * c + b * c)
            #expect(a - a == .zero)
            #expect(a * b / b == a)
            #expect((a < b) == (a.double < b.double))
        }
        let edge = Rational(Int.min)
        #expect(-(-edge) == edge)
        #expect(edge.magnitude == -edge)
        #expect(edge * edge / edge == edge)
    }

    @Test(
        "The exact program finds what the definition says, level by level",
        arguments: [.anything, .springs, .degenerate] as [RandomProblem.Shape])
    func program(_ shape: RandomProblem.Shape) throws {
        for seed in 0..<20 {
            let problem = RandomProblem(shape, seed: UInt64(seed), size: 2 + seed % 3)
            let reference = ReferenceOptimum(problem.constraints, variableCount: problem.variableCount)
            let priorities = reference.errors.map(\.priority)
            var program = ExactProgram(
                variableCount: problem.variableCount,
                goals: problem.constraints.map { constraint in
                    ExactProgram.Goal(
                        terms: constraint.terms.map { ($0.variable.index, $0.coefficient) },
                        constant: constraint.constant, left: constraint.relation == .lessThanOrEqual ? 0 : 1,
                        right: constraint.relation == .greaterThanOrEqual ? 0 : 1,
                        level: priorities.firstIndex(of: constraint.priority.rawValue) ?? 0)
                })
            let isSolved = program.solve()
            #expect(isSolved)
            let errors = program.errors.map { Rational(reducing: $0.numerator, $0.denominator) }
            #expect(errors == reference.errors.map(\.total), "\(shape) \(seed)")
        }
    }

    @Test("A system whose weights are a billion apart is solved exactly, and right")
    func scales() throws {
        let solver = Solver()
        let x = solver.makeVariable("x")
        let y = solver.makeVariable("y")
        try solver.add([
            (x * 1e9 + y * 3e9 .<= 7e6).priority(750), (x + y .== 10.0).priority(750), (y - x .>= 1e-3).priority(250),
        ])
        #expect((solver[x] + solver[y] - 10).magnitude < 1e-9)
        #expect(solver.statistics.exactSolves == 1)
        #expect(solver.errorsByPriority()[0].total < 1e-3)
    }

    @Test("Minors are exact in machine words and beyond")
    func minors() {
        var random = SplitMix64(seed: 6)
        func number() -> Int64 {
            let edges: [Int64] = [0, 1, -1, .max, -.max, 1 << 62, -1 << 62]
            return Bool.random(using: &random)
                ? edges.randomElement(using: &random)! : Int64.random(in: -.max ... .max, using: &random)
        }
        for _ in 0..<randomRuns(5_000) {
            // (q · divisor + b · c) is a · d for a = 1; larger ones by a factor.
            let (q, b, c, divisor) = (number(), number(), number(), number())
            guard divisor != 0 else { continue }
            let product = BigInteger(q) * BigInteger(divisor) + BigInteger(b) * BigInteger(c)
            let result = ExactInteger.minor(
                ExactInteger(product), .small(b), .small(c), .one, over: .small(divisor))
            #expect(result == .small(q))
            let (a, d) = (number(), number())
            let small = ExactInteger.minor(.small(a), .small(b), .small(c), .small(d), over: .one)
            #expect(small.big == BigInteger(a) * BigInteger(d) - BigInteger(b) * BigInteger(c))
            if !small.isZero {
                let one = ExactInteger.minor(.small(a), .small(b), .small(c), .small(d), over: small)
                #expect(one == .one)
            }
        }
    }

    // In debug builds the limit is seconds away.
    @Test("Exact work ends at its limit, and the solver counts it", .enabled(if: isFullTestRun))
    func limit() throws {
        var random = SplitMix64(seed: 5)
        let solver = Solver()
        let variables = (0..<31).map { _ in solver.makeVariable() }
        let rows = (0..<32).map { row in
            let sum = variables.reduce(into: Solver.Expression()) {
                $0 = $0 + $1 * Double.random(in: -1...1, using: &random)
            }
            return (sum * (row == 0 ? 1e9 : 1) .== Double.random(in: -1...1, using: &random)).priority(500)
        }
        try solver.add(rows)
        #expect(variables.allSatisfy { solver[$0].isFinite })
        #expect(solver.approximateSolutionCount == 1)
        #expect(solver.statistics.exactSolves == 1)
    }

    @Test("The logarithm of the tie weights is the logarithm")
    func logarithm() {
        #expect((naturalLogarithm(3) - 1.0986122886681098).magnitude < 1e-15)
        #expect((naturalLogarithm(1e6) - 13.815510557964274).magnitude < 1e-14)
    }

    @Test("Beside a weight of a billion, one of a thousandth still counts")
    func small() throws {
        let solver = Solver()
        let x = solver.makeVariable("x")
        try solver.add([(x * -0.001 .>= 0.075).priority(250), (x * 1e9 .<= 5.6e7).priority(250)])
        #expect((solver[x] + 75).magnitude < 1e-9)
    }
}
