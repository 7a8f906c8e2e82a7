import MullionTestSupport
import Testing

@testable import MullionSolver

/// What adding and removing leaves behind. Simplex systems may keep room of edits in place until their system is solved
/// from nothing, so sizes are compared where everything just was.
@Suite("Solver: what edits leave behind")
struct FootprintTests {
    private let solver = Solver()
    private let variables: [Solver.Variable]

    init() throws {
        let width = solver.makeVariable("W")
        var all = [width]
        var top: Solver.Expression = 20
        for row in 0..<5 {
            let (left, size, y) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            try solver.add([left .== 20.0 + Double(row), left + size .== width - 20.0, y .== top])
            try solver.add([size .>= 40.0, (size .== Double(60 + row)).priority(.weak)])
            top = y + 30.0
            all += [left, size, y]
        }
        for _ in 0..<4 { all.append(solver.makeVariable()) }
        variables = all
        try solver.addEditVariable(width, value: 300)
    }

    /// Adds and removes constraints of every kind, then ties everything together and lets go of it.
    private func churn(_ count: Int, _ random: inout SplitMix64) throws {
        for _ in 0..<count {
            let x = variables[Int.random(in: 0..<variables.count, using: &random)]
            let y = variables[Int.random(in: 0..<variables.count, using: &random)]
            let constant = Double(Int.random(in: 0...900, using: &random))
            let sum = constant + 1_000
            let constraint: Solver.Constraint =
                switch Int.random(in: 0..<6, using: &random) {
                case 0: (x .== constant).priority(.medium)
                case 1: (x .<= y + constant).priority(.strong)
                case 2: x + y .<= sum
                case 3: (x .== constant).priority(Solver.Priority(Float.random(in: 1...600, using: &random)))
                case 4: x .>= -constant
                default: x .== y + constant
                }
            // Some cannot hold.
            guard let id = try? solver.add(constraint) else { continue }
            _ = solver[x]
            try solver.remove(id)
        }
        let extra = solver.makeVariable()
        let all = try solver.add(variables.reduce(Solver.Expression(extra)) { $0 + $1 } .== 0.0)
        _ = solver[extra]
        try solver.remove(all)
        try solver.remove(extra)
        _ = solver[variables[0]]
        _ = solver.takeChanges()
    }

    /// Elements that there is memory for.
    private var footprint: [String: Int] {
        let simplexes = solver.units.systems.compactMap { $0?.simplex }
        var room = 0
        for field in simplexes.flatMap({ Mirror(reflecting: $0).children }) {
            room += (field.value as? [Double])?.capacity ?? 0
            room += (field.value as? [Int32])?.capacity ?? 0
            room += (field.value as? [Breakpoint])?.capacity ?? 0
        }
        return [
            "variables": solver.variables.count, "slots": solver.store.slotCount, "terms": solver.store.terms.count,
            "simplexes": simplexes.count, "room of simplexes": room,
            "breakpoints": solver.units.singles.breakpoints.count,
            "definitions": solver.units.groups.termCapacity, "journal": solver.journal.count,
            "dirty": solver.dirty.seeds.count,
        ]
    }

    @Test("After 20,000 constraints that came and went there is no more than after 1,000")
    func pairs() throws {
        var random = SplitMix64(seed: 21)
        try churn(1_000, &random)
        let early = footprint
        try churn(isFullTestRun ? 19_000 : 3_000, &random)
        for (name, size) in footprint { #expect(size <= early[name]! * 101 / 100, "\(name)") }
    }
}
