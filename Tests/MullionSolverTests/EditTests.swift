import Testing

@testable import MullionSolver

@Suite("Solver: edits")
struct SolverEditTests {
    private let solver = Solver()
    private let x, y, z: Solver.Variable

    init() {
        x = solver.makeVariable("x")
        y = solver.makeVariable("y")
        z = solver.makeVariable("z")
    }

    @Test("A refused constraint throws a minimal conflict and leaves no trace")
    func refusal() throws {
        let first = try solver.add(x .>= 10.0)
        try solver.add(z .== 3.0)
        let second = try solver.add(y .== x + 5.0)
        let before = solver.stateHash
        let wrong = y .<= 12.0
        let error = #expect(throws: SolverError.self) { try solver.add(wrong) }
        guard case .unsatisfiable(let conflict) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(Set(conflict.members.compactMap(\.id)) == [first, second])
        #expect(conflict.members.filter { $0.id == nil }.map(\.constraint) == [wrong])
        #expect(conflict.members.compactMap(\.position) == [0])
        #expect(solver.stateHash == before)
        #expect(solver.takeChanges() == [x, y, z])
    }

    @Test("A constraint whose terms cancel is refused when it becomes required, alone and in a batch")
    func cancelled() throws {
        let equal = try solver.add(Solver.Constraint([.init(x, times: -1), .init(x)], .equal, 21.07, priority: 1))
        let atMost = try solver.add((x + x - x - x .<= -83.0).priority(.weak))
        for id in [equal, atMost] {
            let error = #expect(throws: SolverError.self) { try solver.setPriority(.required, of: id) }
            guard case .unsatisfiable(let conflict) = error else { return }
            #expect(conflict.members.map(\.id) == [id])
            #expect(throws: SolverError.self) {
                try solver.batch { (solver) throws(SolverError) in try solver.setPriority(.required, of: id) }
            }
            #expect(solver.constraint(id)?.priority != .required)
        }
        try solver.setConstant(0, of: equal)
        try solver.setPriority(.required, of: equal)
        #expect(throws: SolverError.self) { try solver.setConstant(1, of: equal) }
        #expect(solver.constraint(equal)?.constant == 0)
    }

    @Test("What rounding leaves of terms that cancel counts as 0")
    func nearlyCancelled() throws {
        let id = try solver.add(0.1 * x + 0.2 * x - 0.3 * x + y .== 4.0)
        #expect(solver.constraint(id)?.terms == [.init(y)])
    }

    @Test("Two independent conflicts are both found, whatever their relations")
    func independentConflicts() throws {
        try solver.add([x .== 100.0, y .== 0.0, z .>= 300.0])
        _ = solver[x]
        let found = try solver.minimalConflicts(adding: [x .== 90.0, z .<= 200.0, y .>= 1.0])
        #expect(found.isComplete)
        #expect(found.conflicts.map(\.members.count) == [2, 2, 2])
    }

    @Test("Conflicts on the two axes of one view are both found")
    func conflictsOfAxes() throws {
        let (width, height) = (solver.makeVariable("width"), solver.makeVariable("height"))
        let bottom = solver.makeVariable("bottom")
        try solver.add([z .== 200.0, bottom .== 200.0])
        let horizontal = [width .== 100.0, x .== 0.0, x + width .== z]
        let vertical = [y .== 0.0, height .>= 300.0, y + height .<= bottom]
        let found = try solver.minimalConflicts(adding: horizontal + vertical)
        #expect(found.isComplete)
        #expect(Set(found.conflicts.map { Set($0.members.compactMap(\.position)) }) == [[0, 1, 2], [3, 4, 5]])
        #expect(found.conflicts.map(\.members.count) == [4, 4])
    }

    @Test("A search for all conflicts ends when it has worked enough", arguments: [0, 2000, 20_000])
    func boundedSearch(workLimit: Int) throws {
        try solver.add(y .== 0.0)
        let constraints = (0..<60).map { x - y .== Double($0) }
        let found = try solver.minimalConflicts(adding: constraints, limit: 100_000, workLimit: workLimit)
        #expect(!found.isComplete)
        #expect(found.conflicts.allSatisfy { $0.members.count == 2 })
        #expect(!found.conflicts.isEmpty)
        let longer = try solver.minimalConflicts(adding: constraints, limit: 100_000, workLimit: workLimit * 2 + 1000)
        #expect(longer.conflicts.count >= found.conflicts.count)
        #expect(longer.conflicts.count < 60 * 59 / 2)
    }

    @Test("A near tie of feasibility is decided exactly")
    func nearTie() throws {
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]] {
            let solver = Solver()
            let (a, b) = (solver.makeVariable(), solver.makeVariable())
            let all = [a .== 1e7, b - 1000 * a .== 0.125, b .<= 1e10]
            for index in order.dropLast() { try solver.add(all[index]) }
            let error = #expect(throws: SolverError.self) { try solver.add(all[order[2]]) }
            guard case .unsatisfiable(let conflict) = error else { continue }
            #expect(conflict.members.count == 3)
        }
    }

    @Test("A conflict is found near the edit that made it, or across everything if it is as wide", arguments: [4, 60])
    func width(_ links: Int) throws {
        var chain = [x]
        for _ in 0..<60 {
            let next = solver.makeVariable()
            try solver.add(next .>= chain[chain.count - 1] + 1.0)
            chain.append(next)
        }
        try solver.add(x .== 0.0)
        let error = #expect(throws: SolverError.self) { try solver.add(chain[links] .<= Double(links) - 1) }
        guard case .unsatisfiable(let conflict) = error else { return }
        #expect(conflict.members.count == links + 2)
        #expect(solver[chain[60]] == 60)
    }

    @Test("A required constant that cannot hold is refused, and the old one stays")
    func constant() throws {
        let low = try solver.add(x .>= 10.0)
        try solver.add([x .<= 20.0, (x + y .== 40.0).priority(.medium), (y .== 1.0).priority(.weak)])
        let before = solver.stateHash
        #expect(throws: SolverError.self) { try solver.setConstant(21, of: low) }
        #expect(solver.stateHash == before)
        #expect(solver.constraint(low)?.constant == 10)
        try solver.setConstant(15, of: low)
        #expect(solver[x] == 20)
    }

    @Test("An optional constraint that becomes required is refused if it cannot hold")
    func priority() throws {
        let optional = try solver.add((x .== 5.0).priority(.weak))
        try solver.add(x .>= 6.0)
        #expect(throws: SolverError.self) { try solver.setPriority(.required, of: optional) }
        #expect(solver.constraint(optional)?.priority == .weak)
        #expect(solver[x] == 6)
    }

    @Test("A batch happens as a whole: it may pass through what cannot hold, and is undone if it ends there")
    func batch() throws {
        let equal = try solver.add(x .== 1.0)
        try solver.batch { (solver) throws(SolverError) in
            try solver.add(x .== 2.0)
            try solver.remove(equal)
        }
        #expect(solver[x] == 2)
        let before = solver.stateHash
        #expect(throws: SolverError.self) {
            try solver.batch { (solver) throws(SolverError) in
                let other = solver.makeVariable("other")
                try solver.add(other .== 7.0)
                try solver.addEditVariable(y, value: 8)
                try solver.setPreferredValue(9, of: z)
                try solver.add(x .>= other)
            }
        }
        #expect(solver.stateHash == before)
        #expect(solver.variableCount == 3)
        #expect(!solver.isEditable(y))
    }

    @Test("A constraint that a batch removed is the same again after the batch threw, though others took its slot")
    func identity() throws {
        let id = try solver.add(x .== 1.0)
        let before = solver.stateHash
        var other: ConstraintID?
        #expect(throws: SolverError.self) {
            try solver.batch { (solver) throws(SolverError) in
                try solver.remove(id)
                other = try solver.add(y .== 1.0)
                try solver.add(y .== 2.0)
            }
        }
        #expect(solver.stateHash == before)
        #expect(solver.contains(id))
        try solver.remove(id)
        #expect(try solver.add(z .== 1.0) != other)
    }

    @Test("Numbers that are not finite or too large are refused at the door")
    func numbers() throws {
        let id = try solver.add((x .== 1.0).priority(.weak))
        try solver.addEditVariable(y)
        for number in [Double.nan, .infinity, -.infinity, 2e12] {
            #expect(throws: SolverError.self) { try solver.add(x .>= number) }
            #expect(throws: SolverError.self) { try solver.add(x * number .>= 1.0) }
            #expect(throws: SolverError.self) { try solver.setConstant(number, of: id) }
            #expect(throws: SolverError.self) { try solver.suggest(number, for: y) }
            #expect(throws: SolverError.self) { try solver.makeVariable("", preferring: number) }
        }
        #expect(throws: SolverError.tinyCoefficient(1e-13)) { try solver.add(x * 1e-13 .== 0.0) }
        #expect(throws: SolverError.priorityOutOfRange(0)) { try solver.add((x .== 0.0).priority(0)) }
        #expect(throws: SolverError.priorityOutOfRange(1001)) { try solver.setPriority(1001, of: id) }
        #expect(solver.constraints.count == 2)
    }

    @Test("Removed constraints and edit variables are unknown afterwards")
    func unknown() throws {
        let id = try solver.add((x .== 4.0).priority(.weak))
        try solver.remove(id)
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
        let other = try solver.add((x .== 5.0).priority(.weak))
        #expect(other != id)
        try solver.addEditVariable(x, value: 3)
        #expect(throws: SolverError.alreadyEditable(x)) { try solver.addEditVariable(x) }
        #expect(throws: SolverError.requiredEdit(y)) { try solver.addEditVariable(y, priority: .required) }
        #expect(solver[x] == 3)
        try solver.removeEditVariable(x)
        #expect(solver[x] == 5)
        #expect(throws: SolverError.notEditable(x)) { try solver.suggest(1, for: x) }
    }

    @Test("Changes are those since the last question, through equations and derived values too")
    func changes() throws {
        let w = solver.makeVariable("w")
        try solver.add([x .== y + 1.0, z .== x + w, (w .== 10.0).priority(.weak)])
        let optional = try solver.add((x .== 4.0).priority(.weak))
        #expect(solver.takeChanges() == [x, y, z, w])
        #expect(solver.takeChanges() == [])
        try solver.setConstant(6, of: optional)
        #expect(solver.takeChanges() == [x, y, z])
        try solver.setConstant(7, of: optional)
        try solver.setConstant(6, of: optional)
        #expect(solver.takeChanges() == [])
        #expect([x, y, z, w].map { solver[$0] } == [6, 5, 16, 10])
    }

    @Test("Terms of one variable add up; those that vanish are gone")
    func terms() throws {
        try solver.add((x + x + y - y .== 10.0))
        #expect(solver[x] == 5)
        #expect(solver.constraints.compactMap { solver.constraint($0) }.map(\.terms) == [[.init(x, times: 2)]])
        #expect(throws: SolverError.self) { try solver.add(y - y .== 1.0) }
        try solver.add((y - y .== 1.0).priority(.weak))
        #expect(solver.violatedConstraints().map(\.error) == [1])
    }

    @Test("Preferred values decide where constraints do not, and are no constraints")
    func preferred() throws {
        try solver.add(x + y .== 10.0)
        try solver.setPreferredValue(3, of: y)
        #expect(solver[y] == 3)
        #expect(solver.ambiguousVariables() == [x, y, z])
        // Both cannot be had; the earlier declared is drawn more strongly.
        try solver.setPreferredValue(4, of: x)
        #expect([x, y].map { solver[$0] } == [4, 6])
        try solver.setPreferredValue(nil, of: x)
        #expect([x, y].map { solver[$0] } == [7, 3])
        try solver.setPreferredValue(nil, of: y)
        #expect([x, y].map { solver[$0] } == [0, 10])
    }

    @Test("Unconnected groups are separate systems: an edit of one solves nothing else")
    func separate() throws {
        try solver.add([(x .== 1.0).priority(.weak), (x + y .>= 3.0).priority(.weak)])
        try solver.addEditVariable(z, value: 5)
        _ = solver[x]
        let before = solver.statistics
        try solver.suggest(6, for: z)
        #expect(solver.takeChanges() == [x, y, z])
        #expect(solver.statistics == before)
    }

    @Test("A strong constraint outweighs any number of weak ones")
    func strict() throws {
        for _ in 0..<1000 { try solver.add((x .== 0.0).priority(249)) }
        try solver.add((x .== 1.0).priority(250))
        #expect(solver[x] == 1)
    }

    @Test("Ranges of optimal values end where the constraints end them")
    func ranges() throws {
        try solver.add([x .>= 1.0, x .<= 4.0, y .== x * 2.0])
        #expect(solver.optimalRange(of: x) == 1...4)
        #expect(solver.optimalRange(of: y) == 2...8)
        #expect(solver.optimalRange(of: z) == -.infinity ... .infinity)
        #expect(solver.isAmbiguous(y))
    }

    @Test("The range of a derived value contains its value")
    func rangeOfDerived() throws {
        try solver.add([x .>= 1.0, x .<= 4.0, y .== 1.0, (y .== 9.0).priority(.weak), z .== x + y + 5.0])
        let w = solver.makeVariable("w")
        try solver.add([(w .== 2.0).priority(.weak), y + w - z .<= 100.0])
        #expect(solver.optimalRange(of: z) == 7...10)
    }

    @Test("Open values that cancel do not open the range of what follows from them")
    func rangeOfCancelled() throws {
        let (sum, difference, total) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.add([sum .== x + y, difference .== x - y, total .== sum + difference - x * 2.0 + 5.0])
        #expect(solver.optimalRange(of: sum) == -.infinity ... .infinity)
        #expect(solver.optimalRange(of: total) == 5...5)
        let third = solver.makeVariable()
        try solver.add([(third .== x * 0.1 + y * 0.2 + x * 0.2 - y * 0.2 - x * 0.3).priority(.strong)])
        #expect(!solver.isAmbiguous(total))
        let range = try #require(solver.optimalRange(of: third))
        #expect(!range.lowerBound.isNaN && !range.upperBound.isNaN)
    }

    @Test("Ranges of all values of a chain take work that grows with its length, and follow edits")
    func rangesOfChain() throws {
        func work(_ count: Int) throws -> Int {
            let solver = Solver()
            let tops = (0...count).map { _ in solver.makeVariable() }
            let heights = (0..<count).map { _ in solver.makeVariable() }
            try solver.add(tops[0] .== 0.0)
            for (index, height) in heights.enumerated() {
                try solver.add([(height .== 20.0).priority(.strong), (height .>= 5.0).priority(.weak)])
                try solver.add(tops[index + 1] .== tops[index] + height + 8.0)
            }
            for variable in tops + heights { #expect(!solver.isAmbiguous(variable)) }
            let work = solver.statistics.rangeWork
            try solver.add((heights[count / 2] .<= 30.0).priority(.strong))
            try solver.remove(solver.constraints.filter { solver.constraint($0)?.terms == [.init(heights[count / 2])] })
            #expect(solver.isAmbiguous(tops[count]))
            #expect(!solver.isAmbiguous(tops[count / 2]))
            return work
        }
        #expect(try Double(work(200)) < 2.2 * Double(work(100)))
    }

    @Test("A variable that was removed has no range of optimal values")
    func rangeOfUnknown() throws {
        try solver.remove(z)
        #expect(solver.optimalRange(of: z) == nil)
    }
}
