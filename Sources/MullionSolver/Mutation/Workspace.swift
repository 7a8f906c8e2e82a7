/// What solving from nothing works with. A solver keeps it, so that its memory is used again.
struct Workspace: ~Copyable {
    var problem = Problem()
    var reduction = Reduction()
    /// By variable: its number in the problem.
    var numbers = Pool<Int32>()
    var bucket = Pool<Int32>()
    /// By variable of the problem: the value of a column, and that of the variable.
    var columns = Pool<Double>()
    var values = Pool<Double>()

    /// Presolves the problem and solves it.
    mutating func solve() -> Simplex.Verdict {
        reduction.reduce(problem)
        let verdict = reduction.solve(&columns)
        reduction.fill(&values, from: &columns)
        return verdict
    }
}
