/// Solves linear constraints with priorities, and keeps solving them while they are edited.
///
/// The optimum: required constraints hold. Then, from the highest priority down, the sum of the errors of that priority
/// is as small as it can be without adding to the error of a higher one. Where several points are optimal the *tie
/// rule* decides: first preferred values that were given, Σ wₖ · |xₖ − preferredₖ|, then Σ wₖ · |xₖ| of the others,
/// where wₖ = (1 + 1 / ln(k + 3)) / 2 and k is the declaration number. So the earlier declared is drawn a little more
/// strongly, and gives way first. What that leaves open is decided one by one in the order of declaration. Variables
/// that the required equations define by others follow those and do not count, unless a preferred value was given for
/// them; of the variables of an equation, the later declared are the ones that follow. So values depend on the
/// constraints that are present and on preferred values, never on the order or history of edits. A variable that was
/// removed does not count; the next variable made gets its declaration number, and with it its position in this rule.
///
/// Every edit either happens or throws and leaves everything as it was. Reading a value solves what is pending.
///
/// A solver is used by one thread at a time.
public final class Solver {
    // Access to the tables is not checked while running. What makes that sound: no method of a table calls back to the
    // solver, parts of one that are handed over together are different parts, and code of the user runs only while none
    // of them is being accessed.
    @exclusivity(unchecked) var store = ConstraintStore()
    @exclusivity(unchecked) var variables = VariableTable()
    @exclusivity(unchecked) var units = UnitTable()
    @exclusivity(unchecked) var changes = ChangeLog()

    /// By variable, as far as any were edit variables: the slot of the edit constraint, -1 without.
    @exclusivity(unchecked) var editSlots = Pool<Int32>()

    // What is pending.
    @exclusivity(unchecked) var dirty = DirtySet()
    @exclusivity(unchecked) var movedSimplexes = Pool<Int32>()
    @exclusivity(unchecked) var movedSingles = Pool<Int32>()
    @exclusivity(unchecked) var movedGroups = Pool<Int32>()

    /// Memory for solving from nothing, kept for the next time.
    @exclusivity(unchecked) var workspace = Workspace()
    /// Scratch memory for what a constraint is in terms of columns.
    @exclusivity(unchecked) var sum = SparseSum()
    @exclusivity(unchecked) var unexpanded = Pool<Int32>()
    @exclusivity(unchecked) var rowTerms: [(column: Int, coefficient: Double)] = []

    // The running edit.
    @exclusivity(unchecked) var journal = Pool<Undo>()
    /// The number of steps before the innermost running batch.
    @exclusivity(unchecked) var editBegin = 0
    @exclusivity(unchecked) var batchDepth = 0
    @exclusivity(unchecked) var needsVerdict = false
    /// Constraints added by the running edit, in order, for the report of a refusal.
    @exclusivity(unchecked) var addedSlots = Pool<Int32>()

    @exclusivity(unchecked) var rangeMemory = RangeMemory()

    /// The number of systems so far that needed exact arithmetic and exceeded its limits.
    ///
    /// Coefficients that differ by many orders of magnitude, or that nearly cancel, can defeat floating-point numbers.
    /// The solver then repeats the solution in exact fractions, for at most 40,000 coefficients and about half a second
    /// of work. Beyond that the values are those of floating-point numbers, which can violate optional constraints more
    /// than necessary; a system whose required constraints seem not to hold is refused.
    @exclusivity(unchecked) public internal(set) var approximateSolutionCount = 0

    /// Counts of work, for tests and benchmarks.
    @exclusivity(unchecked) package internal(set) var statistics = Statistics()

    public init() {}
}

extension Solver {
    /// The work that a solver has done.
    package struct Statistics: Hashable, Sendable {
        /// Systems that were presolved and solved from nothing.
        package var rebuilds = 0
        /// Constraints that came, went or changed their priority without a system being solved from nothing.
        package var editsInPlace = 0
        /// Simplex systems solved on from where they were.
        package var warmSolves = 0
        /// Systems that exact numbers had to solve.
        package var exactSolves = 0
        /// Terms and entries of tableaus that ranges of values took.
        package var rangeWork = 0
    }
}

// MARK: - Variables

