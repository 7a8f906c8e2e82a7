/// Solves linear constraints with priorities, and keeps solving them while they are edited.
///
/// The optimum: required constraints hold. Then, from the highest priority down, the sum of the errors of that priority is
/// as small as it can be without adding to the error of a higher one. Where several points are optimal the *tie rule*
/// decides: first preferred values that were given, Σ wₖ · |xₖ − preferredₖ|, then Σ wₖ · |xₖ| of the others, where
/// wₖ = (1 + 1 / ln(k + 3)) / 2 and k is the declaration number. So the earlier declared is drawn a little more strongly,
/// and gives way first. What that leaves open is decided one by one in the order of declaration.
/// Variables that the required equations define by others follow those and have no say, unless a preferred value was given
/// for them; of the variables of an equation, the later declared are the ones that follow. So values depend on the constraints that are present and on preferred values, never on the order or
/// history of edits.
///
/// Every edit either happens or throws and leaves everything as it was. Reading a value solves what is pending.
///
/// A solver is used by one thread at a time.
public final class Solver {
    // Exclusivity is not checked at run time: it was a fifth of a small edit. The invariant that stands in for it: while a
    // stored property is being read or written, only code of this module runs, and none of it comes back to the solver by
    // that property. The closures of batches run between such accesses.

    @exclusivity(unchecked) var store = ConstraintStore()
    @exclusivity(unchecked) var variables = VariableTable()
    /// By slot: what became of the constraint in the solved system.
    @exclusivity(unchecked) var placement = PlacementTable()
    @exclusivity(unchecked) var units = UnitTable()
    @exclusivity(unchecked) var changes = ChangeLog()

    /// By variable: the slot of its edit constraint, -1 without.
    @exclusivity(unchecked) var editSlot: [Int32] = []

    // What is pending.
    @exclusivity(unchecked) var dirty = DirtySet()
    @exclusivity(unchecked) var movedKernels: [Int32] = []
    @exclusivity(unchecked) var movedSingles: [Int32] = []
    @exclusivity(unchecked) var movedGroups: [Int32] = []

    /// By variable: its number in the system that is being copied out.
    @exclusivity(unchecked) var local: [Int32] = []
    /// Scratch memory for what a constraint is in terms of columns.
    @exclusivity(unchecked) var sum = SparseSum(count: 0)
    @exclusivity(unchecked) var rowTerms: [(column: Int, coefficient: Double)] = []

    // The running edit.
    @exclusivity(unchecked) var journal: [Undo] = []
    @exclusivity(unchecked) var batchDepth = 0
    @exclusivity(unchecked) var needsVerdict = false
    /// Constraints added by the running edit, in order, for the report of a refusal.
    @exclusivity(unchecked) var addedSlots: [Int32] = []

    /// Counts of work, for tests and benchmarks.
    @exclusivity(unchecked) public internal(set) var statistics = Statistics()

    public init() {}
}

extension Solver {
    /// How much work a solver did since it was made.
    public struct Statistics: Hashable, Sendable {
        /// Systems that were presolved and solved from nothing.
        public var rebuilds = 0
        /// Constraints that came, went or changed their priority without a system being solved from nothing.
        public var editsInPlace = 0
        /// Kernels solved on from where they were.
        public var warmSolves = 0
        /// Systems that exact numbers had to solve.
        public var exactSolves = 0
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
    /// - Complexity: O(1) amortised.
    public func makeVariable(_ name: String = "", preferring preferred: Double? = nil) throws(SolverError) -> Variable {
        if let preferred { try check(preferred) }
        let variable = Variable(variables.count)
        store.addVariable()
        units.singles.addVariable()
        variables.append(name: name, preferred: preferred ?? .nan)
        dirty.append()
        changes.append()
        editSlot.append(-1)
        if batchDepth > 0 { journal.append(.madeVariable) }
        return variable
    }

    /// Makes a variable without a preference, which cannot fail.
    public func makeVariable(_ name: String = "") -> Variable {
        // Without a preferred value there is nothing to refuse.
        do { return try makeVariable(name, preferring: nil) } catch { preconditionFailure("\(error)") }
    }

    /// The name a variable was made with, "" without one.
    public func name(of variable: Variable) -> String {
        isKnown(variable) ? variables.name[variable.index] : ""
    }

    /// How many variables were made.
    public var variableCount: Int { variables.count }

    func isKnown(_ variable: Variable) -> Bool { variables.value.indices.contains(variable.index) }
}

// MARK: - Values

extension Solver {
    /// The value of a variable.
    ///
    /// A variable of another solver reads as NaN.
    /// - Complexity: O(1), besides solving what is pending.
    public func value(of variable: Variable) -> Double {
        guard isKnown(variable) else { return .nan }
        solvePending()
        return variables.readValue(variable.index)
    }

    /// The value of a variable.
    public subscript(variable: Variable) -> Double { value(of: variable) }

    /// The value of an expression.
    public func value(of expression: Expression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
    }

    /// The variables whose values changed since this was called last, ascending.
    /// - Complexity: O(c log c) for c candidates: the variables that the edits since then could reach.
    public func takeChanges() -> [Variable] {
        solvePending()
        return changes.take(variables)
    }
}