extension Solver {
    /// Makes a variable.
    /// - Parameters:
    ///   - name: for reports; need not be unique.
    ///   - preferred: the value it is drawn to where constraints leave it free; nil is 0, and lets required equations
    ///     define the variable by others.
    /// - Throws: `unusableNumber`.
    /// - Complexity: O(1) amortized.
    public func makeVariable(_ name: String = "", preferring preferred: Double? = nil) throws(SolverError) -> Variable {
        if let preferred { try check(preferred) }
        let variable: Int
        if let reused = variables.reuse(name: name, preferred: preferred ?? .nan) {
            variable = reused
            // One that waits for its system to be solved is left alone until then.
            if !dirty.contains(variable) { isolate(variable) }
            changes.restart(variable, at: preferred ?? 0)
        } else {
            variable = variables.count
            store.addVariable()
            units.addVariable()
            variables.append(name: name, preferred: preferred ?? .nan)
            dirty.append()
            changes.append()
        }
        if batchDepth > 0 { journal.append(.madeVariable(Int32(variable))) }
        return variables.handle(variable)
    }

    /// Makes a variable without a preferred value, which cannot fail.
    public func makeVariable(_ name: String = "") -> Variable {
        // Without a preferred value there is nothing to refuse.
        do { return try makeVariable(name, preferring: nil) } catch { preconditionFailure("\(error)") }
    }

    /// Removes a variable that occurs in no constraint. It is unknown from then on, and its declaration number belongs
    /// to the variable that is made next.
    /// - Throws: `unknownVariable`; `variableInUse` when a constraint contains it, or it is an edit variable.
    /// - Complexity: O(1).
    public func remove(_ variable: Variable) throws(SolverError) {
        guard isKnown(variable) else { throw .unknownVariable(variable) }
        let index = variable.index
        guard store.isUnused(index) else { throw .variableInUse(variable) }
        variables.retire(index)
        if batchDepth > 0 {
            journal.append(.removedVariable(Int32(index)))
        } else {
            variables.free(index)
        }
        let unit = variables.unit[index]
        if unit >= 0, unit != Reduction.none {
            for column in units.systems[Int(unit)]?.columns ?? [] { dirty.insert(Int(column)) }
        }
    }

    /// Detaches a variable without constraints from the solved system.
    private func isolate(_ variable: Int) {
        if variables.unit[variable] != Reduction.none { units.release(unit: variables.unit[variable]) }
        variables.isolate(variable)
    }

    /// Returns the name of a variable; "" without one.
    public func name(of variable: Variable) -> String {
        isKnown(variable) ? variables.name(of: variable.index) : ""
    }

    /// The number of variables.
    public var variableCount: Int { variables.liveCount }

    @inline(__always)
    func isKnown(_ variable: Variable) -> Bool { variables.isKnown(variable) }
}

// MARK: - Values

extension Solver {
    /// Returns the value of a variable.
    ///
    /// NaN if the variable was removed or belongs to another solver.
    /// - Complexity: O(1), plus solving pending edits.
    public func value(of variable: Variable) -> Double {
        guard isKnown(variable) else { return .nan }
        if hasPending { solvePending() }
        return variables.readValue(variable.index)
    }

    /// Returns the values of four variables whose indices follow each other.
    ///
    /// - Precondition: There are these variables, and none of them was ever removed.
    /// - Complexity: O(1), plus solving pending edits.
    package func values(ofFourFrom index: Int) -> SIMD4<Double> {
        if hasPending { solvePending() }
        return SIMD4(
            variables.readValue(index), variables.readValue(index + 1), variables.readValue(index + 2),
            variables.readValue(index + 3))
    }

    /// Whether a value may be out of date.
    @inline(__always)
    private var hasPending: Bool { !(dirty.isEmpty && movedSimplexes.isEmpty && movedSingles.isEmpty) }

    /// Returns the value of a variable.
    public subscript(variable: Variable) -> Double { value(of: variable) }

    /// Returns the value of an expression.
    public func value(of expression: Expression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// Returns the variables whose values changed since the last call, ascending.
    /// - Complexity: O(c log c) for c candidates: the variables that the edits since then could reach.
    public func takeChanges() -> [Variable] {
        solvePending()
        changes.collect(&variables)
        return changes.changed.indices.map { variables.handle(Int(changes.changed[$0])) }
    }

    /// Appends the indices of the variables whose values changed since the last call, ascending.
    package func takeChanges(into indices: inout [Int32]) {
        solvePending()
        changes.collect(&variables)
        for position in changes.changed.indices { indices.append(changes.changed[position]) }
    }

    /// Whether a value may have changed since changes were taken.
    package var mayHaveChanges: Bool { hasPending || !changes.isEmpty }
}
